import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Parses PDFs. Lengths are points; y grows upwards from the bottom of the page. */

type PdfText = { text: string; x: number; y: number; width: number; height: number };

export type PdfPage = { width: number; height: number; items: PdfText[]; text: string };

export type ReadPdf = {
	title: string | null;
	isTagged: boolean;
	pages: PdfPage[];
	/** The text of all pages without whitespace, so that searches ignore line breaks. */
	text: string;
	fonts: { name: string; isEmbedded: boolean }[];
	hasLinks: boolean;
};

const modules = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../node_modules/pdfjs-dist');

/** Removes whitespace: Chromium mixes spaces and no-break spaces. */
export const squeezed = (text: string): string => text.replace(/\s/g, '');

type Loaded = Awaited<ReturnType<typeof getDocument>['promise']>;

const readPage = async (document: Loaded, number: number): Promise<PdfPage> => {
	const page = await document.getPage(number);
	const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
	const { items } = await page.getTextContent();
	const texts = items.flatMap((item) =>
		'str' in item && item.str.trim() !== ''
			? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width, height: item.height }]
			: [],
	);
	return {
		width: right - left,
		height: top - bottom,
		items: texts,
		text: squeezed(texts.map((one) => one.text).join('')),
	};
};

const FONT_OF = 0;

/** The fonts of a page, and whether each is embedded. */
const fontsOf = async (document: Loaded, number: number): Promise<[string, boolean][]> => {
	const page = await document.getPage(number);
	const { fnArray, argsArray } = await page.getOperatorList();
	const ids = fnArray.flatMap((operation, at) => (operation === OPS.setFont ? [String(argsArray[at][FONT_OF])] : []));
	return [...new Set(ids)].map((id) => {
		const font = page.commonObjs.get(id);
		return [font.name, font.missingFile !== true];
	});
};

export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
	const loading = getDocument({
		data: new Uint8Array(bytes),
		cMapUrl: `${modules}/cmaps/`,
		standardFontDataUrl: `${modules}/standard_fonts/`,
		fontExtraProperties: true,
		verbosity: 0,
	});
	const document = await loading.promise;
	try {
		const pages: PdfPage[] = [];
		for (let number = 1; number <= document.numPages; number++) pages.push(await readPage(document, number));
		const fonts = new Map<string, boolean>();
		for (const number of new Set([1, document.numPages])) {
			for (const [name, isEmbedded] of await fontsOf(document, number)) fonts.set(name, isEmbedded);
		}
		const annotations = await (await document.getPage(1)).getAnnotations();
		const { info } = await document.getMetadata();
		const structure = await (await document.getPage(1)).getStructTree();
		return {
			title: (info as { Title?: string }).Title ?? null,
			isTagged: structure !== null,
			pages,
			text: pages.map((page) => page.text).join(''),
			fonts: [...fonts].map(([name, isEmbedded]) => ({ name, isEmbedded })),
			hasLinks: annotations.length > 0,
		};
	} finally {
		await loading.destroy();
	}
};
