import { useEffect, useState } from 'react';
import { useText } from '#client/base/locale.tsx';
import type { Selection } from '#client/ui/ticks.tsx';
import type { Target } from './targets.ts';

const NOTHING: ReadonlyMap<number, Target> = new Map();

/** The ticked rows, across all pages of a list. A change of `list`, the key of search and filters, unticks all. */
export const useTicked = (list: string) => {
	const { t } = useText();
	const [ticked, setTicked] = useState(NOTHING);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the effect is about another list
	useEffect(() => setTicked(NOTHING), [list]);
	const selectionOf = <Row extends { id: number }>(targetOf: (row: Row) => Target): Selection<Row> => ({
		isTicked: (row) => ticked.has(row.id),
		labelOf: (row) => t('console.bulk.tick', { company: targetOf(row).company }),
		onTick: (rows, isTicked) =>
			setTicked((before) => {
				const next = new Map(before);
				for (const row of rows) {
					if (isTicked) next.set(row.id, targetOf(row));
					else next.delete(row.id);
				}
				return next;
			}),
	});
	return {
		targets: [...ticked.values()],
		selectionOf,
		/** Unticks all other rows. */
		keep: (targets: readonly Target[]): void => setTicked(new Map(targets.map((target) => [target.id, target]))),
	};
};

export type Ticked = ReturnType<typeof useTicked>;
