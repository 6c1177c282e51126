import { expect, it } from 'vitest';
import { inPages, voiceAddress } from './layout.ts';

it('the address of a slip has its code in the fragment, which no server receives', () => {
	const address = new URL(voiceAddress('https://kyosei.example.com', '0123-4567-89AB-C'));
	expect(address.pathname + address.search).toBe('/voice');
	expect(address.hash).toBe('#0123-4567-89AB-C');
});

it.each([
	[0, []],
	[8, [8]],
	[9, [8, 1]],
	[25, [8, 8, 8, 1]],
])('%d slips are on pages of %j', (count, pages) => {
	const all = Array.from({ length: count }, (_, at) => at);
	expect(inPages(all, 8).map(({ length }) => length)).toEqual(pages);
	expect(inPages(all, 8).flat()).toEqual(all);
});
