import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { differenceOf } from '#tests/e2e/support/parts/compare.ts';
import { beforeOf, namesIn, partsOf, unnamed } from '#tests/e2e/support/parts/judge.ts';

/** What `tests/e2e/everywhere/parts.spec.ts` decides with. */

describe('the commit before', () => {
	it.each([
		['a clean tree', { head: 'b', parent: 'a', isChanged: false }, { commit: 'a', mustName: true }],
		['uncommitted changes', { head: 'b', parent: 'a', isChanged: true }, { commit: 'b', mustName: false }],
		['a shallow clone', { head: 'b', parent: null, isChanged: false }, { commit: null, mustName: true }],
		['no repository', { head: null, parent: null, isChanged: false }, { commit: null, mustName: true }],
	])('of %s', (_, repository, before) => {
		expect(beforeOf(repository)).toEqual(before);
	});
});

describe('the trailers', () => {
	it.each([
		['buttons, list-tools', ['buttons', 'list-tools']],
		['buttons\n\n\ntables,tabs\n', ['buttons', 'tables', 'tabs']],
		['', []],
	])('%j', (trailers, names) => {
		expect(namesIn(trailers)).toEqual(names);
	});

	it.each([
		[['buttons', 'tabs'], ['tabs'], ['buttons']],
		[['tabs'], ['tab'], ['tabs']],
		[['buttons', 'tabs'], ['all'], []],
		[[], ['tabs'], []],
	])('of %j changed and %j named, %j are missing', (changed, named, missing) => {
		expect(unnamed(changed, named)).toEqual(missing);
	});
});

it('a new part and a removed one are told apart from those that can be compared', () => {
	expect(partsOf(['buttons', 'old'], ['new', 'buttons'])).toEqual({
		both: ['buttons'],
		added: ['new'],
		removed: ['old'],
	});
});

describe('two pictures', () => {
	const pictureOf = (width: number, background: string): Promise<Buffer> =>
		sharp({ create: { width, height: 4, channels: 3, background } })
			.png()
			.toBuffer();
	const isDifferent = async (one: Promise<Buffer>, other: Promise<Buffer>): Promise<boolean> =>
		(await differenceOf(await one, await other)) !== null;

	it.each([
		['the same', '#0017c1', 4, false],
		['one rounding apart', '#0017c2', 4, false],
		['of another color', '#00118f', 4, true],
		['wider by a black edge', '#0017c1', 5, true],
	])('%s', async (_, background, width, expected) => {
		expect(await isDifferent(pictureOf(4, '#0017c1'), pictureOf(width, background))).toBe(expected);
	});

	it('of a faintly other color are different where it is an area, not where it is a dot', async () => {
		const before = await pictureOf(40, '#f7f7f7');
		expect(await differenceOf(before, await pictureOf(40, '#f2f2f2'))).not.toBeNull();
		const dot = { input: await pictureOf(1, '#ececec'), left: 3, top: 0 };
		expect(await differenceOf(before, await sharp(before).composite([dot]).png().toBuffer())).toBeNull();
	});

	it('that differ in one place have a difference which is black elsewhere', async () => {
		const dot = await pictureOf(1, '#ffffff');
		const before = await pictureOf(4, '#000000');
		const now = await sharp(before)
			.composite([{ input: dot, left: 2, top: 0 }])
			.png()
			.toBuffer();
		const difference = await differenceOf(before, now);
		const pixels = difference && [...(await sharp(difference).extractChannel(0).raw().toBuffer()).subarray(0, 4)];
		expect(pixels).toEqual([0, 0, 255, 0]);
	});
});
