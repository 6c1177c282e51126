import type { NamedQuestion } from '#shared/checking/schemas.ts';
import { FindingGroup } from './findings.tsx';
import { type Checked, placeOf } from './place.ts';

type NamedQuestionsProps = Checked & { title: string; text?: string; questions: readonly NamedQuestion[] };

/** Questions to look at before going on, each with a link to its ratings. */
export const NamedQuestions = ({ title, text, questions, ...checked }: NamedQuestionsProps) => (
	<FindingGroup
		title={title}
		text={text}
		findings={questions.map((question) => ({
			key: question.id,
			to: placeOf(checked, question, { question: question.id }),
			text: `${question.number} ${question.content}`,
			place: question.sub_category.content,
		}))}
	/>
);
