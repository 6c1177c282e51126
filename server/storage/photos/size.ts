import { type FileHandle, open } from 'node:fs/promises';
import type { PhotoType } from '#shared/evidence/phone.ts';

/** Type and size of an image from its header, without decoding. */

export type PhotoHeader = { type: PhotoType; width: number; height: number };

const PNG_MAGIC = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const PNG_BYTES = 24;

/** Brands of the HEIF family, used by iPhones and some Android phones. */
const HEIF = /^ftyp(hei[cxms]|hev[cxms]|mif[12]|msf1|avi[fs])/;

/** Phones write about a dozen segments before the size; a long color profile or XMP takes some more. */
const MOST_SEGMENTS = 2_000;

const bytesAt = async (handle: FileHandle, at: number, length: number): Promise<Buffer> => {
	const buffer = Buffer.alloc(length);
	const { bytesRead } = await handle.read(buffer, 0, length, at);
	return buffer.subarray(0, bytesRead);
};

/** Start of a frame (SOF), which contains the size. C4, C8 and CC are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the segments up to the frame header. */
const jpegHeader = async (handle: FileHandle): Promise<PhotoHeader | null> => {
	let at = 2;
	for (let segments = 0; segments < MOST_SEGMENTS; segments++) {
		const segment = await bytesAt(handle, at, 9);
		if (segment.length < 9 || segment[0] !== 0xff) return null;
		const marker = segment[1] ?? 0;
		if (isFrame(marker)) return { type: 'jpg', height: segment.readUInt16BE(5), width: segment.readUInt16BE(7) };
		// End of image or start of scan before the size.
		if (marker === 0xd9 || marker === 0xda) return null;
		// A fill byte, a marker without a length, or a segment with one.
		if (marker === 0xff) at += 1;
		else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
		else at += 2 + segment.readUInt16BE(2);
	}
	return null;
};

/**
 * Returns 'heif' for photos of the HEIF family, so that the error can advise setting the phone to JPEG; null for any
 * other unsupported file.
 */
export const readPhotoHeader = async (file: string): Promise<PhotoHeader | 'heif' | null> => {
	const handle = await open(file, 'r');
	try {
		const head = await bytesAt(handle, 0, PNG_BYTES);
		if (HEIF.test(head.toString('latin1', 4, 12))) return 'heif';
		if (head.length < PNG_BYTES) return null;
		if (head.subarray(0, PNG_MAGIC.length).equals(PNG_MAGIC)) {
			return { type: 'png', width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
		}
		return head.readUInt16BE(0) === 0xffd8 ? await jpegHeader(handle) : null;
	} finally {
		await handle.close();
	}
};
