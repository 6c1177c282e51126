import { folded, foldedWithSpots, foundAt } from './folded.ts';

/** Highlights search hits on the drawn pages without changing the DOM (CSS Custom Highlight API). */

const ALL = 'viewer-found';
const CURRENT = 'viewer-current';

const highlights = (): HighlightRegistry | null => ('highlights' in CSS ? CSS.highlights : null);

/** Ranges of the wanted text in a page's text layer, in order. */
export const rangesOf = (layer: HTMLElement, wanted: string): Range[] => {
	const walker = layer.ownerDocument.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
	const nodes: Node[] = [];
	for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
	const { text, spots } = foldedWithSpots(nodes.map((node) => node.textContent ?? ''));
	const letters = folded(wanted);
	return foundAt(text, letters).flatMap((at) => {
		const [first, last] = [spots[at], spots[at + letters.length - 1]];
		const [from, to] = [first && nodes[first.text], last && nodes[last.text]];
		if (!first || !last || !from || !to) return [];
		const range = layer.ownerDocument.createRange();
		range.setStart(from, first.from);
		range.setEnd(to, last.to);
		return [range];
	});
};

export type Marked = { ranges: readonly Range[]; current: Range | null };

export const mark = ({ ranges, current }: Marked): void => {
	const registry = highlights();
	if (!registry) return;
	registry.set(ALL, new Highlight(...ranges));
	registry.set(CURRENT, new Highlight(...(current ? [current] : [])));
};

export const unmark = (): void => {
	const registry = highlights();
	registry?.delete(ALL);
	registry?.delete(CURRENT);
};
