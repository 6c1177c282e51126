import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { ProgressBar, ScoreBar } from '#client/ui/progress.tsx';
import { type Part, state } from './part.ts';

const PERCENTS = [0, 40, 100];

/** One of each color of a grade, and none. */
const SCORES = [100, 85, 72, 55, 20, 0, null];

const Progress = () => {
	const { t } = useText();
	return (
		<Stack>
			{PERCENTS.map((percent) => (
				<ProgressBar key={percent} percent={percent} label={t('common.sending')} />
			))}
		</Stack>
	);
};

const Scores = () => {
	const { t } = useText();
	return (
		<Stack gap="small">
			{SCORES.map((score) => (
				<ScoreBar key={score} score={score} label={t('common.tagline')} unit="%" />
			))}
		</Stack>
	);
};

export const progress: Part = {
	id: 'progress',
	states: [state('empty, partly, full', Progress), state('scores, and none', Scores)],
};
