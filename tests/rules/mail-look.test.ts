import { describe, expect, it } from 'vitest';
import { color } from '#client/ui/tokens.ts';
import { DARK_MAIL_COLORS, htmlText, type Letter, MAIL_COLORS, MARK_ID, plainText } from '#server/notify/letter.ts';
import { MARK } from '#server/notify/mark.ts';

const HOSTILE = `"><script>alert(1)</script>&'`;

const letter = (changes: Partial<Letter> = {}): Letter => ({
	subject: '【Kyosei】評価が始まりました',
	greeting: '山田 花子 様',
	paragraphs: ['甲商事の評価が始まりました。', '一行目\n二行目'],
	action: { label: '画面を開く', href: 'https://example.com/app/assessment?a=1&b=2' },
	footer: ['Kyosei', '差出人：甲'],
	unsubscribe: { label: '受け取らない', href: 'https://example.com/unsubscribe?token=1.deadline.x' },
	...changes,
});

const luminance = (hex: string): number => {
	const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
		const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
};

describe('a mail', () => {
	it('has the colors of the product, legible in light and in dark', () => {
		const known = Object.values<string>(color);
		for (const palette of [MAIL_COLORS, DARK_MAIL_COLORS]) {
			for (const one of Object.values(palette)) expect(known).toContain(one);
			for (const one of ['text', 'small', 'link'] as const) {
				expect(contrast(palette[one], palette.card)).toBeGreaterThanOrEqual(4.5);
			}
			expect(contrast(palette.onButton, palette.button)).toBeGreaterThanOrEqual(4.5);
		}
	});

	it('says in HTML what it says as text, loads nothing, and begins its preview with the first sentence', () => {
		const html = htmlText(letter(), 'ja');
		expect(html).toMatch(/^<!doctype html>\n<html lang="ja">/);
		expect(html).not.toMatch(/<(?:script|link|iframe)|@import|url\(/);
		// The mark is a part of the mail.
		expect(html.match(/\b(?:src|background)="[^"]*"/g)).toEqual([`src="cid:${MARK_ID}"`]);
		expect(Buffer.byteLength(html)).toBeLessThan(12_000);
		expect(html.match(/href="[^"]*"/g)).toEqual([
			'href="https://example.com/app/assessment?a=1&amp;b=2"',
			'href="https://example.com/app/assessment?a=1&amp;b=2"',
			'href="https://example.com/unsubscribe?token=1.deadline.x"',
		]);
		expect(html).toContain('>https://example.com/app/assessment?a=1&amp;b=2</a>');
		expect(html).toContain('一行目<br>二行目');
		const [, body = ''] = html.split('</head>');
		expect(body.replaceAll(/<[^>]*>/g, '').trim()).toMatch(/^甲商事の評価が始まりました。/);
		const text = plainText(letter());
		for (const said of ['山田 花子 様', '甲商事の評価が始まりました。', '一行目\n二行目', '差出人：甲']) {
			expect(text).toContain(said);
		}
		expect(text).toContain('画面を開く\nhttps://example.com/app/assessment?a=1&b=2\n');
		const bare = { greeting: null, action: null, unsubscribe: null };
		expect(htmlText(letter(bare), 'en')).not.toContain('<a ');
		expect(plainText(letter(bare))).not.toContain('null');
	});

	it('has the mark as a small picture of its own', () => {
		expect([MARK.cid, MARK.contentType, MARK.contentDisposition]).toEqual([MARK_ID, 'image/png', 'inline']);
		expect(MARK.content.subarray(1, 4).toString()).toBe('PNG');
		expect(MARK.content.length).toBeLessThan(4_096);
	});

	it('shows what people are called as text', () => {
		const html = htmlText(
			letter({ subject: HOSTILE, greeting: HOSTILE, paragraphs: [HOSTILE], footer: [HOSTILE] }),
			'ja',
		);
		expect(html).not.toContain('<script');
		expect(html).toContain('&lt;script&gt;');
	});
});
