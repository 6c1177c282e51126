import { useText } from '#client/base/locale.tsx';
import { YearScatter } from '#client/ui/charts/plot.tsx';
import { Radar } from '#client/ui/charts/radar.tsx';
import { type Part, state } from './part.ts';
import { useLongText } from './samples.ts';

const VALUES = [82, 64, null, 100, 0, 45, 73];
const MAX = 700;

const SevenAxes = () => {
	const { t } = useText();
	const label = t('common.tagline');
	const axes = VALUES.map((value, index) => ({ label: `${label} ${index + 1}`, value }));
	return <Radar title={label} axes={axes} />;
};

const LongAxes = () => {
	const text = useLongText().slice(0, 24);
	return <Radar title={text} axes={VALUES.map((value, index) => ({ label: `${text} ${index + 1}`, value }))} />;
};

const Years = () => {
	const { t } = useText();
	const points = [
		{ year: 2024, score: 320 },
		{ year: 2025, score: 0, note: t('common.grades.invalid') },
		{ year: 2026, score: 610 },
	];
	return <YearScatter points={points} max={MAX} label={t('common.tagline')} />;
};

export const charts: Part = {
	id: 'charts',
	states: [state('radar', SevenAxes), state('radar, long text', LongAxes), state('scores of years', Years)],
};
