import jsQR from 'jsqr';
import { rasterised } from './rasterised.ts';

/** What the QR code on the first page of a PDF says; null without any. */
export const qrCodeOn = async (pdf: Uint8Array): Promise<string | null> => {
	const { data, width, height } = await rasterised(pdf);
	return jsQR(data, width, height)?.data ?? null;
};
