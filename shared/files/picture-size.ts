/** Width and height of an image from its header, checked before decoding, which may exhaust memory. */

export type PictureSize = { width: number; height: number };

/** Larger images are not decoded. */
export const MAX_PIXELS = 50_000_000;

export const hasTooManyPixels = ({ width, height }: PictureSize): boolean => width * height > MAX_PIXELS;

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
const PNG_SIZE_AT = 16;

const JPEG_START = [0xff, 0xd8];
const FIRST_FRAME = 0xc0;
const LAST_FRAME = 0xcf;
/** Tables and an extension among the frame markers. */
const NO_FRAMES: readonly number[] = [0xc4, 0xc8, 0xcc];
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** Markers without a segment: RST0 to RST7 and TEM. */
const isBare = (marker: number): boolean => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01;

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
	start.every((byte, at) => bytes[at] === byte);

const whole = (width: number, height: number): PictureSize | null =>
	width > 0 && height > 0 ? { width, height } : null;

const pngSize = (view: DataView): PictureSize | null =>
	view.byteLength < PNG_SIZE_AT + 8 ? null : whole(view.getUint32(PNG_SIZE_AT), view.getUint32(PNG_SIZE_AT + 4));

/** Walks the segments up to the first frame. */
const jpegSize = (view: DataView): PictureSize | null => {
	let at = JPEG_START.length;
	while (at + 4 <= view.byteLength) {
		if (view.getUint8(at) !== 0xff) return null;
		const marker = view.getUint8(at + 1);
		// Any number of fill bytes 0xff may precede a marker.
		if (marker === 0xff) at += 1;
		else if (isBare(marker)) at += 2;
		else if (marker === START_OF_SCAN || marker === END_OF_IMAGE || marker < FIRST_FRAME) return null;
		else if (marker <= LAST_FRAME && !NO_FRAMES.includes(marker)) {
			return at + 9 > view.byteLength ? null : whole(view.getUint16(at + 7), view.getUint16(at + 5));
		} else at += 2 + view.getUint16(at + 2);
	}
	return null;
};

/** Size of a JPEG or PNG from its header; null for anything else, and for a truncated or invalid header. */
export const pictureSize = (bytes: Uint8Array): PictureSize | null => {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	if (startsWith(bytes, PNG_START)) return pngSize(view);
	return startsWith(bytes, JPEG_START) ? jpegSize(view) : null;
};
