import { useText } from '#client/base/locale.tsx';
import { CategoryBars } from '#client/ui/charts/category-bars.tsx';
import { ScoreDial } from '#client/ui/charts/score-dial.tsx';
import { Star } from '#client/ui/charts/star.tsx';
import { TeamProgress } from '#client/ui/charts/team-progress.tsx';
import { Row } from '#client/ui/layout.tsx';
import { type Part, state } from './part.ts';
import { useLongText } from './samples.ts';

const MAX = 700;

/** One of each color of a grade, and none. */
const SCORES = [100, 85, 72, 55, 20, 0, null];

const Dial = ({ score }: { score: number | null }) => {
	const { t } = useText();
	return <ScoreDial title={t('common.tagline')} score={score} max={MAX} hasNext />;
};

const Dials = () => (
	<Row>
		{[0, 420, MAX].map((score) => (
			<Dial key={score} score={score} />
		))}
	</Row>
);

const useHeads = (): [string, string] => {
	const { t } = useText();
	return [t('labels.accounts.name'), t('common.tagline')];
};

const Bars = ({ name }: { name: string }) => {
	const rows = SCORES.map((score, id) => ({ id, content: `${name} ${id + 1}`, score, href: '#scores' }));
	return <CategoryBars title={name} heads={useHeads()} rows={rows} total={{ label: name, score: 332, max: MAX }} />;
};

const ShortBars = () => {
	const { t } = useText();
	return <Bars name={t('common.tagline')} />;
};

/** Shares of what the people of a team have answered. */
const SHARES = [
	[0, 0, 0],
	[1, 0.4, 0],
	[1, 1, 1],
];

const Team = ({ name }: { name: string }) => {
	const rows = SHARES.map((shares, key) => ({
		key,
		name: `${name} ${key + 1}`,
		cells: shares.map((share, at) => ({ key: at, share, isDone: share === 1 })),
		counts: [String(shares.filter((share) => share === 1).length)],
	}));
	return <TeamProgress title={name} heads={useHeads()} rows={rows} />;
};

const ShortTeam = () => {
	const { t } = useText();
	return <Team name={t('labels.accounts.name')} />;
};

export const scores: Part = {
	id: 'scores',
	states: [
		state('star', Star),
		state('dials', Dials),
		state('dial, empty', () => <Dial score={null} />),
		state('bars', ShortBars),
		state('bars, long text', () => <Bars name={useLongText()} />),
		state('team', ShortTeam),
		state('team, long text', () => <Team name={useLongText()} />),
	],
};
