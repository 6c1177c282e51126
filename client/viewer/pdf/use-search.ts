import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mark, rangesOf, unmark } from './marks.ts';
import { type Found, type KnownTexts, searchPages } from './search.ts';

const NOTHING: Found = { hits: [], isDone: true, searched: 0 };
/** Debounce of typing. */
const REST_MS = 200;

type SearchOptions = {
	pdf: PDFDocumentProxy;
	pages: number;
	/** Current page, from which the first hit is searched. */
	page: number;
	box: React.RefObject<HTMLElement | null>;
	goTo: (page: number) => void;
};

/** Scrolls a range into the middle of the box, unless visible. */
const reveal = (box: HTMLElement, range: Range): void => {
	const [place, frame] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
	if (place.top < frame.top || place.bottom > frame.bottom) {
		box.scrollTop += place.top - frame.top - frame.height / 2;
	}
	if (place.left < frame.left || place.right > frame.right) box.scrollLeft += place.left - frame.left - frame.width / 2;
};

export const useSearch = ({ pdf, pages, page, box, goTo }: SearchOptions) => {
	const [wanted, want] = useState('');
	const [found, setFound] = useState<Found>(NOTHING);
	const [chosen, choose] = useState<number | null>(null);
	const [drawn, setDrawn] = useState(0);
	const known = useRef<KnownTexts>(new Map());
	const layers = useRef(new Map<number, HTMLElement>());
	const shownHit = useRef<unknown>(null);
	const from = useRef(page);
	from.current = page;

	useEffect(() => {
		setFound(NOTHING);
		choose(null);
		shownHit.current = null;
		if (wanted.trim() === '') return;
		const stop = new AbortController();
		const timer = setTimeout(() => {
			void searchPages({ pdf, pages, wanted, known: known.current, onFound: setFound, signal: stop.signal });
		}, REST_MS);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [pdf, pages, wanted]);

	// The first hit from the current page on is shown automatically.
	const firstFrom = found.hits.findIndex((hit) => hit.page >= from.current);
	const current = chosen ?? (firstFrom >= 0 ? firstFrom : found.isDone && found.hits.length > 0 ? 0 : null);
	const hit = current === null ? undefined : found.hits[current];
	const [hitPage, nth] = [hit?.page, hit?.nth];
	useEffect(() => {
		if (chosen === null && current !== null) choose(current);
	}, [chosen, current]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: pages that are drawn meanwhile are marked too
	useEffect(() => {
		if (wanted.trim() === '') return unmark();
		const live = [...layers.current].filter(([, layer]) => layer.isConnected);
		layers.current = new Map(live);
		const ranges = new Map(live.map(([number, layer]) => [number, rangesOf(layer, wanted)]));
		const range = hitPage === undefined || nth === undefined ? null : (ranges.get(hitPage)?.[nth] ?? null);
		mark({ ranges: [...ranges.values()].flat(), current: range });
		if (hitPage === undefined) return;
		const key = `${hitPage}:${nth}`;
		if (shownHit.current === key) return;
		if (range && box.current) {
			reveal(box.current, range);
			shownHit.current = key;
		} else if (shownHit.current !== `${key} sought`) {
			shownHit.current = `${key} sought`;
			goTo(hitPage);
		}
	}, [wanted, hitPage, nth, drawn]);
	useEffect(() => unmark, []);

	const onText = useCallback((number: number, layer: HTMLElement): void => {
		layers.current.set(number, layer);
		setDrawn((before) => before + 1);
	}, []);

	const step = (by: 1 | -1): void => {
		const { length } = found.hits;
		if (length > 0) choose(((current ?? (by === 1 ? -1 : 0)) + by + length) % length);
	};

	return { wanted, want, found, current, step, onText };
};

export type SearchState = ReturnType<typeof useSearch>;
