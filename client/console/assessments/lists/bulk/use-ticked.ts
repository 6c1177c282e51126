import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { useStaff } from '#client/console/shell/staff.ts';
import type { Selection } from '#client/ui/ticks.tsx';
import type { Target } from './targets.ts';

type Chosen = {
	rows: ReadonlyMap<number, Target>;
	/** Number of all rows that match, if all are chosen, on whatever page. */
	whole: number | null;
};

const NOTHING: Chosen = { rows: new Map(), whole: null };

/** What was chosen in the list that was shown last: whoever comes back from a job finds it again. */
let last: { list: string; chosen: Chosen } = { list: '', chosen: NOTHING };

const lastOf = (list: string): Chosen => (last.list === list ? last.chosen : NOTHING);

const withRows = ({ rows }: Chosen, targets: readonly Target[], isTicked: boolean): Chosen => {
	const next = new Map(rows);
	for (const target of targets) {
		if (isTicked) next.set(target.id, target);
		else next.delete(target.id);
	}
	return { rows: next, whole: null };
};

/**
 * The ticked rows, across all pages of a list, or all rows that match. A change of `filters`, the key of search and
 * filters, unticks all.
 */
export const useTicked = (filters: string) => {
	const { t } = useText();
	const [path] = useLocation();
	const { email } = useStaff();
	const list = `${email} ${path} ${filters}`;
	const [shown, setShown] = useState({ list, chosen: lastOf(list) });
	const chosen = shown.list === list ? shown.chosen : lastOf(list);
	useEffect(() => {
		last = { list, chosen };
		// Another list was shown: what was ticked in the former one is over, also for a return to its filters.
		if (shown.list !== list) setShown({ list, chosen });
	}, [list, chosen, shown.list]);
	const choose = (next: (before: Chosen) => Chosen): void =>
		setShown((before) => ({ list, chosen: next(before.list === list ? before.chosen : NOTHING) }));
	const selectionOf = <Row extends { id: number }>(targetOf: (row: Row) => Target): Selection<Row> => ({
		isTicked: (row) => chosen.whole !== null || chosen.rows.has(row.id),
		labelOf: (row) => t('console.bulk.tick', { company: targetOf(row).company }),
		onTick: (rows, isTicked) => choose((before) => withRows(before, rows.map(targetOf), isTicked)),
	});
	return {
		/** The ticked rows that were on the screen; all the user knows of, unless all that match are chosen. */
		targets: [...chosen.rows.values()],
		whole: chosen.whole,
		count: chosen.whole ?? chosen.rows.size,
		selectionOf,
		/** Unticks all other rows. */
		keep: (targets: readonly Target[]): void =>
			choose(() => ({ rows: new Map(targets.map((target) => [target.id, target])), whole: null })),
		/** Chooses all rows that match. */
		takeAll: (total: number): void => choose(({ rows }) => ({ rows, whole: total })),
	};
};

export type Ticked = ReturnType<typeof useTicked>;
