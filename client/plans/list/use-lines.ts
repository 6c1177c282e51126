import { useEffect, useState } from 'react';
import { type Gains, linesOf } from '#client/plans/lines.ts';
import type { PlanItem } from '#shared/plans/schemas.ts';
import type { Place, PlaceChange } from './use-plan-place.ts';

type LinesOptions = { items: readonly PlanItem[]; place: Place; gains: Gains; go: (change: PlaceChange) => void };

export type ShownLine = { item: PlanItem; isShown: boolean; isOpen: boolean };

/**
 * All lines, those shown first and in order. While a line is open, no line moves or disappears because of what is saved:
 * filter and order apply to the plan as it was when the line was opened.
 */
export const useLines = ({ items, place: { show, sort, open: asked }, gains, go }: LinesOptions): ShownLine[] => {
	const [settled, setSettled] = useState({ asked, items });
	const isSettled = settled.asked === asked && (asked !== null || settled.items === items);
	if (!isSettled) setSettled({ asked, items });
	const ordered = linesOf(settled.items, { show, sort, gains, kept: asked === 'first' ? null : asked });
	const first = ordered[0]?.sub_category_id ?? null;
	const open = asked === 'first' ? first : asked;
	useEffect(() => {
		if (asked === 'first') go({ open: first });
	});
	const place = new Map(ordered.map(({ sub_category_id: id }, at) => [id, at]));
	const placeOf = ({ sub_category_id: id }: PlanItem): number => place.get(id) ?? items.length;
	return items
		.toSorted((a, b) => placeOf(a) - placeOf(b))
		.map((item) => ({
			item,
			isShown: place.has(item.sub_category_id),
			isOpen: item.sub_category_id === open,
		}));
};
