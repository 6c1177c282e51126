import { expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';

it.each([
	['1200', '1,200'],
	['１２００', '1,200'],
	['１，２００', '1,200'],
	[' 45,000,000 ', '45,000,000'],
	['007', '7'],
	['0', '0'],
	['', ''],
	['-1', '-1'],
	['1.5', '1.5'],
	['約100', '約100'],
])('shows %j as %j', (typed, shown) => {
	expect(groupDigits(typed)).toBe(shown);
});
