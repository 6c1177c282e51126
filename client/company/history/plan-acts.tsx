import { css } from 'goober';
import { useMemo, useRef } from 'react';
import { formatDate, rangeSign } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { dateShare } from '#client/ui/charts/places.ts';
import { useWidth } from '#client/ui/use-width.ts';
import '#client/ui/charts/texts.ts';
import { Fold } from '#client/ui/fold.tsx';
import { color, focusRing, phone } from '#client/ui/tokens.ts';
import { tokyoDate } from '#shared/dates.ts';
import { PLAN_ACTS } from '#shared/plans/states.ts';
import type { PlanActs } from '#shared/progresses/schemas.ts';
import { ActList } from './act-list.tsx';
import { ActShape } from './act-shape.tsx';
import { type ActCluster, axisOf, clustersOf } from './acts-placed.ts';
import type { ScoredRound } from './scored-rounds.ts';

/** The names of the lanes stand at their left; on a phone above them. */
const figure = css`
	margin: 0; font-size: 14px; line-height: 20px; color: ${color.grey800}; font-variant-numeric: tabular-nums;
	& .row { display: grid; grid-template-columns: 200px minmax(0, 1fr); align-items: center; border-bottom: 1px solid ${color.grey200}; ${phone} { display: block; padding-top: 6px; } }
	& .lane { position: relative; height: 36px; margin-inline: 20px; }
	& .lane > * { position: absolute; translate: -50% 0; white-space: nowrap; }
	& .total { top: 8px; font-weight: 700; color: ${color.grey900}; }
	& .line { top: 0; bottom: 0; border-inline-start: 1px solid ${color.grey200}; }
	& button {
		top: 4px; display: flex; align-items: center; justify-content: center; gap: 2px; min-width: 28px; height: 28px; padding: 0; border: 0; border-radius: 4px;
		background: none; font: inherit; color: inherit; cursor: pointer;
		&:hover { background: ${color.blue50}; }
		&:focus-visible { ${focusRing} z-index: 1; }
	}
	& .axis { border-bottom: 0; }
	& .axis .lane { height: 24px; white-space: nowrap; color: ${color.grey700}; }
	& .axis .lane > * { top: 2px; }
	& details { margin-top: 8px; }
`;

/** Until a lane has been measured. */
const PHONE_LANE_PX = 300;

type PlanActMarksProps = {
	acts: PlanActs;
	/** The totals, which share the axis; oldest first. */
	scored: readonly ScoredRound[];
};

/** When actions of the improvement plan were added and carried out, and what staff decided, beside the totals. */
export const PlanActMarks = ({ acts, scored }: PlanActMarksProps) => {
	const { t, locale } = useText();
	const box = useRef<HTMLElement>(null);
	const [measured, lanePx] = useWidth<HTMLDivElement>(PHONE_LANE_PX);
	const { axis, lanes, totals } = useMemo(() => {
		const days = scored.map(({ reportedAt }) => tokyoDate(new Date(reportedAt)));
		const axis = axisOf([...days, ...acts.map(({ date }) => date), tokyoDate(new Date())]);
		const lanes = PLAN_ACTS.map((kind) => ({ kind, marks: clustersOf(acts, kind, axis, lanePx) }));
		const totals = scored.map(({ id, round, score }, at) => {
			const day = days[at] ?? '';
			return { key: `${id}-${round}`, day, score, left: dateShare(day, axis.from, axis.to) };
		});
		return { axis, lanes: lanes.filter(({ marks }) => marks.length > 0), totals };
	}, [acts, scored, lanePx]);
	if (lanes.length === 0) return null;
	const wordsOf = ({ kind, from, to, count }: ActCluster): string => {
		const day = formatDate(from, locale);
		const days = from === to ? day : `${day} ${rangeSign(locale)} ${formatDate(to, locale)}`;
		return `${days} ${t(`company.history.acts.${kind}`, { count })}`;
	};
	/** Opens the list at the first act of a mark. */
	const show = ({ from, kind }: ActCluster): void => {
		const fold = box.current?.querySelector('details');
		const row = box.current?.querySelector<HTMLElement>(`[data-act='${from} ${kind}']`);
		if (fold) fold.open = true;
		row?.focus();
	};
	const ticks = axis.ticks.map(({ month, left }) => <span key={month} className="line" style={{ left: `${left}%` }} />);
	return (
		<figure ref={box} className={figure} aria-label={t('company.history.marks.title')}>
			<div className="row">
				<span>{t('labels.assessment.score')}</span>
				<div ref={measured} className="lane">
					{ticks}
					{totals.map(({ key, day, score, left }) => (
						<span key={key} className="total" title={formatDate(day, locale)} style={{ left: `${left}%` }}>
							{score}
						</span>
					))}
				</div>
			</div>
			{lanes.map(({ kind, marks }) => (
				<div key={kind} className="row">
					<span>{t(`company.history.acts.${kind}`, { count: marks.reduce((sum, { count }) => sum + count, 0) })}</span>
					<div className="lane">
						{ticks}
						{marks.map((mark) => (
							<button
								key={mark.from}
								type="button"
								title={wordsOf(mark)}
								aria-label={wordsOf(mark)}
								style={{ left: `${mark.left}%` }}
								onClick={() => show(mark)}
							>
								<ActShape kind={kind} />
								{mark.count > 1 && mark.count}
							</button>
						))}
					</div>
				</div>
			))}
			<div className="row axis" aria-hidden="true">
				<span />
				<div className="lane">
					{axis.ticks.map(
						({ month, left, isNamed }, at) =>
							isNamed && (
								<span key={month} style={{ left: `${left}%` }}>
									{t(at === 0 || month.endsWith('-01-01') ? 'charts.time.yearMonth' : 'charts.time.month', {
										year: month.slice(0, 4),
										month: locale === 'ja' ? Number(month.slice(5, 7)) : month.slice(5, 7),
									})}
								</span>
							),
					)}
				</div>
			</div>
			<Fold summary={t('company.history.marks.list')}>
				<ActList acts={acts} />
			</Fold>
		</figure>
	);
};
