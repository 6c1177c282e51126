import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { keepPlace, keptPlace } from '#client/viewer/kept-place.ts';
import type { PageSize } from './page-slot.tsx';

/** Margin on both sides of a page. */
const MARGIN_PX = 12;
/** After the pane is resized, pages are redrawn once its width is stable for this long. */
const REST_MS = 120;
/** The current page is the one at this fraction of the visible height. */
const LOOK_AT = 0.3;
const SMALLEST_SCALE = 0.05;
const LARGEST_SCALE = 8;

const slotsOf = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-page]')];

const slotOf = (box: HTMLElement, number: number): HTMLElement | null =>
	box.querySelector<HTMLElement>(`[data-page="${number}"]`);

/** Binary search for the last slot that begins above `y`. */
const slotAt = (slots: readonly HTMLElement[], y: number): HTMLElement | null => {
	let [from, to] = [0, slots.length - 1];
	while (from < to) {
		const middle = Math.ceil((from + to) / 2);
		if ((slots[middle]?.offsetTop ?? 0) <= y) from = middle;
		else to = middle - 1;
	}
	return slots[from] ?? null;
};

const useWidth = (box: RefObject<HTMLElement | null>): number => {
	const [width, setWidth] = useState(0);
	useLayoutEffect(() => {
		const { current } = box;
		if (!current) return;
		setWidth(current.clientWidth);
		let timer = 0;
		const observer = new ResizeObserver(() => {
			clearTimeout(timer);
			timer = window.setTimeout(() => setWidth(current.clientWidth), REST_MS);
		});
		observer.observe(current);
		return () => {
			clearTimeout(timer);
			observer.disconnect();
		};
	}, [box]);
	return width;
};

const useNear = (box: RefObject<HTMLElement | null>, pages: number): ReadonlySet<number> => {
	const [near, setNear] = useState<ReadonlySet<number>>(new Set());
	// biome-ignore lint/correctness/useExhaustiveDependencies: the slots change with their number
	useEffect(() => {
		const { current } = box;
		if (!current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				setNear((before) => {
					const next = new Set(before);
					for (const { target, isIntersecting } of entries) {
						const number = Number((target as HTMLElement).dataset.page);
						if (isIntersecting) next.add(number);
						else next.delete(number);
					}
					return next;
				});
			},
			{ root: current, rootMargin: '50% 0px' },
		);
		for (const slot of slotsOf(current)) observer.observe(slot);
		return () => observer.disconnect();
	}, [box, pages]);
	return near;
};

type Pages = { filePath: string; pages: number; first: PageSize; zoom: number };

/** Pages of a PDF in a scrolling box: sizes, which ones are near, and the current one. */
export const usePages = ({ filePath, pages, first, zoom }: Pages) => {
	const box = useRef<HTMLDivElement>(null);
	const width = useWidth(box);
	const near = useNear(box, pages);
	const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
	const [page, setPage] = useState(() => Math.min(pages, keptPlace(filePath)));
	/** Scroll position (page and fraction), restored after a resize or zoom. */
	const place = useRef({ page, share: 0 });
	const fit = width > 0 ? Math.max(1, width - MARGIN_PX * 2) / first.width : 1;
	const scale = Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, fit * zoom));

	const onSize = useCallback(
		(number: number, { width: wide, height: high }: PageSize) =>
			setSizes((before) => {
				const known = before.get(number) ?? first;
				if (known.width === wide && known.height === high) return before;
				return new Map(before).set(number, { width: wide, height: high });
			}),
		[first],
	);

	const goTo = useCallback((number: number, share = 0): void => {
		const { current } = box;
		const slot = current && slotOf(current, number);
		if (slot) current.scrollTop = slot.offsetTop - (share === 0 ? MARGIN_PX : 0) + slot.offsetHeight * share;
	}, []);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new scale moves all pages
	useLayoutEffect(() => {
		if (width > 0) goTo(place.current.page, place.current.share);
	}, [scale, width > 0]);

	const onScroll = (): void => {
		const { current } = box;
		if (!current) return;
		const slot = slotAt(slotsOf(current), current.scrollTop + current.clientHeight * LOOK_AT);
		const number = Number(slot?.dataset.page ?? 1);
		const top = slotOf(current, number)?.offsetTop ?? 0;
		place.current = {
			page: number,
			share: Math.max(0, (current.scrollTop - top) / Math.max(1, slot?.offsetHeight ?? 1)),
		};
		setPage(number);
		keepPlace(filePath, number);
	};

	return { box, near, scale, page, goTo, onScroll, onSize, sizeOf: (number: number) => sizes.get(number) ?? first };
};
