import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from './json.ts';

const parse = (text: string): unknown => parseJson(Buffer.from(text), 200_000);

const refusal = (text: string): unknown => {
	try {
		return parse(text);
	} catch (error) {
		return (error as { status: number }).status;
	}
};

describe('a JSON body', () => {
	it('is what JSON.parse makes of it', () => {
		fc.assert(
			fc.property(fc.json({ maxDepth: 8 }), (text) => {
				fc.pre(!text.includes('__proto__'));
				expect(parse(text)).toEqual(JSON.parse(text));
			}),
		);
	});

	it('is what JSON.parse makes of it, with any characters in keys and texts', () => {
		const awkward = fc.string({ unit: fc.constantFrom('"', '\\', '{', '}', '[', ']', ',', ':', '_', 'あ', '\n', 'a') });
		fc.assert(
			fc.property(fc.dictionary(awkward, awkward), (record) => {
				expect(parse(JSON.stringify(record))).toEqual(record);
			}),
		);
	});

	it.each(['{', '"abc', '{"a":}', '', '{"a":1}}', '\ufeff{}', '{"__proto__'])('is no JSON: %j', (text) => {
		expect(refusal(text)).toBe(400);
	});

	it.each([[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xf5, 0x80, 0x80, 0x80]])(
		'is refused, not changed, with bytes that are no UTF-8: %j',
		(...bytes) => {
			const body = Buffer.concat([Buffer.from('{"name":"'), Buffer.from(bytes), Buffer.from('"}')]);
			expect(() => parseJson(body, 10)).toThrow(
				expect.objectContaining({ status: 400, code: 'common.invalidEncoding' }),
			);
		},
	);

	it.each([
		'{"__proto__":1}',
		'{"a":[{"\\u005f_proto_\\u005f" : {}}]}',
		'{"\\u005F\\u005f\\u0070\\u0072\\u006f\\u0074\\u006f\\u005f\\u005F":1}',
		'{"__proto\\u005f_"\n:1}',
		'[[{"x":"\\\\","__proto__":1}]]',
	])('has a key __proto__: %s', (text) => {
		expect(refusal(text)).toBe(422);
	});

	it.each(['{"a":"__proto__"}', '["__proto__"]', '{"a__proto__":1}', '{"\\"__proto__":1}', '{"constructor":1}'])(
		'has none: %s',
		(text) => {
			expect(parse(text)).toEqual(JSON.parse(text));
		},
	);

	it('may be nested 32 levels deep', () => {
		const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
		expect(refusal(nested(32))).toEqual(JSON.parse(nested(32)));
		expect(refusal(nested(33))).toBe(422);
	});

	it('may have 200,000 elements, counted before any is made', () => {
		const elements = (count: number) => `[${'0,'.repeat(count - 1)}0]`;
		expect(refusal(elements(200_000))).toHaveLength(200_000);
		expect(refusal(elements(200_001))).toBe(422);
		// Invalid JSON, refused before the parser sees it.
		expect(refusal(`${'{},'.repeat(200_001)}`)).toBe(422);
	});
});
