import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import { STATUS } from '#shared/assessment/status.ts';

const toneOf = (id: number): BadgeTone => {
	if (id === STATUS.cancelled) return 'red';
	if (id === STATUS.completed || id === STATUS.recompleted || id === STATUS.issued) return 'green';
	if (id === STATUS.applied) return 'yellow';
	return id >= STATUS.submitted ? 'blue' : 'grey';
};

/** The status of an assessment by name; the colour groups similar statuses. */
export const StatusBadge = ({ status }: { status: { id: number; name: string } }) => (
	<Badge tone={toneOf(status.id)}>{status.name}</Badge>
);
