import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasTooManyPixels, MAX_PIXELS, pictureSize } from './picture-size.ts';

const bytesOf = (hex: string): Uint8Array =>
	Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

const png = (width: number, height: number): Uint8Array =>
	bytesOf(`89504e470d0a1a0a0000000d49484452${hex(width, 8)}${hex(height, 8)}0802000000`);

const segment = (marker: number, content: string): string =>
	`ff${hex(marker, 2)}${hex(content.length / 2 + 2, 4)}${content}`;

const frame = (marker: number, width: number, height: number): string =>
	segment(marker, `08${hex(height, 4)}${hex(width, 4)}01011100`);

const jpeg = (...parts: string[]): Uint8Array => bytesOf(`ffd8${parts.join('')}`);

it('reads the header of a PNG', () => {
	expect(pictureSize(png(640, 480))).toEqual({ width: 640, height: 480 });
	expect(pictureSize(png(30_000, 30_000))).toEqual({ width: 30_000, height: 30_000 });
});

it('reads the first frame of a JPEG, after tables, restarts, comments and fill bytes', () => {
	const exif = segment(0xe1, '45786966000000000000');
	const tables = segment(0xc4, '0011');
	expect(pictureSize(jpeg(exif, tables, 'ffffff', frame(0xc0, 640, 480).slice(2)))).toEqual({
		width: 640,
		height: 480,
	});
	expect(pictureSize(jpeg('ffd0', 'ff01', frame(0xc2, 8_000, 6_000)))).toEqual({ width: 8_000, height: 6_000 });
});

it('reads a part of a larger buffer', () => {
	const around = new Uint8Array([1, 2, 3, ...png(7, 9), 4]);
	expect(pictureSize(around.subarray(3))).toEqual({ width: 7, height: 9 });
});

it.each([
	['nothing', new Uint8Array()],
	['a PNG that is cut', png(640, 480).subarray(0, 20)],
	['a PNG without a size', png(0, 480)],
	['a JPEG that is cut before its frame', jpeg(segment(0xe0, '4a46'), 'ffc0')],
	['a JPEG that is cut in its frame', jpeg(frame(0xc0, 640, 480).slice(0, 12))],
	['a JPEG whose height comes later', jpeg(frame(0xc0, 640, 0))],
	['a scan before any frame', jpeg(segment(0xda, '00'), frame(0xc0, 1, 1))],
	['a JPEG with anything between its segments', jpeg('00', frame(0xc0, 1, 1))],
	['a GIF', bytesOf('474946383961010001000000')],
])('%s has no size', (_, bytes) => {
	expect(pictureSize(bytes)).toBeNull();
});

it('ends for all bytes', () => {
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 200 }), (rest) => {
			const size = pictureSize(new Uint8Array([0xff, 0xd8, ...rest]));
			expect(size === null || (size.width > 0 && size.height > 0)).toBe(true);
		}),
	);
});

it('counts pixels, not bytes or sides', () => {
	expect(hasTooManyPixels({ width: 10_000, height: MAX_PIXELS / 10_000 })).toBe(false);
	expect(hasTooManyPixels({ width: 10_000, height: MAX_PIXELS / 10_000 + 1 })).toBe(true);
	expect(hasTooManyPixels({ width: 60_000, height: 10 })).toBe(false);
});
