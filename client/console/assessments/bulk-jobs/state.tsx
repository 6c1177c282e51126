import { useText } from '#client/base/locale.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import type { BulkState, RowState } from '#shared/bulk/job-states.ts';

const JOB_TONES: Readonly<Record<BulkState, BadgeTone>> = { running: 'blue', stopped: 'yellow', done: 'green' };

const ROW_TONES: Readonly<Record<RowState, BadgeTone>> = {
	waiting: 'blue',
	done: 'green',
	refused: 'red',
	stopped: 'yellow',
};

/** `isPaused`: the next rows are due later. */
export const JobState = ({ state, isPaused }: { state: BulkState; isPaused: boolean }) => {
	const { t } = useText();
	return <Badge tone={JOB_TONES[state]}>{t(`console.bulkJobs.states.${isPaused ? 'paused' : state}`)}</Badge>;
};

export const RowStateBadge = ({ state }: { state: RowState }) => {
	const { t } = useText();
	return <Badge tone={ROW_TONES[state]}>{t(`console.bulkJobs.rowStates.${state}`)}</Badge>;
};
