import type { ComponentProps } from 'react';
import { useText } from '#client/base/locale.tsx';
import { QuestionDocuments } from '#client/company/links/question-documents.tsx';
import type { SheetLinks } from '#client/company/links/use-links.ts';
import { SuggestedAnswer } from '#client/company/suggestions/suggestion.tsx';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { LIMITS } from '#shared/limits.ts';
import { isTooLong } from './answers.ts';
import { radioName } from './go-to-question.ts';
import { Question } from './question.tsx';
import type { SheetTools } from './use-sheet.ts';

type SheetQuestionProps = {
	question: AnsweredSubCategory['answer_contents'][number];
	number: number;
	isReadOnly: boolean;
	/** Whether to mark a missing answer as an error: after the user has tried to complete the sheet. */
	showsMissing: boolean;
	tools: SheetTools;
	offer: Pick<ComponentProps<typeof SuggestedAnswer>, 'suggestions' | 'isDisabled' | 'onUse'>;
	links: SheetLinks;
};

/** A question of the sheet with its unsaved answer, the suggestion from the last assessment, and its documents. */
export const SheetQuestion = (props: SheetQuestionProps) => {
	const { question, number, isReadOnly, showsMissing, tools, offer, links } = props;
	const { t } = useText();
	const { id } = question;
	const value = tools.answerOf(id);
	const name = t('company.sheet.questionOf', { number });
	return (
		<Question
			name={radioName(id)}
			number={number}
			question={question}
			value={value}
			isChanged={tools.changed.includes(id) && !isReadOnly}
			isReadOnly={isReadOnly}
			onValue={(next) => tools.type(id, next)}
			answerError={showsMissing && !value.answer ? t('company.sheet.unansweredError', { number }) : undefined}
			noteError={isTooLong(value.note) ? t('company.sheet.noteTooLong', { size: LIMITS.note }) : undefined}
			former={<SuggestedAnswer {...offer} questionId={id} name={name} note={value.note} />}
			documents={<QuestionDocuments name={name} questionId={id} links={links} isReadOnly={isReadOnly} />}
		/>
	);
};
