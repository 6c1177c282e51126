import jsQR from 'jsqr';
import { type Picture, rasterised } from '#tests/support/printed/rasterised.ts';

/** The content of the QR code on the first page of a PDF; null if there is none. */
export const qrCodeOn = async (pdf: Uint8Array): Promise<string | null> => {
	const { data, width, height } = await rasterised(pdf);
	return jsQR(data, width, height)?.data ?? null;
};

/** The contents of the QR codes on a page with a grid of equal cells, row by row; null for a cell without one. */
export const qrCodesIn = (
	{ data, width, height }: Picture,
	{ columns, rows }: { columns: number; rows: number },
): (string | null)[] => {
	const [partWidth, partHeight] = [Math.floor(width / columns), Math.floor(height / rows)];
	return Array.from({ length: columns * rows }, (_, at) => {
		const [left, top] = [(at % columns) * partWidth, Math.floor(at / columns) * partHeight];
		const part = new Uint8ClampedArray(partWidth * partHeight * 4);
		for (let y = 0; y < partHeight; y++) {
			const from = ((top + y) * width + left) * 4;
			part.set(data.subarray(from, from + partWidth * 4), y * partWidth * 4);
		}
		return jsQR(part, partWidth, partHeight)?.data ?? null;
	});
};
