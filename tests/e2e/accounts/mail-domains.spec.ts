import { expect, test } from '#tests/e2e/support/test.ts';

/** `shared/mail-address.ts` has hosts of URLs folded by the platform: the browser has to do so as Node does. */

const DOMAINS = [
	...['例え.jp', 'カフェ.jp', 'bücher.de', 'BÜCHER.de', 'faß.de', 'пример.рф', '例え.テスト', 'ー.jp', '葛飾.jp'],
	...['例\u200dえ.jp', 'xn--r8jz45g.jp', '한국.kr', '𠮷野家.jp', 'ا.com', '神.jp'],
];

const hostsOf = (domains: string[]): (string | null)[] =>
	domains.map((domain) => {
		try {
			return new URL(`http://${domain}`).hostname;
		} catch {
			return null;
		}
	});

test('a domain has the same ASCII spelling in the browser and on the server', async ({ page }) => {
	await page.goto('/');
	expect(await page.evaluate(hostsOf, DOMAINS)).toEqual(hostsOf(DOMAINS));
});
