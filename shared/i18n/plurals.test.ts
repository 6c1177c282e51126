import { describe, expect, it } from 'vitest';
import { createTranslator } from './translate.ts';

const { t, lookUp } = createTranslator(
	{ left: '残り{{count}}日', plain: '文' },
	{ left: '{{count}} {{count|day|days}} left', plain: 'text' },
);

describe('plurals', () => {
	it.each([
		[0, '0 days left'],
		[1, '1 day left'],
		[2, '2 days left'],
		[21, '21 days left'],
	])('%i in English', (count, expected) => {
		expect(t('en', 'left', { count })).toBe(expected);
		expect(lookUp('en', 'left', { count })).toBe(expected);
	});

	it('leave Japanese and texts without variables alone', () => {
		expect(t('ja', 'left', { count: 1 })).toBe('残り1日');
		expect(t('en', 'plain')).toBe('text');
	});
});
