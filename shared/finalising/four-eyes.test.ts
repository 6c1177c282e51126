import { expect, it } from 'vitest';
import { FOUR_EYES, judgeFinaliser } from './four-eyes.ts';

it.each(FOUR_EYES)('says nothing of somebody who neither rated nor wrote (%s)', (setting) => {
	for (const othersExist of [true, false]) {
		expect(judgeFinaliser({ setting, isSamePerson: false, othersExist })).toBe('free');
	}
});

it.each([
	['off', true, 'free'],
	['off', false, 'free'],
	['mark', true, 'marked'],
	['mark', false, 'marked'],
	['require', true, 'refused'],
	['require', false, 'needsReason'],
] as const)('with %s, and another admin: %s, the same person is %s', (setting, othersExist, expected) => {
	expect(judgeFinaliser({ setting, isSamePerson: true, othersExist })).toBe(expected);
});
