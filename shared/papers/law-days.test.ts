import { describe, expect, it } from 'vitest';
import { lawDaysOf, lawStateOf } from './law-days.ts';

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

describe('the days of a basis', () => {
	const shipped = '育成就労（2027年4月1日から）でも、保証金や違約金で人を縛ることは認められません。';

	it('are known of texts that were shipped without any', () => {
		expect(lawDaysOf({ text: shipped })).toEqual({ from: '2027-04-01', until: null });
		expect(lawDaysOf({ text: `${shipped}追記` })).toEqual({ from: null, until: null });
	});

	it('are its own where it has them', () => {
		expect(lawDaysOf({ text: shipped, from: '2027-05-01', until: '2030-12-31' })).toEqual({
			from: '2027-05-01',
			until: '2030-12-31',
		});
	});
});
