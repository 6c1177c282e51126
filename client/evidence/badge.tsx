import './texts.ts';
import { useText } from '#client/base/locale.tsx';
import { Badge, type BadgeTone } from '#client/ui/badge.tsx';
import type { RequestRow } from '#shared/evidence/requests.ts';
import { type Standing, standingOf } from './standing.ts';

export type RequestSide = 'staff' | 'company';

/** Yellow marks what this side must do. */
const TONES: Record<RequestSide, Record<Standing, BadgeTone>> = {
	staff: {
		open: 'blue',
		answered: 'yellow',
		accepted: 'green',
		withdrawn: 'grey',
		resting: 'grey',
		undecided: 'grey',
	},
	company: {
		open: 'yellow',
		answered: 'blue',
		accepted: 'green',
		withdrawn: 'grey',
		resting: 'grey',
		undecided: 'grey',
	},
};

type RequestBadgeProps = { request: Pick<RequestRow, 'status' | 'is_active'>; side: RequestSide };

export const RequestBadge = ({ request, side }: RequestBadgeProps) => {
	const { t } = useText();
	const standing = standingOf(request);
	return <Badge tone={TONES[side][standing]}>{t(`evidence.${side}.${standing}`)}</Badge>;
};
