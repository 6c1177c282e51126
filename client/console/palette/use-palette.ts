import { keepPreviousData } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useTyped } from '#client/console/search-picker.tsx';
import { readRecent } from '#client/console/shell/recent.ts';
import { useStaff } from '#client/console/shell/staff.ts';
import { isComposing } from '#client/ui/composing.ts';
import { SHORTEST } from '#shared/search/limits.ts';
import { type Entry, foundEntries, recentEntries, screenEntries } from './entries.ts';
import { useScreens } from './use-screens.ts';

export type PaletteState = 'resting' | 'short' | 'searching' | 'found' | 'nothing' | 'failed';

const isLong = (text: string): boolean => [...text].length >= SHORTEST;

/**
 * What is typed, what is found, and which entry is active. Answers are shown for the text that they belong to; an Enter
 * that comes before its answer waits for it, so that nobody opens what an earlier text has found.
 */
export const usePalette = (open: (to: string) => void) => {
	const { isAdmin } = useStaff();
	const screens = useScreens(isAdmin);
	const [recent] = useState(readRecent);
	const [typed, setTyped] = useState('');
	const [settled, settle] = useTyped();
	const [chosen, setChosen] = useState<string | null>(null);
	const isEnterWaiting = useRef(false);
	const q = typed.trim();
	const isSearched = isLong(settled) && isLong(q);
	const query = api.console.search.useQuery(
		{ q: settled },
		{ enabled: isSearched, placeholderData: keepPreviousData, meta: { handlesFailure: true }, retry: false },
	);
	const isFresh = settled === q && query.isSuccess && !query.isPlaceholderData;
	const found = isSearched ? query.data?.data : undefined;
	const entries = useMemo((): Entry[] => {
		const ofScreens = screenEntries(screens, q);
		if (q === '') return [...recentEntries(recent, q), ...ofScreens];
		return [...(found ? foundEntries(found, settled, isAdmin) : []), ...recentEntries(recent, q), ...ofScreens];
	}, [found, recent, screens, q, settled, isAdmin]);
	const state = ((): PaletteState => {
		if (q === '') return 'resting';
		if (!isLong(q)) return 'short';
		if (settled === q && query.isError) return 'failed';
		if (!isFresh) return 'searching';
		return entries.length > 0 ? 'found' : 'nothing';
	})();
	// While something is typed, the best match is active without a key.
	const active = entries.find(({ id }) => id === chosen) ?? (q === '' ? undefined : entries[0]);

	useEffect(() => {
		if (!isEnterWaiting.current || state === 'searching') return;
		isEnterWaiting.current = false;
		if (active) open(active.to);
	}, [state, active, open]);

	const type = (text: string): void => {
		isEnterWaiting.current = false;
		setTyped(text);
		setChosen(null);
		settle(text);
	};
	const step = (by: 1 | -1): void => {
		if (entries.length === 0) return;
		const at = entries.findIndex(({ id }) => id === active?.id);
		const next = at === -1 ? (by === 1 ? 0 : entries.length - 1) : (at + by + entries.length) % entries.length;
		setChosen(entries[next]?.id ?? null);
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (isComposing(event.nativeEvent)) return;
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			event.preventDefault();
			step(event.key === 'ArrowDown' ? 1 : -1);
		} else if (event.key === 'Enter') {
			event.preventDefault();
			if (state === 'searching' && chosen === null) isEnterWaiting.current = true;
			else if (active) open(active.to);
		}
	};
	return {
		typed,
		q,
		entries,
		more: found?.more ?? [],
		active,
		state,
		type,
		onKeyDown,
		retry: () => void query.refetch(),
	};
};
