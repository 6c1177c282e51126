import { useEffect, useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import { focusedKind, focusNote, type NoteKind } from './note-kinds.ts';
import type { Place } from './places.ts';
import type { Desk } from './use-desk.ts';
import { usePlace } from './use-place.ts';

/** Prefetches the check of the next place. */
const usePrefetch = ({ round }: Desk, next: Place | undefined): void => {
	const utils = api.useUtils();
	const id = next?.kind === 'sub' ? next.sub.checkedId : null;
	useEffect(() => {
		if (id === null) return;
		const { subCategory } = round === 1 ? utils.console.checking : utils.console.reassessments;
		void subCategory.prefetch({ id }, { meta: { handlesFailure: true } });
	}, [id, round, utils]);
};

/** Moves between places: focuses the same kind of note in the next one, and collapses the rail. */
export const useDeskWalk = (desk: Desk) => {
	const { place, next, previous, go } = usePlace(desk.places);
	const [isRailOpen, setRailOpen] = useState(false);
	const main = useRef<HTMLDivElement>(null);
	/** The kind of note to focus once the next place is rendered. */
	const wanted = useRef<NoteKind | null>(null);
	const usual: NoteKind = desk.aim === 'proposal' && desk.isProposalEditable ? 'proposal' : 'evaluation';
	const here = place?.key ?? '';
	usePrefetch(desk, desk.places[desk.places.findIndex(({ key }) => key === here) + 1]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: it follows the place
	useEffect(() => {
		if (wanted.current === null) return;
		main.current?.scrollIntoView({ block: 'start' });
		if (!focusNote(wanted.current)) main.current?.querySelector('h2')?.focus({ preventScroll: true });
		wanted.current = null;
	}, [here]);

	/** Called by links to the next place. */
	const arrive = (kind: NoteKind = usual): void => {
		wanted.current = kind;
		setRailOpen(false);
	};
	const goTo = (key: string, kind?: NoteKind): void => {
		if (key === here) return void focusNote(kind ?? usual);
		arrive(kind);
		go(key);
	};
	/** The kind of note that the keys act on. */
	const noteKind = (): NoteKind => focusedKind() ?? usual;

	return {
		place,
		here,
		next,
		previous,
		main,
		arrive,
		goTo,
		noteKind,
		step: (by: 1 | -1): void => {
			const to = by === 1 ? next : previous;
			if (to !== null) goTo(to, noteKind());
		},
		isRailOpen,
		toggleRail: (): void => setRailOpen(!isRailOpen),
	};
};

export type DeskWalk = ReturnType<typeof useDeskWalk>;
