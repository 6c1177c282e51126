import { describe, expect, it } from 'vitest';
import { addYears } from '#shared/dates.ts';
import { CERTIFICATE_STATES, currentStateOf, expiresSoonUntil, lastValidDay, stateOf } from './validity.ts';

describe('a certificate', () => {
	it('is valid for a year from its issue, to the day before the same date', () => {
		const expiresOn = addYears('2026-04-01', 1);
		expect(lastValidDay(expiresOn)).toBe('2027-03-31');
		const days = ['2026-04-01', '2027-03-30', '2027-03-31', '2027-04-01', '2027-04-02', '2030-01-01'];
		expect(days.map((today) => currentStateOf(expiresOn, today))).toEqual([
			'valid',
			'valid',
			'valid',
			'expired',
			'expired',
			'expired',
		]);
	});

	it('issued on 29 February is valid to 27 February', () => {
		expect(lastValidDay(addYears('2028-02-29', 1))).toBe('2029-02-27');
	});
});

describe('the state', () => {
	const at = new Date('2026-06-01T00:00:00Z');
	const today = '2027-01-01';
	const [later, earlier] = ['2027-01-02', '2027-01-01'];

	it.each([
		[null, null, later, 'valid'],
		[null, null, earlier, 'expired'],
		[null, at, later, 'replaced'],
		[null, at, earlier, 'replaced'],
		[at, null, later, 'withdrawn'],
		[at, null, earlier, 'withdrawn'],
		[at, at, later, 'withdrawn'],
		[at, at, earlier, 'withdrawn'],
	] as const)('withdrawn %s, replaced %s, expiring on %s: %s', (withdrawnAt, replacedAt, expiresOn, expected) => {
		expect(stateOf({ withdrawnAt, replacedAt, expiresOn }, today)).toBe(expected);
	});

	it('is one of four, withdrawn before all others', () => {
		expect(CERTIFICATE_STATES).toEqual(['withdrawn', 'replaced', 'expired', 'valid']);
	});
});

it('expires soon with 90 days left after today', () => {
	// 90 days after 1 January 2026 is 1 April.
	const until = expiresSoonUntil('2026-01-01');
	expect(lastValidDay(until)).toBe('2026-04-01');
});
