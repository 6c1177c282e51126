import { describe, expect, it } from 'vitest';
import { languageNames, VOICE_LANGUAGES, type VoiceLanguage } from '#shared/voice/languages.ts';
import { parseRuby, withoutRuby } from '#shared/voice/ruby.ts';
import { STATEMENT_IDS } from '#shared/voice/statements.ts';
import { voiceTexts } from './all.ts';

/** Texts of the workers' voice are complete in every language, and in its script. */

type Leaf = { key: string; text: string };

const leavesOf = (node: unknown, key = ''): Leaf[] =>
	typeof node === 'string'
		? [{ key, text: node }]
		: Object.entries(node ?? {}).flatMap(([name, child]) => leavesOf(child, `${key}.${name}`));

const leaves = Object.fromEntries(
	VOICE_LANGUAGES.map((language) => [language, leavesOf({ ...voiceTexts[language], reviewed_by: null })]),
) as Record<VoiceLanguage, Leaf[]>;

const placeholders = (text: string): string[] => [...text.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name).sort();

const each = VOICE_LANGUAGES.map((language) => [language] as const);

describe.each(each)('%s', (language) => {
	it('has every key of English, no other, and no empty text', () => {
		expect(leaves[language].map(({ key }) => key)).toEqual(leaves.en.map(({ key }) => key));
		expect(leaves[language].filter(({ text }) => text.trim() !== text || text === '')).toEqual([]);
		expect(Object.keys(voiceTexts[language].statements)).toEqual([...STATEMENT_IDS]);
	});

	it('has the placeholders of English in each text, and no other braces', () => {
		const found = leaves[language].map(({ key, text }) => [key, placeholders(text)]);
		expect(found).toEqual(leaves.en.map(({ key, text }) => [key, placeholders(text)]));
		expect(leaves[language].filter(({ text }) => /[{}]/.test(text.replaceAll(/{{\w+}}/g, '')))).toEqual([]);
	});

	it('says no two different things with the same words', () => {
		const { statements } = voiceTexts[language];
		expect(new Set(Object.values(statements)).size).toBe(STATEMENT_IDS.length);
	});

	it('is read by somebody, or says that nobody has', () => {
		const { reviewed_by } = voiceTexts[language];
		expect(reviewed_by === null || /^.+, \d{4}-\d{2}-\d{2}$/.test(reviewed_by)).toBe(true);
	});
});

const SCRIPTS: Record<VoiceLanguage, RegExp> = {
	'ja-easy': /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
	vi: /\p{Script=Latin}/u,
	zh: /\p{Script=Han}/u,
	fil: /\p{Script=Latin}/u,
	ne: /\p{Script=Devanagari}/u,
	id: /\p{Script=Latin}/u,
	my: /\p{Script=Myanmar}/u,
	pt: /\p{Script=Latin}/u,
	en: /\p{Script=Latin}/u,
	es: /\p{Script=Latin}/u,
};

/** Latin words that occur in texts of other scripts. */
const LATIN_WORDS = /{{\w+}}|Wi-Fi|zairyu card|Ikusei Shuro/g;

it.each(each)('%s is written in its own letters alone', (language) => {
	const own = SCRIPTS[language];
	const isLatin = own.source === SCRIPTS.en.source;
	const foreign = Object.entries(SCRIPTS)
		.filter(([, script]) => script.source !== own.source)
		.map(([, script]) => script);
	const wrong = leaves[language].filter(({ key, text }) => {
		const plain = text.replaceAll(LATIN_WORDS, '');
		const others = foreign.filter(
			(script) => !(language === 'ja-easy' && script.source === SCRIPTS.zh.source) && script.test(plain),
		);
		const hasOwn = own.test(plain) || key.endsWith('.progress') || key.endsWith('.until');
		return !hasOwn || others.length > 0;
	});
	expect(wrong).toEqual([]);
	if (isLatin)
		expect(leaves[language].filter(({ text }) => /[\u0250-\u1dff\u1f00-\u2018\u201a-\uffff]/.test(text))).toEqual([]);
});

it('Vietnamese, Portuguese and Spanish have their marks', () => {
	expect(JSON.stringify(voiceTexts.vi)).toMatch(/[ạảấầẩẫậắằẳẵặẹẻẽếềểễệ]/);
	expect(JSON.stringify(voiceTexts.pt)).toMatch(/[ãõç]/);
	expect(JSON.stringify(voiceTexts.es)).toMatch(/[ñ¿]/);
});

describe('easy Japanese', () => {
	it.each(leaves['ja-easy'].map(({ key, text }) => [key, text]))('%s has a reading for every kanji', (_key, text) => {
		for (const { text: plain, reading } of parseRuby(text)) {
			if (reading === null) expect(plain).not.toMatch(/[\p{Script=Han}｛｝]/u);
			else expect(reading).toMatch(/^\p{Script=Hiragana}+$/u);
		}
	});

	it('has sentences of at most 50 characters', () => {
		const sentences = leaves['ja-easy'].flatMap(({ text }) => withoutRuby(text).split('。'));
		const long = sentences.filter((sentence) => sentence.replaceAll(/[ 「」]|{{\w+}}/g, '').length > 50);
		expect(long).toEqual([]);
	});
});

it('no other language has readings', () => {
	for (const language of VOICE_LANGUAGES) {
		if (language !== 'ja-easy') expect(JSON.stringify(voiceTexts[language])).not.toMatch(/[｛｝]/);
	}
});

it('statements are short enough to be read at a glance', () => {
	const long = VOICE_LANGUAGES.flatMap((language) =>
		Object.values(voiceTexts[language].statements)
			.filter((text) => withoutRuby(text).length > 160)
			.map((text) => [languageNames[language].en, text]),
	);
	expect(long).toEqual([]);
});
