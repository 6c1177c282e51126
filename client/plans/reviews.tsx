import './texts.ts';
import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { color } from '#client/ui/tokens.ts';
import type { PlanAction, WireReview } from '#shared/plans/schemas.ts';

const said = css`
	padding: 8px 12px; border-inline-start: 4px solid ${color.grey420}; background: ${color.grey50}; font-size: 14px; line-height: 1.6; break-inside: avoid; print-color-adjust: exact;
	& + & { margin-top: 8px; }
	&[data-review='returned'] { border-color: ${color.warning}; }
	&[data-review='accepted'] { border-color: ${color.success}; }
	& .text { margin-top: 4px; font-size: 16px; white-space: pre-wrap; overflow-wrap: anywhere; }
	@media print { font-size: 9pt; & .text { font-size: 10pt; } }
`;

/** A review; the company only learns that it was by staff. */
const ReviewNote = ({ review: { review, content, by, at } }: { review: WireReview }) => {
	const { t, locale } = useText();
	return (
		<div className={said} data-review={review}>
			<p>
				<strong>{t(`plans.${review}`)}</strong>{' '}
				<span>{t('plans.saidBy', { name: by?.name ?? t('plans.assessor'), date: formatDate(at, locale) })}</span>
			</p>
			{content && <p className="text">{content}</p>}
		</div>
	);
};

export const CurrentReview = ({ action: { review } }: { action: Pick<PlanAction, 'review'> }) =>
	review && <ReviewNote review={review} />;

/** Earlier reviews, newest first. */
export const FormerReviews = ({ action }: { action: Pick<PlanAction, 'former_reviews'> }) => {
	const { t } = useText();
	const { former_reviews: former } = action;
	if (former.length === 0) return null;
	return (
		<Fold summary={t('plans.former', { count: former.length })}>
			{former.map((review) => (
				<ReviewNote key={review.at} review={review} />
			))}
		</Fold>
	);
};
