import { createThreadPool } from '#server/base/thread-pool.ts';

/** Whether a PDF opens in the viewer without a password, which tells people at the upload what else a reader finds out later. */

export type PdfTrouble = 'encrypted' | 'broken';

const TIME_LIMIT_MS = 5_000;

type Options = { thread: URL; timeLimitMs: number };

/** A file of 20 MB and pdf.js take about 60 MB; two threads at most. */
export const createPdfCheck = ({ thread, timeLimitMs }: Options) => {
	const run = createThreadPool(thread, { memoryMb: 128, mostAtOnce: 2, timeLimitMs, idleMs: 30_000 });
	/** Null also if the check itself fails, or takes too long or too much memory: then the file is accepted. */
	return async (file: string): Promise<PdfTrouble | null> => {
		try {
			return await run<PdfTrouble | null>({ name: 'troubleWith', data: { file } });
		} catch {
			return null;
		}
	};
};

export const checkPdf = createPdfCheck({
	thread: new URL('./thread.ts', import.meta.url),
	timeLimitMs: TIME_LIMIT_MS,
});
