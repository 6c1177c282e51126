import { css } from 'goober';
import { Link } from 'wouter';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { color } from '#client/ui/tokens.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { NamedQuestion } from '#shared/checking/schemas.ts';

const section = css`
	display: flex; flex-direction: column; gap: 4px;
	& > h3 { font-size: 16px; }
	& > p { font-size: 14px; line-height: 1.6; color: ${color.grey700}; }
	& > ul { padding-inline-start: 20px; display: flex; flex-direction: column; gap: 8px; font-size: 14px; line-height: 1.6; }
	& .place { color: ${color.grey700}; }
`;

export type Checked = {
	round: Round;
	/** Id of the assessment progress. */
	id: number;
};

type NamedQuestionsProps = Checked & { title: string; text: string; questions: readonly NamedQuestion[] };

/** Questions that need a look before going on, each with a link to where it is rated. */
export const NamedQuestions = ({ round, id, title, text, questions }: NamedQuestionsProps) => (
	<section className={section}>
		<h3>{title}</h3>
		<p>{text}</p>
		<ul>
			{questions.map(({ id: questionId, number, content, category, sub_category }) => (
				<li key={questionId}>
					<Link to={ROUND_SCREENS[round].subCategory(id, category.id, sub_category.id)}>
						{number} {content}
					</Link>
					<div className="place">{sub_category.content}</div>
				</li>
			))}
		</ul>
	</section>
);
