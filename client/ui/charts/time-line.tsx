import './texts.ts';
import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { DataTable } from './data-table.tsx';
import { Legend } from './legend.tsx';
import { dateShare, monthsOf, rowsOf } from './places.ts';

const ROW_PX = 24;
/** In percent: wide enough for a mark on a phone. */
const GAP = 7.5;
/** More names of months do not fit beside each other; on a phone every second one is left out. */
const MAX_NAMES = 5;

const figure = css`margin: 0; break-inside: avoid; & > * + * { margin-top: 8px; }`;
const plot = css`
	position: relative; margin-inline: 16px; font-size: 14px; line-height: 1.4; color: ${color.grey700}; font-variant-numeric: tabular-nums; print-color-adjust: exact;
	& > * { position: absolute; }
	& .axis { inset-inline: -12px; bottom: 28px; height: 2px; background: ${color.grey500}; }
	& .tick { bottom: 22px; width: 1px; height: 8px; background: ${color.grey500}; }
	& .month { bottom: 0; white-space: nowrap; translate: -4px 0; }
	& .today { bottom: 28px; top: 0; width: 0; border-inline-start: 2px solid ${color.grey900}; }
	& .today > span { position: absolute; top: -2px; inset-inline-start: 6px; white-space: nowrap; font-weight: 700; color: ${color.grey900}; }
	& .today.late > span { inset-inline: auto 6px; }
	& .mark { translate: -50% 0; line-height: 0; }
	${phone} { & .between { display: none; } }
	@media print { font-size: 9pt; }
`;

const DUE_STATES = ['returned', 'overdue', 'planned', 'done'] as const;
export type DueState = (typeof DUE_STATES)[number];

/** The state by shape and by color: an arrow back in a square, a triangle with a mark, a ring, a filled circle with a tick. */
const Sign = ({ state }: { state: DueState }) => (
	<svg aria-hidden="true" viewBox="0 0 20 20" width={20} height={20} style={{ printColorAdjust: 'exact' }}>
		{state === 'returned' && (
			<>
				<rect x={2} y={2} width={16} height={16} rx={2} fill={color.warning} stroke={color.white} />
				<path d="M15 10H6M9.5 6.5L6 10l3.5 3.5" fill="none" stroke={color.white} strokeWidth={2} />
			</>
		)}
		{state === 'overdue' && (
			<>
				<path d="M10 1.5L19 18H1Z" fill={color.errorText} stroke={color.white} strokeLinejoin="round" />
				<path d="M10 7v5M10 14v2" stroke={color.white} strokeWidth={2} />
			</>
		)}
		{state === 'planned' && <circle cx={10} cy={10} r={7} fill={color.white} stroke={color.blue900} strokeWidth={3} />}
		{state === 'done' && (
			<>
				<circle cx={10} cy={10} r={9} fill={color.successText} stroke={color.white} />
				<path d="M6 10l3 3 5-6" fill="none" stroke={color.white} strokeWidth={2} />
			</>
		)}
	</svg>
);

export type DueItem = { key: number; name: string; date: string; state: DueState };

type TimeLineProps = {
	title: string;
	items: readonly DueItem[];
	/** Tokyo date; omitted on paper, which is read later. */
	today?: string | undefined;
};

/** Due dates across the months, with their states and today; the same as a table. */
export const TimeLine = ({ title, items, today }: TimeLineProps) => {
	const { t, locale } = useText();
	const months = monthsOf([...items.map(({ date }) => date), ...(today ? [today] : [])]);
	const [from = '', to = ''] = [months[0], months.at(-1)];
	const shares = items.map(({ date }) => dateShare(date, from, to));
	const rows = rowsOf(shares, GAP);
	const every = Math.ceil((months.length - 1) / MAX_NAMES);
	const todayAt = today === undefined ? null : dateShare(today, from, to);
	return (
		<div className={figure}>
			<div
				className={plot}
				role="img"
				aria-label={title}
				style={{ height: `${(Math.max(0, ...rows) + 1) * ROW_PX + 34 + (todayAt === null ? 0 : 24)}px` }}
			>
				<span className="axis" />
				{months.map((month) => (
					<span key={month} className="tick" style={{ left: `${dateShare(month, from, to)}%` }} />
				))}
				{months.slice(0, -1).map((month, at) =>
					at % every === 0 ? (
						<span
							key={month}
							className={at % (2 * every) === 0 ? 'month' : 'month between'}
							style={{ left: `${dateShare(month, from, to)}%` }}
						>
							{t(at === 0 || month.endsWith('-01-01') ? 'charts.time.yearMonth' : 'charts.time.month', {
								year: month.slice(0, 4),
								month: locale === 'ja' ? Number(month.slice(5, 7)) : month.slice(5, 7),
							})}
						</span>
					) : null,
				)}
				{todayAt !== null && (
					<span className={todayAt > 70 ? 'today late' : 'today'} style={{ left: `${todayAt}%` }}>
						<span>{t('charts.time.today')}</span>
					</span>
				)}
				{items.map(({ key, state }, at) => (
					<span
						key={key}
						className="mark"
						style={{ left: `${shares[at]}%`, bottom: `${32 + (rows[at] ?? 0) * ROW_PX}px` }}
					>
						<Sign state={state} />
					</span>
				))}
			</div>
			<Legend
				label={t('charts.time.states')}
				entries={DUE_STATES.map((state) => ({
					key: state,
					sign: <Sign state={state} />,
					text: t('charts.time.counted', {
						state: t(`charts.time.${state}`),
						count: items.filter((item) => item.state === state).length,
					}),
				}))}
			/>
			<DataTable
				caption={title}
				rows={[...items]
					.sort((a, b) => a.date.localeCompare(b.date))
					.map(({ key, name, date, state }) => ({
						key,
						cells: [name, formatDate(date, locale), t(`charts.time.${state}`)],
					}))}
			/>
		</div>
	);
};
