import type { PDFDocumentProxy } from 'pdfjs-dist';
import { textOf } from './draw-page.ts';
import { folded, foundAt } from './folded.ts';

/** A search hit: its page, and its index on that page. */
type Hit = { page: number; nth: number };

/** More than anybody would step through. */
const MOST_HITS = 5_000;

export type Found = { hits: readonly Hit[]; isDone: boolean; searched: number };

/** Texts of pages that have been searched. */
export type KnownTexts = Map<number, string>;

const foldedPage = async (pdf: PDFDocumentProxy, number: number, known: KnownTexts): Promise<string> => {
	const kept = known.get(number);
	if (kept !== undefined) return kept;
	const page = await pdf.getPage(number);
	const { items } = await textOf(page);
	const text = folded(items.map((item) => ('str' in item ? item.str : '')).join(''));
	known.set(number, text);
	return text;
};

type Search = {
	pdf: PDFDocumentProxy;
	pages: number;
	wanted: string;
	known: KnownTexts;
	onFound: (found: Found) => void;
	signal: AbortSignal;
};

/** Searches all pages in turn and reports hits as they are found. Unreadable pages have none. */
export const searchPages = async ({ pdf, pages, wanted, known, onFound, signal }: Search): Promise<void> => {
	const text = folded(wanted);
	const hits: Hit[] = [];
	for (let number = 1; number <= pages && hits.length < MOST_HITS; number += 1) {
		const page = await foldedPage(pdf, number, known).catch(() => '');
		if (signal.aborted) return;
		const count = foundAt(page, text).length;
		for (let nth = 0; nth < count; nth += 1) hits.push({ page: number, nth });
		if (number % 20 === 0) onFound({ hits: [...hits], isDone: false, searched: number });
	}
	onFound({ hits: hits.slice(0, MOST_HITS), isDone: true, searched: pages });
};
