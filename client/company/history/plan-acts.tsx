import { css } from 'goober';
import { useMemo } from 'react';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { DataTable } from '#client/ui/charts/data-table.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { PLAN_ACTS } from '#shared/plans/states.ts';
import type { PlanActs } from '#shared/progresses/schemas.ts';
import { actsPlaced, type PlacedAct } from './acts-placed.ts';

type Kind = PlacedAct['kind'];

/** The same edges as the chart above (`year-points.tsx`). */
const figure = css`
	margin: 0; padding: 0 96px 0 40px; font-size: 14px; line-height: 20px; color: ${color.grey800}; ${phone} { padding-inline: 36px 84px; }
	& .lane { position: relative; height: 24px; border-bottom: 1px dotted ${color.grey300}; }
	& .mark { position: absolute; top: 2px; margin-inline-start: -8px; display: flex; align-items: center; gap: 2px; font-variant-numeric: tabular-nums; }
	& figcaption { display: flex; flex-wrap: wrap; gap: 4px 24px; margin-top: 8px; ${phone} { margin-inline: -36px -84px; } }
	& figcaption > span { display: inline-flex; align-items: center; gap: 6px; }
	& svg { width: 16px; height: 16px; }
`;

/** Told apart by their shapes: a hollow and a full circle, a check mark, and a triangle. */
const SHAPES: Readonly<Record<Kind, { path: string; fill: string; stroke: string }>> = {
	added: { path: 'M8 2.5a5.5 5.5 0 110 11 5.5 5.5 0 010-11z', fill: color.white, stroke: color.blue900 },
	done: { path: 'M8 2.5a5.5 5.5 0 110 11 5.5 5.5 0 010-11z', fill: color.blue900, stroke: color.blue900 },
	accepted: { path: 'M2.5 8.5l4 4 7-9', fill: 'none', stroke: color.successText },
	returned: { path: 'M8 2.5l6 11H2z', fill: color.white, stroke: color.errorText },
};

const Shape = ({ kind }: { kind: Kind }) => {
	const { path, fill, stroke } = SHAPES[kind];
	return (
		<svg viewBox="0 0 16 16" aria-hidden="true">
			<path d={path} fill={fill} stroke={stroke} strokeWidth={2} strokeLinejoin="round" />
		</svg>
	);
};

type PlanActMarksProps = {
	acts: PlanActs;
	/** Days of the totals in the chart above, oldest first. */
	days: readonly string[];
	today: string;
};

/** Below the totals: when actions of the improvement plan were added and carried out, and what staff decided. */
export const PlanActMarks = ({ acts, days, today }: PlanActMarksProps) => {
	const { t, locale } = useText();
	const placed = useMemo(() => actsPlaced(acts, days, today), [acts, days, today]);
	const kinds = PLAN_ACTS.filter((kind) => placed.some((act) => act.kind === kind));
	if (kinds.length === 0) return null;
	const sumOf = (kind: Kind): number => placed.reduce((sum, act) => (act.kind === kind ? sum + act.count : sum), 0);
	return (
		<figure className={figure}>
			<div aria-hidden="true">
				{kinds.map((kind) => (
					<div key={kind} className="lane">
						{placed.map(
							(act) =>
								act.kind === kind && (
									<span key={act.date} className="mark" style={{ left: `${act.left}%` }}>
										<Shape kind={kind} />
										{act.count > 1 && act.count}
									</span>
								),
						)}
					</div>
				))}
			</div>
			<figcaption>
				{kinds.map((kind) => (
					<span key={kind}>
						<Shape kind={kind} />
						{t(`company.history.acts.${kind}`, { count: sumOf(kind) })}
					</span>
				))}
			</figcaption>
			<DataTable
				caption={t('company.history.plan')}
				rows={placed.map((act) => ({
					key: `${act.date} ${act.kind}`,
					cells: [formatDate(act.date, locale), t(`company.history.acts.${act.kind}`, { count: act.count })],
				}))}
			/>
		</figure>
	);
};
