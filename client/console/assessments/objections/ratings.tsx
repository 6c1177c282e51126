import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { ROUND_SCREENS } from '#client/console/assessments/checking/rounds.ts';
import { NewTabLink } from '#client/console/assessments/lists/new-tab-link.tsx';
import type { Point } from '#client/objections/point.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { Explanation, WireQuestion } from '#shared/explanation/schemas.ts';

const list = css`
	margin: 0; padding: 8px 16px; list-style: none; border: 1px solid ${color.grey200}; border-radius: 8px; font-size: 14px;
	& li { display: flex; gap: 16px; justify-content: space-between; padding: 4px 0; }
	& span:last-child { white-space: nowrap; font-weight: 700; font-variant-numeric: tabular-nums; }
`;
const heading = css`font-size: 14px; color: ${color.grey600};`;

const questionsOf = ({ question, sub_category: sub }: Point, { categories }: Explanation): WireQuestion[] => {
	const subs = categories.flatMap(({ sub_categories: all }) => all);
	return subs
		.filter(({ id }) => id === sub.id)
		.flatMap(({ questions }) => questions.filter((one) => !question || one.question_id === question.id));
};

type RatingsProps = { point: Point; explanation: Explanation | undefined; round: Round; progressId: number };

/** How the questions of a point are rated, and the way to the check. */
export const PointRatings = ({ point, explanation, round, progressId }: RatingsProps) => {
	const { t } = useText();
	const questions = explanation ? questionsOf(point, explanation) : [];
	const { answer_category_id: category, answer_sub_category_id: sub } = point.sub_category;
	return (
		<>
			{questions.map((question) => (
				<div key={question.question_id}>
					<p className={heading}>
						{point.question ? t('console.objections.ratings') : `${question.number} ${question.content}`}
					</p>
					<ul className={list}>
						{(question.items ?? []).map(({ content, rate }) => (
							<li key={content}>
								<span>{content}</span>
								<span>{rate === null ? t('console.objections.notScored') : `${rate}%`}</span>
							</li>
						))}
					</ul>
				</div>
			))}
			{category !== null && sub !== null && (
				<p>
					{/* A new tab: what is typed here stays in sight of whoever looks there. */}
					<NewTabLink
						to={ROUND_SCREENS[round].subCategory(progressId, category, sub)}
						label={t('console.objections.toCheck')}
					>
						{t('console.objections.toCheck')}
					</NewTabLink>
				</p>
			)}
		</>
	);
};
