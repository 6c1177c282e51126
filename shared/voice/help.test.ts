import { expect, it } from 'vitest';
import { PLACES, placesOn, URGENT } from './help.ts';

const namesOn = (day: string): string[] => placesOn(PLACES, day).map(({ name }) => name.en);

it('the emergency numbers come first, and each place has a page and a day on which it was read', () => {
	expect(PLACES.slice(0, 2).map(({ phone, topic }) => [phone, topic])).toEqual([
		['110', URGENT[0]],
		['119', URGENT[1]],
	]);
	for (const { page, checked_on } of PLACES) {
		expect(page).toMatch(/^https:/);
		expect(checked_on).toMatch(/^2026-11-\d\d$/);
	}
});

it('trainees find one organization on every day: the OTIT to its last, and what follows it from its first', () => {
	const ofTrainees = (day: string) => placesOn(PLACES, day).filter(({ topic }) => topic === 'training');
	for (const day of ['2026-12-01', '2027-03-31', '2027-04-01', '2028-01-01']) expect(ofTrainees(day)).toHaveLength(1);
	expect(namesOn('2027-03-31').join()).toContain('(OTIT)');
	expect(namesOn('2027-04-01').join()).not.toContain('(OTIT)');
});
