import { describe, expect, it } from 'vitest';
import { freshKey, identityOf, openIdentities } from './identity.ts';
import { newNode, type PaperNode } from './nodes.ts';

const former = '外国人労働者の賃金は、同じ仕事をする日本人と同等以上ですか。';
const formerTexts = new Map([['k', former]]);
const question = (values: Partial<PaperNode>): PaperNode => ({ ...newNode(), storedKey: 'k', ...values });
const other = '旅券や在留カードを会社が保管していませんか。';

describe('the identity of a question', () => {
	it('is not asked about for the same words, nor for what the active paper does not have', () => {
		expect(identityOf(question({ content: `${former} ` }), formerTexts)).toBeNull();
		expect(identityOf(question({ content: other, storedKey: 'x' }), formerTexts)).toBeNull();
		expect(identityOf(question({ content: other, storedKey: null }), formerTexts)).toBeNull();
	});

	it('stays the same by default, and is open where the words have little in common', () => {
		expect(identityOf(question({ content: former.replace('同等以上', '同等') }), formerTexts)).toEqual({
			formerText: former,
			isSame: true,
			isOpen: false,
		});
		expect(identityOf(question({ content: other }), formerTexts)).toMatchObject({ isSame: true, isOpen: true });
	});

	it('is decided by either choice, and can be undone in whatever words', () => {
		expect(identityOf(question({ content: other, isSameQuestion: true }), formerTexts)).toMatchObject({
			isSame: true,
			isOpen: false,
		});
		const renewed = { storedKey: freshKey(), renewedFrom: 'k' };
		expect(identityOf(question({ content: other, ...renewed }), formerTexts)).toMatchObject({
			isSame: false,
			isOpen: false,
		});
		expect(identityOf(question({ content: former, ...renewed }), formerTexts)).toMatchObject({ isSame: false });
	});

	it('is listed with the number and the path of the question', () => {
		const questions = [question({ content: former }), question({ content: other })];
		const sub = { ...newNode(), children: questions };
		const category = { ...newNode(), children: [sub] };
		expect(openIdentities([category], formerTexts)).toEqual([
			{ path: [category.key, sub.key, questions[1]?.key], number: '1-1-2', node: questions[1] },
		]);
	});

	it('has random keys', () => {
		const keys = Array.from({ length: 200 }, freshKey);
		expect(new Set(keys).size).toBe(200);
		expect(keys.every((one) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(one))).toBe(
			true,
		);
	});
});
