import './texts.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import type { PlanItem } from '#shared/plans/schemas.ts';
import { type PlanStanding, standingOf } from './standing.ts';

/** Yellow marks what the company must do. */
const TONES: Record<PlanStanding, BadgeTone> = {
	unanswered: 'yellow',
	returned: 'yellow',
	accepted: 'green',
	notDone: 'grey',
	planned: 'grey',
	doing: 'blue',
	done: 'green',
};

export const PlanBadge = ({ item }: { item: Pick<PlanItem, 'action'> }) => {
	const { t } = useText();
	const standing = standingOf(item);
	return (
		<>
			<Badge tone={TONES[standing]}>{t(`plans.standing.${standing}`)}</Badge>
			{item.action?.is_overdue && <Badge tone="red">{t('plans.overdue')}</Badge>}
		</>
	);
};
