import { expect, it } from 'vitest';
import { confirmationDue, isConfirmationDue } from './rules.ts';

it('a confirmation holds for a year, by the days of Tokyo', () => {
	const last = new Date('2026-03-31T15:30:00Z');
	expect(confirmationDue(last)).toBe('2027-04-01');
	expect(isConfirmationDue(last, new Date('2027-03-31T14:59:59Z'))).toBe(false);
	expect(isConfirmationDue(last, new Date('2027-03-31T15:00:00Z'))).toBe(true);
});

it('of a leap day too', () => {
	expect(confirmationDue(new Date('2028-02-29T03:00:00Z'))).toBe('2029-02-28');
});
