import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commentText, noteText, optionalText, paperText, requiredText, shortText } from './fields.ts';

/** Characters accepted by text fields. */

const messagesOf = (
	schema: { safeParse: (text: string) => { error?: { issues: { message: string }[] } } },
	text: string,
) => schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];

const CHARACTERS = ['validation.characters'];
const INVISIBLE = ['validation.invisible'];

/** Puts it between other characters, so that nothing is trimmed. */
const within = (part: string): string => `山${part}田`;

const codePoint = (...ranges: [number, number][]) =>
	fc.oneof(...ranges.map(([min, max]) => fc.integer({ min, max }))).map((code) => String.fromCodePoint(code));

const control = codePoint([0x00, 0x1f], [0x7f, 0x9f]);
const lineBreak = fc.constantFrom('\t', '\n', '\v', '\f', '\r', '\r\n', '\u0085');
const surrogate = fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code));
const reordering = codePoint([0x202a, 0x202e], [0x2066, 0x2069]);
const unseen = fc.constantFrom(
	'\u200b',
	'\u200d',
	'\u3164',
	'\u115f',
	'\uffa0',
	'\u00ad',
	'\u2060',
	'\u2800',
	'\u{e0100}',
	'\ufe0f',
);

const NAMES = [
	'山田 太郎',
	'髙﨑 一郎',
	'神\uFA19',
	'\uFA11田',
	'葛\u{E0100}城',
	'渡邉\u{E0101}',
	'佐藤　花子',
	'Nguyễn Văn An',
	'မောင်မောင်',
	'नेपाल क्\u200Dष',
	'O’Brien-García',
	'株式会社ＡＢＣ／東京',
	'\uE000外字',
	'👩\u200D👧\uFE0F',
	'עברית',
];

describe('a text of one line', () => {
	it.each(NAMES)('keeps the name %s', (name) => {
		expect(
			[shortText(), requiredText(), optionalText(), paperText(), noteText()].map((schema) => schema.parse(name)),
		).toEqual(Array(5).fill(name));
	});

	it('refuses controls, line breaks, lone surrogates and what reorders', () => {
		fc.assert(
			fc.property(fc.oneof(control, lineBreak, surrogate, reordering), (part) => {
				for (const schema of [shortText(), requiredText(), optionalText()])
					expect(messagesOf(schema, within(part))).toEqual(CHARACTERS);
			}),
		);
	});

	it('refuses what has nothing to see, and accepts it beside a letter', () => {
		fc.assert(
			fc.property(fc.array(fc.oneof(unseen, fc.constant('　')), { minLength: 1, maxLength: 20 }), (parts) => {
				const text = parts.join('');
				fc.pre(text.trim() !== '');
				for (const schema of [shortText(), requiredText(), optionalText(), paperText()])
					expect(messagesOf(schema, text)).toEqual(INVISIBLE);
				expect(messagesOf(requiredText(), within(text))).toEqual([]);
			}),
		);
	});

	it('accepts every assigned letter, number and mark beside others', () => {
		const scalar = fc
			.integer({ min: 0x20, max: 0x2ffff })
			.filter((code) => /[\p{L}\p{N}\p{M}\p{P}\p{S}]/u.test(String.fromCodePoint(code)))
			.map((code) => String.fromCodePoint(code));
		fc.assert(
			fc.property(fc.array(scalar, { maxLength: 50 }), (parts) => {
				expect(messagesOf(shortText(), within(parts.join('')))).toEqual([]);
			}),
		);
	});

	it('says one thing at a time', () => {
		expect(messagesOf(requiredText(), '')).toEqual(['validation.required']);
		expect(messagesOf(requiredText(), ' \n　 ')).toEqual(['validation.required']);
		expect(messagesOf(requiredText('free.validation.firstNameRequired'), '')).toEqual([
			'free.validation.firstNameRequired',
		]);
		expect(messagesOf(requiredText(), '\u202e\u202e')).toEqual(CHARACTERS);
		expect(messagesOf(shortText(), '')).toEqual([]);
	});
});

describe('a text of several lines', () => {
	it('keeps line breaks and tabs', () => {
		fc.assert(
			fc.property(lineBreak, (part) => {
				for (const schema of [noteText(), paperText(), commentText()])
					expect(schema.parse(within(part))).toBe(within(part));
			}),
		);
	});

	it('refuses other controls and lone surrogates in a paper', () => {
		const others = control.filter((part) => !/[\t\n\v\f\r\u0085]/.test(part));
		fc.assert(
			fc.property(fc.oneof(others, surrogate), (part) => {
				expect(messagesOf(paperText(), within(part))).toEqual(CHARACTERS);
			}),
		);
	});

	it('of a comment or a phrase refuses what reorders, so that nobody reads what is not written', () => {
		fc.assert(
			fc.property(reordering, (part) => {
				expect(messagesOf(commentText(), within(part))).toEqual(CHARACTERS);
			}),
		);
	});

	it('may hold anything that can be stored, where somebody pastes what others wrote', () => {
		fc.assert(
			fc.property(fc.oneof(control, surrogate, reordering), (part) => {
				expect(messagesOf(noteText(), within(part))).toEqual(part === '\u0000' ? CHARACTERS : []);
			}),
		);
	});
});
