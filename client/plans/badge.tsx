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

/** The score of a sub-category without anything to improve. */
const FULL = 100;

export const PlanBadge = ({ item }: { item: Pick<PlanItem, 'action' | 'score'> }) => {
	const { t } = useText();
	const standing = standingOf(item);
	// Nothing is to be gained: whether it is answered is no matter of urgency.
	const isCalm = standing === 'unanswered' && item.score === FULL;
	return (
		<>
			<Badge tone={isCalm ? 'grey' : TONES[standing]}>{t(`plans.standing.${standing}`)}</Badge>
			{item.action?.is_overdue && <Badge tone="red">{t('plans.overdue')}</Badge>}
		</>
	);
};
