import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { loadFontsFor } from './fonts.ts';

type Size = { width: number; height: number };

/** A canvas never has more pixels than this, whatever the page's size and the zoom. */
const MOST_PIXELS = 16_000_000;
/** No side is longer: browsers refuse it. */
const LONGEST_SIDE = 16_000;
const FINEST_RATIO = 2;

/** Texts are laid out in pieces, so that the page reacts in between. */
const PIECE = 400;

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** The pixels of the canvas for each point of the page as shown. */
const ratioFor = ({ width, height }: Size): number =>
	Math.min(
		FINEST_RATIO,
		window.devicePixelRatio || 1,
		Math.sqrt(MOST_PIXELS / (width * height)),
		LONGEST_SIDE / Math.max(width, height),
	);

const freed = (canvas: HTMLCanvasElement): void => {
	canvas.width = 0;
	canvas.height = 0;
	canvas.remove();
};

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

const inPieces = ({ items, styles, lang }: TextContent): ReadableStream =>
	new ReadableStream(
		{
			pull: async (controller) => {
				for (let at = 0; at < items.length; at += PIECE) {
					await breathe();
					controller.enqueue({ items: items.slice(at, at + PIECE), styles, lang });
				}
				controller.close();
			},
		},
		{ highWaterMark: 0 },
	);

/** The text of a page as its font shows it, which is what has to be at hand. */
export const textOf = (page: PDFPageProxy): Promise<TextContent> => page.getTextContent({ disableNormalization: true });

type Wanted = {
	pdf: PDFDocumentProxy;
	number: number;
	scale: number;
	/** Holds the canvas and the text over it. */
	holder: HTMLElement;
	/** Told as soon as the size of this page is known, at scale 1. */
	onSize: (size: Size) => void;
	/** Told once the text can be selected and searched. */
	onText: (layer: HTMLElement) => void;
	onFailed: () => void;
};

const canvasFor = (holder: HTMLElement, size: Size, ratio: number): HTMLCanvasElement => {
	const canvas = holder.ownerDocument.createElement('canvas');
	canvas.width = Math.max(1, Math.floor(size.width * ratio));
	canvas.height = Math.max(1, Math.floor(size.height * ratio));
	return canvas;
};

/** Takes the canvas and the text of a page away. */
export const clearPage = (holder: HTMLElement): void => {
	for (const canvas of holder.querySelectorAll('canvas')) freed(canvas);
	holder.replaceChildren();
};

/** Draws a page and lays its text over it, in place of what stood there. Returns what stops it. */
export const drawPage = ({ pdf, number, scale, holder, onSize, onText, onFailed }: Wanted): (() => void) => {
	let isStopped = false;
	let stop = (): void => {};
	const run = async (): Promise<void> => {
		const page = await pdf.getPage(number);
		onSize(page.getViewport({ scale: 1 }));
		const content = await textOf(page);
		if (isStopped) return;
		await loadFontsFor(content);
		if (isStopped) return;
		const viewport = page.getViewport({ scale });
		const ratio = ratioFor(viewport);
		const canvas = canvasFor(holder, viewport, ratio);
		const drawing = page.render({
			canvas,
			viewport,
			transform: [ratio, 0, 0, ratio, 0, 0],
			// What is filled in and stamped is drawn as printed; nothing of it can be clicked.
			annotationMode: AnnotationMode.ENABLE,
		});
		stop = () => {
			drawing.cancel();
			freed(canvas);
		};
		await drawing.promise;
		if (isStopped) return;
		clearPage(holder);
		const layer = holder.ownerDocument.createElement('div');
		layer.className = 'text';
		holder.append(canvas, layer);
		const texts = new TextLayer({ textContentSource: inPieces(content), container: layer, viewport });
		stop = () => texts.cancel();
		await texts.render();
		page.cleanup();
		if (!isStopped) onText(layer);
	};
	run().catch(() => {
		if (!isStopped) onFailed();
	});
	return () => {
		isStopped = true;
		stop();
	};
};
