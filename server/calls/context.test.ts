import { describe, expect, it } from 'vitest';
import { localeOf } from './context.ts';

describe('the language of an answer', () => {
	it.each([
		[undefined, 'ja'],
		['', 'ja'],
		['en', 'en'],
		['en-GB', 'en'],
		['EN_us', 'ja'],
		['fr', 'ja'],
		['fr, en;q=0.5, ja;q=0.1', 'en'],
		['ja;q=0.9, en-US;q=0.8', 'ja'],
		['en;q=0, fr', 'ja'],
		['*', 'ja'],
		['*;q=0.1, en;q=0.5', 'en'],
		[';;;q=,', 'ja'],
		[`en;q=${'9'.repeat(400)}`, 'en'],
	])('%j is answered in %s', (header, locale) => {
		expect(localeOf(header)).toBe(locale);
	});
});
