import './texts.ts';
import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { TimeLine } from '#client/ui/charts/time-line.tsx';
import { color } from '#client/ui/tokens.ts';
import type { PlanItem } from '#shared/plans/schemas.ts';
import { dueItemsOf } from './due-items.ts';

const heading = css`font-weight: 700; color: ${color.grey900};`;
const small = css`margin-top: 4px; font-size: 14px; color: ${color.grey700}; @media print { font-size: 9pt; }`;

/** Target dates of a plan across the months; nothing while there are none. */
export const PlanTimeLine = ({ items, today }: { items: readonly PlanItem[]; today?: string }) => {
	const { t } = useText();
	const { dated, undated } = dueItemsOf(items);
	if (dated.length === 0) return null;
	return (
		<div>
			<p className={heading}>{t('plans.dates')}</p>
			<TimeLine title={t('plans.dates')} items={dated} today={today} />
			{undated > 0 && <p className={small}>{t('plans.undated', { count: undated })}</p>}
		</div>
	);
};
