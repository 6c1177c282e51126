import { useLayoutEffect, useState } from 'react';
import { goToItem, goToMemo } from './go-to-item.ts';

/** The focus to set after the next render. */
type Move = { id: number; isMemo: boolean };

/** The current check item, on which the keys act, and the item whose memo is being written. */
export const useCurrentItem = (first: () => number | null) => {
	const [currentId, setCurrentId] = useState(first);
	const [notingId, setNotingId] = useState<number | null>(null);
	const [move, setMove] = useState<Move | null>(null);
	useLayoutEffect(() => {
		if (move) (move.isMemo ? goToMemo : goToItem)(move.id);
	}, [move]);

	return {
		currentId,
		notingId,
		/** Makes an item the current one, and focuses it or its memo. */
		goTo: (id: number | null, isMemo = false): void => {
			if (id === null) return;
			setCurrentId(id);
			if (isMemo) setNotingId(id);
			setMove({ id, isMemo });
		},
		/** Makes an item the current one that already has the focus. */
		enter: (id: number): void => setCurrentId(id),
		leave: (): void => setCurrentId(null),
		keepMemo: (id: number, isUsed: boolean): void =>
			setNotingId((known) => (isUsed ? id : known === id ? null : known)),
	};
};
