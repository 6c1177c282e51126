import { describe, expect, it } from 'vitest';
import { asciiAddress, readMailAddress } from './mail-address.ts';

describe('a mail address', () => {
	it.each([
		['taro@example.com', 'taro@example.com', 'taro@example.com'],
		['  Taro.Yamada+x@Example.CO.JP ', 'Taro.Yamada+x@Example.CO.JP', 'taro.yamada+x@example.co.jp'],
		// Full width, in part or as a whole, also the dots and the sign.
		['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'taro@example.com', 'taro@example.com'],
		['taro＠example.com', 'taro@example.com', 'taro@example.com'],
		['taro@ｅｘａｍｐｌｅ。com', 'taro@example.com', 'taro@example.com'],
		['\u3000taro@example.com\u3000', 'taro@example.com', 'taro@example.com'],
		// Domains of any script, in either spelling.
		['taro@例え.jp', 'taro@例え.jp', 'taro@xn--r8jz45g.jp'],
		['taro@例え。ｊｐ', 'taro@例え.jp', 'taro@xn--r8jz45g.jp'],
		['taro@xn--r8jz45g.jp', 'taro@xn--r8jz45g.jp', 'taro@xn--r8jz45g.jp'],
		['taro@XN--R8JZ45G.JP', 'taro@XN--R8JZ45G.JP', 'taro@xn--r8jz45g.jp'],
		['taro@ｶﾌｪ.jp', 'taro@カフェ.jp', 'taro@xn--hckh0k.jp'],
		['taro@カフェ.jp', 'taro@カフェ.jp', 'taro@xn--hckh0k.jp'],
		['taro@Bücher.de', 'taro@Bücher.de', 'taro@xn--bcher-kva.de'],
		['taro@bu\u0308cher.de', 'taro@bücher.de', 'taro@xn--bcher-kva.de'],
		['taro@faß.de', 'taro@faß.de', 'taro@xn--fa-hia.de'],
		['taro@пример.рф', 'taro@пример.рф', 'taro@xn--e1afmkfd.xn--p1ai'],
		['taro@例え.テスト', 'taro@例え.テスト', 'taro@xn--r8jz45g.xn--zckzah'],
		// What is pasted along invisibly.
		['taro@exam\u200bple.com', 'taro@example.com', 'taro@example.com'],
		['taro@葛\u{e0100}飾.jp', 'taro@葛飾.jp', 'taro@xn--pt1aq63b.jp'],
		['\ufefftaro@example.com', 'taro@example.com', 'taro@example.com'],
		// Former addresses of mobile phones.
		['taro..yamada@docomo.ne.jp', 'taro..yamada@docomo.ne.jp', 'taro..yamada@docomo.ne.jp'],
		['taro.yamada.@docomo.ne.jp', 'taro.yamada.@docomo.ne.jp', 'taro.yamada.@docomo.ne.jp'],
		['taro...@EZWEB.ne.jp', 'taro...@EZWEB.ne.jp', 'taro...@ezweb.ne.jp'],
		["o'neil/x_y=z@example.com", "o'neil/x_y=z@example.com", "o'neil/x_y=z@example.com"],
	])('%j', (typed, address, ascii) => {
		expect(readMailAddress(typed)).toEqual({ address, ascii });
		expect(readMailAddress(address), 'stored once more').toEqual({ address, ascii });
		expect(asciiAddress(address)).toBe(ascii);
		expect(asciiAddress(ascii)).toBe(ascii);
	});

	it.each([
		'',
		'taro',
		'taro@',
		'@example.com',
		'taro@example',
		'taro@@example.com',
		'taro@x@example.com',
		'taro yamada@example.com',
		'taro@exa mple.com',
		'太郎@example.com',
		'tärö@example.com',
		'ﾀﾛｳ@example.com',
		'taro\u200b@example.com',
		'taro..yamada@example.com',
		'taro.@example.com',
		'.taro@example.com',
		'.taro@docomo.ne.jp',
		'taro..yamada@sub.docomo.ne.jp',
		'taro..yamada@docomo.ne.jp.example.com',
		'"taro yamada"@example.com',
		'taro<script>@example.com',
		'taro@example.com>',
		'taro@[127.0.0.1]',
		'taro@127.0.0.1',
		'taro@1.2',
		'taro@１２７.０.０.１',
		'taro@example..com',
		'taro@example.com.',
		'taro@.example.com',
		'taro@-example.com',
		'taro@example.com:80',
		'taro@example.com/path',
		'taro@例え.jp/x',
		'taro@例え％2e.jp',
		'taro@a℀b.jp',
		'taro@例\u200dえ.jp',
		'taro@example.com\u0000',
		'taro@例え\u0000.jp',
		'taro@exam\tple.com',
		'taro@example.com\r\nBcc: x@example.com',
		'taro@example.com, x@example.com',
	])('%j is none', (typed) => {
		expect(readMailAddress(typed)).toBeNull();
	});
});
