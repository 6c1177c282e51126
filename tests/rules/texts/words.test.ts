import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { regularPaper, simplePaper } from '#scripts/seed/papers/shipped.ts';
import { shippedPhrases } from '#scripts/seed/phrases/all.ts';
import { sdgTargets } from '#scripts/seed/sdg-targets.ts';
import { guideTexts } from '#shared/guide/texts.ts';
import { serverTexts } from '#shared/texts/server.ts';
import { BRITISH } from '#tests/support/texts/british.ts';
import { clientTables, leaves } from '#tests/support/texts/texts.ts';
import { type Place, type Text, UNUSED_ENGLISH, UNUSED_JAPANESE, wordsFound } from '#tests/support/texts/words.ts';

/** One thing has one word, in the product's texts, the shipped papers and the demo; and a count reads right for one. */

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The texts in any value, with their path as key. */
const textsIn = (value: unknown, place: Place, key: string): Text[] => {
	if (typeof value === 'string') return [{ place, key, text: value }];
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, place, `${key}.${name}`));
};

const shipped = (): Text[] => [
	...textsIn(simplePaper(), 'papers', 'simple'),
	...textsIn(
		regularPaper(() => 1),
		'papers',
		'regular',
	),
	...textsIn(sdgTargets, 'papers', 'sdg'),
	...textsIn(shippedPhrases, 'papers', 'phrases'),
];

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The literals in sources. */
const literals = (files: readonly string[], place: Place): Text[] =>
	files.flatMap((file) =>
		[...fs.readFileSync(path.join(ROOT, file), 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(
			([, plain, template]): Text => ({ place, key: file, text: plain ?? template ?? '' }),
		),
	);

const isModule = ({ text }: Text): boolean => text.startsWith('#');

/** In the folders below, what is not Japanese are names in code. */
const demo = (): Text[] => [
	...literals(fs.globSync('scripts/seed/demo/*.ts', { cwd: ROOT }), 'demo').filter((text) => !isModule(text)),
	...literals(fs.globSync('scripts/seed/demo/*/*.ts', { cwd: ROOT }), 'demo').filter(isJapanese),
];

/** English that is in no table of texts: names of statuses and notices, the workers' voice, the description of calls. */
const OTHER_ENGLISH = [
	'server/**/operations.ts',
	'shared/texts/*-words.ts',
	'shared/voice/texts/en.ts',
	'shared/voice/help.ts',
	'server/base/settings.ts',
] as const;

/** Literals of several words: single ones are names in code. */
const otherEnglish = (): Text[] =>
	OTHER_ENGLISH.flatMap((pattern) => {
		const found = literals(fs.globSync(pattern, { cwd: ROOT }), 'product').filter(
			(text) => /\w \w/.test(text.text) && !isJapanese(text),
		);
		expect(found.length, pattern).toBeGreaterThan(5);
		return found;
	});

const productTexts = async (locale: 'ja' | 'en'): Promise<Text[]> => [
	...[(await clientTables())[locale], serverTexts[locale]]
		.flatMap((table) => leaves(table))
		.map(([key, text]): Text => ({ place: 'product', key, text })),
	// Without the names of controls, which are texts of their own.
	...textsIn(guideTexts[locale], 'product', 'guide').map((text) => ({
		...text,
		text: text.text.replaceAll(/\[[^\]]+\]/g, ''),
	})),
];

const isJapanese = ({ text }: Text): boolean => JAPANESE.test(text);

/** What the specification words: spec 1 and 2, section 8, and the statuses. */
const SPECIFIED_ENGLISH = [
	'session.signedOut',
	'common.errors.unauthorized',
	'common.forbidden',
	'status.14',
	'programme.flow.steps.cancelled',
];

describe('words that are not used', () => {
	it('are in no Japanese text', async () => {
		const texts = [...(await productTexts('ja')), ...shipped().filter(isJapanese), ...demo().filter(isJapanese)];
		for (const place of ['product', 'papers', 'demo']) {
			expect(texts.filter((text) => text.place === place).length, place).toBeGreaterThan(100);
		}
		expect(wordsFound(texts, UNUSED_JAPANESE)).toEqual([]);
	});

	it('are in no English text', async () => {
		const own = (await productTexts('en')).filter(({ key }) => !SPECIFIED_ENGLISH.includes(key));
		const papers = shipped().filter((text) => !isJapanese(text));
		expect(papers.length).toBeGreaterThan(100);
		expect(wordsFound([...own, ...papers], [...UNUSED_ENGLISH, ...BRITISH])).toEqual([]);
	});

	it('are American, also where they are in no table of texts', () => {
		const inDemo = demo().filter((text) => !isJapanese(text));
		expect(wordsFound([...otherEnglish(), ...inDemo], BRITISH)).toEqual([]);
	});

	it.each([...UNUSED_JAPANESE, ...UNUSED_ENGLISH, ...BRITISH])(
		'$example is found where it stands, and not where it may',
		(unused) => {
			const text = { key: 'some.key', text: `… ${unused.example} …` };
			expect(wordsFound([{ ...text, place: 'product' }], [unused])).toHaveLength(1);
			for (const place of unused.except?.places ?? []) expect(wordsFound([{ ...text, place }], [unused])).toEqual([]);
			for (const key of unused.except?.keys ?? []) {
				expect(wordsFound([{ ...text, place: 'product', key }], [unused])).toEqual([]);
			}
		},
	);

	it('are excepted only at keys that exist and use them', async () => {
		for (const [locale, table] of [
			['ja', UNUSED_JAPANESE],
			['en', UNUSED_ENGLISH],
		] as const) {
			const texts = new Map((await productTexts(locale)).map(({ key, text }) => [key, text]));
			for (const { pattern, except } of table) {
				for (const key of except?.keys ?? []) expect(texts.get(key), key).toMatch(pattern);
			}
		}
	});
});

/** Words behind a variable that end with s and are no plural. */
const NO_PLURAL = new Set(['is', 'was', 'has', 'contains', 'names', 'stands', 'means', 'as', 'this', 'shows', 'us']);

/** Plurals that stand beside a count, as they are whatever the count: '{{count}} days', 'There are {{count}}'. */
const plainPlurals = (text: string): string[] => [
	...[...text.matchAll(/{{\w+}} (?:more |new |other )?([a-z-]+s|people|children)\b(?! of 100)/g)]
		.filter(([, word = '']) => !NO_PLURAL.has(word))
		.map(([found]) => found),
	...[...text.matchAll(/\b(?:are|were) {{\w+}}/g)].map(([found]) => found),
];

describe('an English text with a count', () => {
	it('names one thing in the singular', async () => {
		const texts = await productTexts('en');
		expect(texts.filter(({ text }) => /{{\w+\|\w/.test(text)).length).toBeGreaterThan(20);
		const wrong = texts.flatMap(({ key, text }) => plainPlurals(text).map((found) => `${key}: ${found}`));
		expect(wrong).toEqual([]);
	});

	it.each(['{{count}} days left', 'There are {{count}} errors', '{{count}} more errors'])('is found: %s', (text) => {
		expect(plainPlurals(text)).not.toEqual([]);
	});

	it.each(['{{count}} {{count|day|days}} left', '{{field}} is required', 'Days: {{count}}'])('is right: %s', (text) => {
		expect(plainPlurals(text)).toEqual([]);
	});
});
