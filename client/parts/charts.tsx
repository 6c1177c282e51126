import { useText } from '#client/base/locale.tsx';
import { CountBar } from '#client/ui/charts/count-bar.tsx';
import { Legend, LineSign, ScoreLegend } from '#client/ui/charts/legend.tsx';
import { MonthLines, monthLineSigns } from '#client/ui/charts/month-lines.tsx';
import { Radar } from '#client/ui/charts/radar.tsx';
import { RADAR_LINES, RadarShape } from '#client/ui/charts/radar-shape.tsx';
import { type DueItem, TimeLine } from '#client/ui/charts/time-line.tsx';
import { TotalLine } from '#client/ui/charts/total-line.tsx';
import { YearPoints } from '#client/ui/charts/year-points.tsx';
import { type Part, state } from './part.ts';
import { useLongText } from './samples.ts';

const VALUES = [82, 64, null, 100, 0, 45, 73];
const MAX = 700;

const SevenAxes = () => {
	const { t } = useText();
	const label = t('common.tagline');
	return (
		<Radar title={label} axes={VALUES.map((value, index) => ({ label: `${label} ${index + 1}`, value }))}>
			<RadarShape values={VALUES.map((value) => (value ?? 0) / 2)} look="first" />
			<RadarShape values={VALUES.map(() => 60)} look="others" />
		</Radar>
	);
};

const LongAxes = () => {
	const text = useLongText().slice(0, 24);
	return <Radar title={text} axes={VALUES.map((value, index) => ({ label: `${text} ${index + 1}`, value }))} />;
};

const Legends = () => {
	const { t } = useText();
	const entries = Object.entries(RADAR_LINES).map(([key, look]) => ({
		key,
		sign: <LineSign {...look} />,
		text: t('common.tagline'),
	}));
	return (
		<>
			<ScoreLegend />
			<Legend label={t('charts.colors')} entries={entries} />
		</>
	);
};

const Years = () => {
	const { t } = useText();
	const note = t('common.grades.invalid');
	const points = [
		{ key: 2024, year: '2024', score: 610, max: MAX },
		{ key: 2025, year: '2025', score: null, max: MAX, note },
		{ key: 2026, year: '2026', score: null, max: MAX, note },
		{ key: 2027, year: '2027', score: 320, max: MAX },
	];
	return <YearPoints points={points} label={t('common.tagline')} />;
};

const Totals = ({ scores }: { scores: readonly number[] }) => {
	const { t } = useText();
	const points = scores.map((score, at) => ({
		key: at,
		year: String(2024 + at),
		day: `${2024 + at}-04-01`,
		score,
		max: MAX,
	}));
	return <TotalLine title={t('common.tagline')} points={points} />;
};

const DUE: readonly Omit<DueItem, 'name'>[] = [
	{ key: 1, date: '2026-05-10', state: 'done' },
	{ key: 2, date: '2026-05-12', state: 'overdue' },
	{ key: 3, date: '2026-09-01', state: 'planned' },
	{ key: 4, date: '2026-04-20', state: 'returned' },
];

const Plan = ({ isEmpty = false }: { isEmpty?: boolean }) => {
	const { t } = useText();
	const title = t('common.tagline');
	const items = isEmpty ? [] : DUE.map((item) => ({ ...item, name: title }));
	return <TimeLine title={title} items={items} today="2026-06-15" />;
};

const Months = ({ counts }: { counts: readonly number[] }) => {
	const { t } = useText();
	const label = t('common.tagline');
	return (
		<>
			<Legend label={t('charts.lines')} entries={monthLineSigns({ now: label, former: label })} />
			<MonthLines label={label} counts={counts} formerCounts={counts.toReversed()} ends={['2025-12', '2026-11']} />
		</>
	);
};

const COUNTS = [0, 1, 12, 7];

const Distribution = () => (
	<>
		{COUNTS.map((count) => (
			<p key={count}>
				<CountBar count={count} most={Math.max(...COUNTS)} look="before" />
				<CountBar count={count} most={Math.max(...COUNTS)} look="now" />
			</p>
		))}
	</>
);

export const charts: Part = {
	id: 'charts',
	states: [
		state('radar', SevenAxes),
		state('radar, long text', LongAxes),
		state('legends', Legends),
		state('scores of years', Years),
		state('totals of years', () => <Totals scores={[310, 480, 650]} />),
		state('total of one year', () => <Totals scores={[480]} />),
		state('distribution', Distribution),
		state('months', () => <Months counts={[3, 5, 8, 2, 0, 12, 14, 9, 9, 11, 6, 7]} />),
		state('months without anything', () => <Months counts={[0, 0, 0]} />),
		state('due dates', () => <Plan />),
		state('due dates, empty', () => <Plan isEmpty />),
	],
};
