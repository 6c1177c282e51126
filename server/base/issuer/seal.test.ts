import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { ConfigError } from '#server/base/config.ts';
import { readSeal } from './seal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'kyosei-seal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileWith = (name: string, content: string | Buffer): string => {
	const file = path.join(folder, name);
	writeFileSync(file, content);
	return file;
};

const square = (px: number): Promise<Buffer> =>
	sharp({ create: { width: px, height: px, channels: 4, background: '#a3372a' } })
		.withExif({ IFD0: { Make: 'SECRETMAKE' } })
		.png()
		.toBuffer();

const noise = (px: number): Promise<Buffer> =>
	sharp({
		create: {
			width: px,
			height: px,
			channels: 3,
			background: 'red',
			noise: { type: 'gaussian', mean: 128, sigma: 90 },
		},
	})
		.png()
		.toBuffer();

const sizeOf = async (png: string): Promise<unknown[]> => {
	const { format, width, height, hasAlpha } = await sharp(Buffer.from(png, 'base64')).metadata();
	return [format, width, height, hasAlpha];
};

const SVG =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="#a3372a"/></svg>';

const messageOf = async (file: string): Promise<string> => {
	const error = await readSeal(file).then(
		() => null,
		(thrown: unknown) => thrown,
	);
	if (!(error instanceof ConfigError)) throw new Error('it was accepted');
	return error.message;
};

describe('a seal', () => {
	it('is encoded anew: pixels only, of at most 384 on a side', async () => {
		const { png, hash } = await readSeal(fileWith('seal.png', await square(1_000)));
		expect(await sizeOf(png)).toEqual(['png', 384, 384, expect.any(Boolean)]);
		expect(Buffer.from(png, 'base64').includes('SECRETMAKE')).toBe(false);
		expect(hash).toMatch(/^[0-9a-f]{64}$/);
		expect((await readSeal(fileWith('again.png', await square(1_000)))).hash).toBe(hash);
	});

	it('may be an SVG, drawn sharply whatever size it states, and transparent around', async () => {
		const { png } = await readSeal(fileWith('seal.svg', SVG));
		expect(await sizeOf(png)).toEqual(['png', 384, 384, true]);
		// Photos of companies are decoded by the same library, which must not read their SVG afterwards.
		await expect(sharp(Buffer.from(SVG)).toBuffer()).rejects.toThrow();
	});

	it.each([
		['none.png', null, 'cannot be read (ENOENT)'],
		['text.png', 'hello', 'is neither a PNG nor an SVG'],
		['loads.svg', '<svg><image href="https://example.com/a.png"/></svg>', 'refers to something outside of it'],
		['broken.svg', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>', 'is no readable PNG or SVG'],
		['large.png', Buffer.alloc(1_048_577), 'has more than 1048576 bytes'],
	])('%s is refused', async (name, content, problem) => {
		const file = content === null ? path.join(folder, name) : fileWith(name, content);
		expect(await messageOf(file)).toContain(`Setting OPERATOR_SEAL is wrong: ${file} ${problem}`);
	});

	it('is refused if it is cut off, tiny, huge or too detailed', async () => {
		const whole = await noise(400);
		expect(await messageOf(fileWith('cut.png', whole.subarray(0, whole.length / 2)))).toContain('no readable PNG');
		expect(await messageOf(fileWith('tiny.png', await square(40)))).toContain('is 40 × 40 pixels');
		expect(await messageOf(fileWith('huge.png', await square(4_001)))).toContain('is 4001 × 4001 pixels');
		expect(await messageOf(fileWith('noise.png', await noise(400)))).toContain('is too detailed');
	});
});
