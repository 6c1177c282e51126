import { expect, it } from 'vitest';
import { nameOf, noNames, withArrived, withTyped } from './names.ts';

const defaultOf = (number: number): string => `写真 ${number}`;

it('numbers photos in the order of their arrival, and keeps numbers and names when one is gone', () => {
	const two = withArrived(noNames, [{ id: 7 }, { id: 9 }]);
	expect([7, 9].map((id) => nameOf(two, id, defaultOf))).toEqual(['写真 1', '写真 2']);
	const named = withTyped(two, 9, '掲示板');
	const later = withArrived(named, [{ id: 9 }, { id: 12 }]);
	expect([9, 12].map((id) => nameOf(later, id, defaultOf))).toEqual(['掲示板', '写真 3']);
	expect(withArrived(later, [{ id: 12 }])).toBe(later);
});

it('takes an emptied name as it is, so that the field can say that it is missing', () => {
	expect(nameOf(withTyped(noNames, 1, ''), 1, defaultOf)).toBe('');
});
