import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { countsOf, type Gains } from '#client/plans/lines.ts';
import { FilterSelect } from '#client/ui/list-tools.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { PLAN_SORTS, type PlanShow, type PlanSort } from '#shared/plans/list-views.ts';
import type { PlanItem } from '#shared/plans/schemas.ts';
import type { usePlanPlace } from './use-plan-place.ts';

const tools = css`
	display: flex; flex-wrap: wrap; align-items: flex-end; justify-content: space-between; gap: 12px 24px; margin-bottom: 12px;
	@media print { display: none; }
	& fieldset { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; border: 0; min-width: 0; }
`;
const filter = css`
	display: inline-flex; align-items: center; gap: 8px; min-height: 44px; padding: 4px 14px; border: 1px solid ${color.grey600}; border-radius: 22px;
	background: ${color.white}; font-size: 14px; font-weight: 700; color: ${color.grey800}; cursor: pointer; font-variant-numeric: tabular-nums;
	&:hover { border-color: ${color.black}; background: ${color.grey50}; }
	&[aria-pressed='true'] { border-color: ${color.blue900}; background: ${color.blue900}; color: ${color.white}; }
	&.empty:not([aria-pressed='true']) { border-color: ${color.grey300}; font-weight: 400; }
	${phone} { padding: 4px 12px; }
`;

type ToolsProps = ReturnType<typeof usePlanPlace> & {
	items: readonly PlanItem[];
	shows: readonly PlanShow[];
	gains: Gains;
};

/** Filters with the number of their lines, and the orders. Another filter closes the open line. */
export const ListTools = ({ items, shows, gains, place: { show, sort }, go }: ToolsProps) => {
	const { t } = useText();
	const counts = countsOf(items);
	const sorts = PLAN_SORTS.filter((one) => one !== 'gain' || gains !== null);
	return (
		<div className={tools}>
			<fieldset>
				<legend className="visually-hidden">{t('plans.list.show')}</legend>
				{shows.map((one) => (
					<button
						key={one}
						type="button"
						className={counts[one] === 0 ? `${filter} empty` : filter}
						aria-pressed={one === show}
						onClick={() => go({ show: one, open: null })}
					>
						{t(`plans.list.shows.${one}`)} <span>{counts[one]}</span>
					</button>
				))}
			</fieldset>
			<FilterSelect
				label={t('plans.list.order')}
				value={sort}
				options={sorts.map((one) => ({ value: one, label: t(`plans.list.orders.by_${one}`) }))}
				onChange={(value) => go({ sort: value as PlanSort })}
			/>
		</div>
	);
};
