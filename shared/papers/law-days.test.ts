import { describe, expect, it } from 'vitest';
import { lawStateOf } from './law-days.ts';

describe('a law', () => {
	it.each([
		['2027-03-31', 'coming'],
		['2027-04-01', 'in_force'],
		['2028-03-31', 'in_force'],
		['2028-04-01', 'past'],
	])('is on %s %s', (today, state) => {
		expect(lawStateOf({ from: '2027-04-01', until: '2028-03-31' }, today)).toBe(state);
	});

	it('without days is always in force', () => {
		expect(lawStateOf({}, '1900-01-01')).toBe('in_force');
		expect(lawStateOf({ from: null, until: null }, '2999-12-31')).toBe('in_force');
	});
});
