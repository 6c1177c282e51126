import * as pdfjs from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { MAX_PIXELS } from '#shared/files/picture-size.ts';

/**
 * PDFs by pdf.js: parsed in a worker, drawn on canvas. Scripts in them do not run, and external resources are not
 * loaded.
 */

pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;

/** Character maps, standard fonts and decoders copied by the build (`scripts/setup/pdf-files.ts`). */
const FILES = `/assets/pdfjs-${pdfjs.version}/`;

/** Timeout, as a hostile file could keep the worker busy for ever. */
const OPEN_SECONDS = 30;

export type PdfTrouble = 'broken' | 'encrypted' | 'slow';

export class PdfFailure extends Error {
	readonly trouble: PdfTrouble;

	constructor(trouble: PdfTrouble) {
		super(trouble);
		this.trouble = trouble;
	}
}

const troubleOf = (error: unknown): PdfFailure =>
	new PdfFailure(error instanceof pdfjs.PasswordException ? 'encrypted' : 'broken');

export type OpenPdf = {
	pdf: pdfjs.PDFDocumentProxy;
	/** Size of the first page in points, that is, at scale 1. */
	first: { width: number; height: number };
	close: () => void;
};

const optionsFor = (data: Uint8Array) => {
	const base = new URL(FILES, location.href).href;
	return {
		data,
		cMapUrl: `${base}cmaps/`,
		standardFontDataUrl: `${base}standard_fonts/`,
		// WebAssembly is not allowed by our CSP; JPEG 2000 and JBIG2 have JavaScript decoders.
		wasmUrl: `${base}wasm/`,
		useWasm: false,
		enableXfa: false,
		maxImageSize: MAX_PIXELS,
		// Exposes the names of fonts that are not embedded (`fonts.ts`).
		fontExtraProperties: true,
		verbosity: pdfjs.VerbosityLevel.ERRORS,
	};
};

/** Opens a PDF; the bytes are transferred to the worker. @throws PdfFailure */
export const openPdf = async (bytes: Uint8Array, signal: AbortSignal): Promise<OpenPdf> => {
	const task = pdfjs.getDocument(optionsFor(bytes));
	const close = (): void => void task.destroy().catch(() => {});
	signal.addEventListener('abort', close, { once: true });
	let timer = 0;
	const late = new Promise<never>((_, reject) => {
		timer = window.setTimeout(() => reject(new PdfFailure('slow')), OPEN_SECONDS * 1_000);
	});
	try {
		const opened = task.promise.then(async (pdf) => {
			const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
			return { pdf, first: { width, height }, close };
		});
		return await Promise.race([opened, late]);
	} catch (error) {
		close();
		throw error instanceof PdfFailure ? error : troubleOf(error);
	} finally {
		clearTimeout(timer);
	}
};
