import type { OfficePackage } from '#server/office/package.ts';
import type { XmlHandler } from '#server/office/xml.ts';

/** Texts of a workbook, from the table of shared strings or from cells with inline text. */

/** Excel writes characters that XML does not allow as `_x000D_`. */
const unescaped = (text: string): string =>
	text.includes('_x')
		? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
		: text;

/** Rare in texts, so tested first: an escaped or a control character. */
const ODD = /_x|\p{Cc}/u;

/** The text of a cell, without control characters other than tabs and line breaks. */
export const plainText = (text: string): string =>
	ODD.test(text)
		? unescaped(text)
				.replaceAll(/\r\n?/g, '\n')
				.replaceAll(/[^\P{Cc}\t\n]/gu, '')
				.toWellFormed()
		: text.toWellFormed();

/** Collects the text of runs (`t`), without furigana (`rPh`). */
export const createTextReader = () => {
	let text = '';
	let furigana = 0;
	let isText = false;
	const handler: Required<Omit<XmlHandler, 'isDone'>> = {
		open: (name) => {
			if (name === 'rPh') furigana++;
			else if (name === 't') isText = furigana === 0;
		},
		text: (more) => {
			if (isText) text += more;
		},
		close: (name) => {
			if (name === 'rPh') furigana--;
			else if (name === 't') isText = false;
		},
	};
	return {
		...handler,
		/** Returns the text since the last call. */
		take: (): string => {
			if (text === '') return text;
			const taken = plainText(text);
			text = '';
			return taken;
		},
	};
};

/** The shared strings, by index. */
export const readSharedTexts = async ({ read }: OfficePackage, part: string | null): Promise<readonly string[]> => {
	const texts: string[] = [];
	const reader = createTextReader();
	if (part !== null) {
		await read(part, {
			open: reader.open,
			text: reader.text,
			close: (name) => {
				reader.close(name);
				if (name === 'si') texts.push(reader.take());
			},
		});
	}
	return texts;
};
