import { useText } from '#client/app/locale.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { STATUS } from '#shared/assessment/status.ts';

type Progress = 'inProgress' | 'completed' | 'reassessment' | 'improved' | 'applied' | 'issued' | 'cancelled';

const TONES: Record<Progress, BadgeTone> = {
	inProgress: 'blue',
	completed: 'green',
	reassessment: 'blue',
	improved: 'green',
	applied: 'yellow',
	issued: 'green',
	cancelled: 'grey',
};

/** Maps the 14 statuses to the progress that a company sees. */
const progressOf = (status: number): Progress => {
	if (status < STATUS.completed) return 'inProgress';
	if (status === STATUS.completed) return 'completed';
	if (status < STATUS.recompleted) return 'reassessment';
	if (status === STATUS.recompleted) return 'improved';
	if (status === STATUS.applied) return 'applied';
	return status === STATUS.issued ? 'issued' : 'cancelled';
};

export const ProgressBadge = ({ status }: { status: number }) => {
	const { t } = useText();
	const progress = progressOf(status);
	return <Badge tone={TONES[progress]}>{t(`company.history.progress.${progress}`)}</Badge>;
};
