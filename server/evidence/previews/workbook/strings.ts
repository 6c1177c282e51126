import type { OfficePackage } from '#server/evidence/previews/package.ts';
import type { XmlHandler } from '#server/evidence/previews/xml.ts';

/** Texts of a workbook: of the table of shared texts, and of cells that hold their own. */

/** Characters that XML cannot hold are written as `_x000D_`. */
const unescaped = (text: string): string =>
	text.includes('_x')
		? text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
		: text;

/** What nearly no text has: an escaped character, or one without a shape. */
const ODD = /_x|\p{Cc}/u;

/** A text of a cell; of characters without a shape, tabs and line breaks are left. */
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
		/** What was read since the last time. */
		take: (): string => {
			if (text === '') return text;
			const taken = plainText(text);
			text = '';
			return taken;
		},
	};
};

/** The shared texts, by their index. */
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
