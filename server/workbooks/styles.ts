import type { OfficePackage } from '#server/office/package.ts';
import { type CellFormat, formatOf } from './number-format.ts';

/** The number format of a cell, by the index of its style. */
export type FormatOfStyle = (style: string | undefined) => CellFormat;

export const readFormats = async ({ read }: OfficePackage, part: string | null): Promise<FormatOfStyle> => {
	const own = new Map<number, string>();
	const styles: number[] = [];
	let isCellStyle = false;
	if (part !== null) {
		await read(part, {
			open: (name, attributes) => {
				if (name === 'numFmt') own.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
				else if (name === 'cellXfs') isCellStyle = true;
				else if (name === 'xf' && isCellStyle) styles.push(Number(attributes.numFmtId ?? 0));
			},
			close: (name) => {
				if (name === 'cellXfs') isCellStyle = false;
			},
		});
	}
	const formats = new Map<number, CellFormat>();
	return (style) => {
		const id = styles[Number(style ?? 0)] ?? 0;
		const format = formats.get(id) ?? formatOf(id, own);
		formats.set(id, format);
		return format;
	};
};
