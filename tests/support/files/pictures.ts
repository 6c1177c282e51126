import { crc32, deflateSync } from 'node:zlib';

/** Images of any size, and images that only declare one. */

const chunk = (type: string, content: Buffer): Buffer => {
	const body = Buffer.concat([Buffer.from(type), content]);
	const whole = Buffer.alloc(body.length + 8);
	whole.writeUInt32BE(content.length, 0);
	body.copy(whole, 4);
	whole.writeUInt32BE(crc32(body), body.length + 4);
	return whole;
};

const header = (width: number, height: number): Buffer => {
	const content = Buffer.alloc(13);
	content.writeUInt32BE(width, 0);
	content.writeUInt32BE(height, 4);
	content.set([8, 0, 0, 0, 0], 8);
	return content;
};

/** Each row begins with its filter type, 0 for none. */
const rows = (width: number, height: number): Buffer => {
	const bytes = Buffer.alloc((width + 1) * height, 0x80);
	for (let row = 0; row < height; row++) bytes[row * (width + 1)] = 0;
	return bytes;
};

const START = Buffer.from('89504e470d0a1a0a', 'hex');

/** A gray PNG. With `declared`, its header states another size. */
export const greyPng = (width: number, height: number, declared = { width, height }): Buffer =>
	Buffer.concat([
		START,
		chunk('IHDR', header(declared.width, declared.height)),
		chunk('IDAT', deflateSync(rows(width, height))),
		chunk('IEND', Buffer.alloc(0)),
	]);

/** A JPEG that is cut off before its size. */
export const brokenJpeg = (): Buffer => Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b', 'hex');
