import { expect, it } from 'vitest';
import { askerOf } from './asker.ts';

it.each([
	[null, null],
	[
		{ name: 'A', email: 'a@example.com', phone: '03-0000-0000' },
		{ name: 'A', contact: 'a@example.com' },
	],
	[
		{ name: 'A', email: null, phone: '03-0000-0000' },
		{ name: 'A', contact: '03-0000-0000' },
	],
	[
		{ name: 'A', email: null, phone: null },
		{ name: 'A', contact: null },
	],
])('%j asks as %j', (operator, asker) => {
	expect(askerOf(operator)).toEqual(asker);
});
