import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS } from '#tests/support/limits.ts';
import { createWarmBrowser } from '#workers/browser.ts';
import { findChromium } from '#workers/chromium.ts';

/** Renders pages of PDFs with pdf.js in Chromium. */

export type Picture = { width: number; height: number; data: Uint8ClampedArray };

const modules = path.join(import.meta.dirname, '../../../node_modules/pdfjs-dist/legacy/build');

/** The part of pdf.js that is used. */
type PdfJs = {
	getDocument: (source: { data: Uint8Array }) => {
		promise: Promise<{ getPage: (number: number) => Promise<PdfPage> }>;
	};
};
type PdfPage = {
	getViewport: (options: { scale: number }) => { width: number; height: number };
	render: (options: { canvas: HTMLCanvasElement; viewport: unknown }) => { promise: Promise<void> };
};

/** The first page of a PDF as pixels; at scale 1 a pixel is a point. */
export const rasterised = async (pdf: Uint8Array, scale = 2): Promise<Picture> => {
	const chromium = await findChromium(process.env.CHROMIUM_PATH ?? null);
	if (!chromium) throw new Error('No Chromium runs here: install one or set CHROMIUM_PATH');
	const prepare = async (): Promise<void> => {};
	const browser = createWarmBrowser({ chromium, concurrency: 1, timeLimitMs: LIMITS.print, prepare });
	try {
		const drawn = await browser.withPage((page) =>
			page.evaluate(
				async ({ library, worker, content, scale: pixels }) => {
					// `new Function` hides the import from the test runner, which would rewrite it.
					const load = new Function(
						'code',
						`return import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })))`,
					) as (code: string) => Promise<unknown>;
					// With the worker's code on the page, pdf.js starts no worker.
					Object.assign(globalThis, { pdfjsWorker: await load(worker) });
					const { getDocument } = (await load(library)) as PdfJs;
					const data = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
					const first = await (await getDocument({ data }).promise).getPage(1);
					const viewport = first.getViewport({ scale: pixels });
					const canvas = document.createElement('canvas');
					canvas.width = viewport.width;
					canvas.height = viewport.height;
					await first.render({ canvas, viewport }).promise;
					const { width, height } = canvas;
					const image = canvas.getContext('2d')?.getImageData(0, 0, width, height);
					const base64 = await new Promise<string>((resolve) => {
						const reader = new FileReader();
						reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
						reader.readAsDataURL(new Blob(image ? [image.data] : []));
					});
					return { width, height, base64 };
				},
				{
					library: readFileSync(`${modules}/pdf.min.mjs`, 'utf8'),
					worker: readFileSync(`${modules}/pdf.worker.min.mjs`, 'utf8'),
					content: Buffer.from(pdf).toString('base64'),
					scale,
				},
			),
		);
		const { width, height, base64 } = drawn;
		return { width, height, data: new Uint8ClampedArray(Buffer.from(base64, 'base64')) };
	} finally {
		await browser.close();
	}
};
