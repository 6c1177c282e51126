import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { PrintToFile } from '#server/calls/deps.ts';
import type { PdfDocument } from '#shared/exports/documents.ts';

type Work = (document: PdfDocument) => Promise<void> | void;

/** A printer without a browser, for tests of the order of printing. `work` replaces the printing itself. */
export const fakePrinter = (work: Work = () => {}) => {
	const printed: PdfDocument[] = [];
	const busy = { now: 0, most: 0 };
	const print: PrintToFile = async (document, _locale, file) => {
		busy.now++;
		busy.most = Math.max(busy.most, busy.now);
		try {
			await work(document);
			printed.push(document);
			await writeFile(file, '%PDF-');
			return { byteSize: 5 };
		} finally {
			busy.now--;
		}
	};
	return { print, printed, busy, close: async () => {} };
};

/** A page that takes long to print, as on a busy machine. */
export const slowly = (ms: number) => (): Promise<void> => pause(ms);
