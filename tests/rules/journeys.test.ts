import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serverTexts } from '#shared/texts/server.ts';
import { clientTables, leaves } from '#tests/support/texts/texts.ts';
import { root } from './support/imports.ts';

/** Journeys take the texts of the product from its tables: `tests/e2e/support/texts.ts`. */

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** What journeys spell although a text of the product says or begins with the same, by file, with the reason. */
const SPELLED: Readonly<Record<string, readonly string[]>> = {
	// typed into a note
	'company-journey': ['根拠'],
	// the name of a document
	'company-overview': ['就業規則'],
	// typed into a field; the beginning of an error whose rest is a date
	'company-people': ['なし', '設立日は'],
	// of the names of sub-categories
	'company-questionnaire': ['小項目'],
	// the content of a question
	'company-suggestions': ['設問25'],
	// typed with an input method; the name of a document
	'console-check': ['確認', '就業規則'],
	// the content of a check item
	'console-desk': ['確認項目'],
	// the names of documents
	'evidence-requests': ['就業規則'],
	// the name of a document, and what it is about
	'evidence-viewer': ['就業規則', '外国人雇用の取り組み'],
	// names of a paper; the end of any sentence of a list without rows
	extremes: ['大項目', '小項目', 'ありません'],
	// a score, without the grade that the list shows beside it
	'management-assessors': ['80点'],
	// contents of a paper
	'management-papers': ['大項目', '設問1'],
	// the condition of a question of the shipped paper
	'public-free-flow': ['該当しない条件：直近1年間に選考をしていない場合'],
};

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gm;
const STRING = /'((?:[^'\\\n]|\\.)*)'/g;
const TEMPLATE = /`((?:[^`\\]|\\.)*)`/g;
const PATTERN = /(?<=[(,:?=|] ?)\/((?![*/])(?:[^/\\\n]|\\.)+)\//g;

/** The Japanese of the literals of a source: of a template with a number for each value, of a pattern by its words. */
const spelledIn = (source: string): string[] => {
	const code = source.replaceAll(COMMENT, '');
	const inner = (kind: RegExp): string[] => [...code.matchAll(kind)].map(([, text = '']) => text);
	return [
		...inner(STRING),
		...inner(TEMPLATE).map((text) => text.replaceAll(/\$\{[^}]*\}/g, '1')),
		...inner(PATTERN).flatMap((text) => text.split(/\\.|[.*+?^$(){}|[\]]/)),
	].filter((text) => JAPANESE.test(text));
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with values: numbers, or anything where the text itself says enough. */
const patternOf = (text: string): RegExp => {
	const words = text.split(/{{.*?}}/);
	const value =
		words.join('').replaceAll(/[^\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu, '').length > 3
			? '.+'
			: '\\d+';
	return new RegExp(`^${words.map(escaped).join(value)}$`, 's');
};

/** Whether this is a text, a text with values, or the beginning of one, of four letters at least. */
const recognizer = async (): Promise<(said: string) => boolean> => {
	const { ja } = await clientTables();
	const texts = [...leaves(ja), ...leaves(serverTexts.ja)]
		.map(([, text]) => text)
		.filter((text) => JAPANESE.test(text));
	const patterns = texts.filter((text) => text.includes('{{')).map(patternOf);
	return (said) =>
		texts.some((text) => text === said || (said.length > 3 && text.startsWith(said))) ||
		patterns.some((pattern) => pattern.test(said));
};

const isText = await recognizer();

it('journeys spell no Japanese text of the product', () => {
	const files = globSync('tests/e2e/**/*.ts', { cwd: root }).sort();
	expect(files.length).toBeGreaterThan(50);
	const found = files.flatMap((file) => {
		const spelled = [...new Set(spelledIn(readFileSync(`${root}/${file}`, 'utf8')))].filter(isText);
		return spelled.length > 0 ? [[path.basename(file).replace(/(\.spec)?\.ts$/, ''), spelled] as const] : [];
	});
	expect(Object.fromEntries(found)).toEqual(SPELLED);
});

it.each([
	["getByRole('button', { name: 'ログイン' })", 'ログイン'],
	[`getByRole('article', { name: \`設問\${number}\` })`, '設問1'],
	['getByText(/^パスワードの変更$/)', 'パスワードの変更'],
	["getByText('評価はまだ始まっていません。')", '評価はまだ始まっていません。'],
])('%s spells a text', (source, text) => {
	expect(spelledIn(source).filter(isText)).toEqual([text]);
});

it('what a journey types or stores is no text', () => {
	expect(spelledIn("fill('改姓 花子'); getByRole('row', { name: '小項目1-1' })").filter(isText)).toEqual([]);
});
