import { lookOf, type ProgressName } from '#client/assessment/statuses.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';

const TONES: Record<ProgressName, BadgeTone> = {
	answering: 'blue',
	inProgress: 'blue',
	confirming: 'blue',
	completed: 'green',
	reassessment: 'blue',
	improved: 'green',
	applied: 'yellow',
	issued: 'green',
	cancelled: 'grey',
};

/** A status in the wording for companies. */
export const ProgressBadge = ({ status }: { status: number }) => {
	const { t } = useText();
	const { progress } = lookOf(status);
	return <Badge tone={TONES[progress]}>{t(`company.history.progress.${progress}`)}</Badge>;
};
