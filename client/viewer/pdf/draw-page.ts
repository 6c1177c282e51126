import { AnnotationMode, type PDFDocumentProxy, type PDFPageProxy, TextLayer } from 'pdfjs-dist';
import { loadFontsFor } from './fonts.ts';

type Size = { width: number; height: number };

/** Maximum number of canvas pixels, whatever the page's size and the zoom. */
const MOST_PIXELS = 16_000_000;
/** Browsers refuse longer sides. */
const LONGEST_SIDE = 16_000;
const FINEST_RATIO = 2;

/** Text items laid out at a time, so that the page stays responsive. */
const PIECE = 400;

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** Canvas pixels per point of the shown page. */
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

/** Text of a page as shown by its fonts, to find out which glyphs are needed. */
export const textOf = (page: PDFPageProxy): Promise<TextContent> => page.getTextContent({ disableNormalization: true });

type Wanted = {
	pdf: PDFDocumentProxy;
	number: number;
	scale: number;
	/** Container of the canvas and the text layer. */
	holder: HTMLElement;
	/** Called once the size of this page is known, at scale 1. */
	onSize: (size: Size) => void;
	/** Called once the text can be selected and searched. */
	onText: (layer: HTMLElement) => void;
	onFailed: () => void;
};

const canvasFor = (holder: HTMLElement, size: Size, ratio: number): HTMLCanvasElement => {
	const canvas = holder.ownerDocument.createElement('canvas');
	canvas.width = Math.max(1, Math.floor(size.width * ratio));
	canvas.height = Math.max(1, Math.floor(size.height * ratio));
	return canvas;
};

export const clearPage = (holder: HTMLElement): void => {
	for (const canvas of holder.querySelectorAll('canvas')) freed(canvas);
	holder.replaceChildren();
};

/** Draws a page with its text layer, replacing the former contents. Returns a function that cancels it. */
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
			// Form values and stamps are drawn as printed; nothing is clickable.
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
