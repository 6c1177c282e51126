import { expect, test } from 'vitest';
import { periodOf } from './period.ts';

test.each([
	[{}, { from: '2028-02-29', to: '2029-02-28' }],
	[{ start: '2028-04-01' }, { from: '2028-04-01', to: '2029-04-01' }],
	[{ end: '2028-12-31' }, { from: '2028-02-29', to: '2028-12-31' }],
	[
		{ start: '2028-04-01', end: '2029-03-31' },
		{ from: '2028-04-01', to: '2029-03-31' },
	],
])('an assessment started on a leap day with %o', (given, period) => {
	expect(periodOf('2028-02-29', given)).toEqual(period);
});
