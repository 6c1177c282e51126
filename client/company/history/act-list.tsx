import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { TableHead } from '#client/ui/charts/table-head.tsx';
import { color, focusRingInside } from '#client/ui/tokens.ts';
import { PLAN_ACTS } from '#shared/plans/states.ts';
import type { PlanActs } from '#shared/progresses/schemas.ts';

const table = css`
	width: 100%; max-width: 560px; border-collapse: collapse; font-size: 14px; line-height: 1.5; font-variant-numeric: tabular-nums;
	& :is(th, td) { padding: 6px 12px 6px 0; border-bottom: 1px solid ${color.grey200}; text-align: start; font-weight: 400; }
	& thead th { font-weight: 700; }
	& tr:focus-visible { ${focusRingInside} }
`;

/** By their days, and on one day in the order in which acts follow each other. */
const inOrder = (acts: PlanActs): PlanActs =>
	acts.toSorted((a, b) => a.date.localeCompare(b.date) || PLAN_ACTS.indexOf(a.kind) - PLAN_ACTS.indexOf(b.kind));

/** The acts of a plan, day by day. The rows take the focus from the marks. */
export const ActList = ({ acts }: { acts: PlanActs }) => {
	const { t, locale } = useText();
	return (
		<table className={table}>
			<caption className="visually-hidden">{t('company.history.marks.title')}</caption>
			<TableHead heads={[t('company.history.marks.day'), t('company.history.marks.act')]} />
			<tbody>
				{inOrder(acts).map(({ date, kind, count }) => (
					<tr key={`${date} ${kind}`} data-act={`${date} ${kind}`} tabIndex={-1}>
						<th scope="row">{formatDate(date, locale)}</th>
						<td>{t(`company.history.acts.${kind}`, { count })}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
};
