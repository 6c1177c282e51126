import { lookOf } from '#client/assessment/statuses.ts';
import { Badge } from '#client/ui/badge.tsx';

/** The status of an assessment by name; the color groups similar statuses. */
export const StatusBadge = ({ status }: { status: { id: number; name: string } }) => (
	<Badge tone={lookOf(status.id).tone}>{status.name}</Badge>
);
