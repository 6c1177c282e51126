import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { allTasks, findTask } from '#shared/guide/chapters.ts';
import { COMPANY_PLACES, companyHelpAt } from '#shared/guide/company-places.ts';
import { CONSOLE_PLACES, consoleHelpAt } from '#shared/guide/console-places.ts';
import { PICTURE_NAMES, PICTURES, pictureFile } from '#shared/guide/pictures.ts';
import { type Part, partsOf, sentencesOf } from '#shared/guide/sentences.ts';
import { GUIDES } from '#shared/guide/tasks.ts';
import { guideTexts } from '#shared/guide/texts.ts';
import { LOCALES } from '#shared/i18n/translate.ts';
import { companyPages } from '#shared/pages/company.ts';
import { consolePages } from '#shared/pages/console.ts';
import { root } from '#tests/rules/support/imports.ts';
import { clientTables, leaves } from '#tests/support/texts/texts.ts';

/** The guides say the same in both languages, name only what the screens have, and explain every screen. */

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

type Sentence = { place: string; text: string; parts: Part[] };

const sentences = (locale: 'ja' | 'en'): Sentence[] =>
	allTasks(locale).flatMap(({ guide, name, text }) =>
		sentencesOf(text).map(([at, sentence]) => ({
			place: `${guide}/${name} ${at}`,
			text: sentence,
			parts: partsOf(sentence, guide),
		})),
	);

const named = ({ place, parts }: Sentence): string[] =>
	parts
		.flatMap((part) => {
			if (part.kind === 'words') return [];
			return [`${place}: ${part.kind === 'control' ? part.key : `#${part.guide}/${part.task}`}`];
		})
		.sort();

describe('the guides', () => {
	it('have the tasks in order, and each name once', () => {
		for (const locale of LOCALES) {
			const order = Object.entries(GUIDES).flatMap(([guide, chapters]) =>
				Object.values(chapters)
					.flat()
					.map((task) => `${guide}/${task}`),
			);
			expect(allTasks(locale).map(({ guide, name }) => `${guide}/${name}`)).toEqual(order);
			expect(new Set(order).size).toBe(order.length);
		}
	});

	it('have the same headings, steps and named controls in both languages', () => {
		const [ja, en] = [sentences('ja'), sentences('en')];
		expect(ja.length).toBeGreaterThan(300);
		expect(en.map(({ place }) => place)).toEqual(ja.map(({ place }) => place));
		expect(en.flatMap(named)).toEqual(ja.flatMap(named));
	});

	it('are Japanese in Japanese only', () => {
		const words = ({ parts }: Sentence): string =>
			parts.map((part) => (part.kind === 'words' ? part.text : '')).join('');
		expect(sentences('ja').filter((one) => !JAPANESE.test(words(one)))).toEqual([]);
		expect(sentences('en').filter((one) => JAPANESE.test(words(one)))).toEqual([]);
	});

	it('name only controls and headings that a screen has, as they stand there', async () => {
		const tables = await clientTables();
		for (const locale of LOCALES) {
			const texts = new Map(leaves(tables[locale]));
			const keys = sentences(locale).flatMap(({ place, parts }) =>
				parts.flatMap((part) => (part.kind === 'control' ? [{ place, key: part.key }] : [])),
			);
			expect(keys.length).toBeGreaterThan(150);
			expect(keys.filter(({ key }) => !texts.has(key))).toEqual([]);
			expect(keys.filter(({ key }) => texts.get(key)?.includes('{{'))).toEqual([]);
		}
	});

	it('link only to tasks that there are', () => {
		const links = sentences('ja').flatMap(({ place, parts }) =>
			parts.flatMap((part) => (part.kind === 'task' ? [{ place, ...part }] : [])),
		);
		expect(links.length).toBeGreaterThan(10);
		expect(links.filter(({ guide, task }) => findTask(guide, task, 'ja') === null)).toEqual([]);
	});

	it('end no heading like a sentence', () => {
		const headings = LOCALES.flatMap((locale) => [
			...allTasks(locale).map(({ text }) => text.title),
			...Object.values(guideTexts[locale]).flatMap((chapters) =>
				Object.values<{ title: string }>(chapters).map(({ title }) => title),
			),
		]);
		expect(headings.filter((heading) => /[。.]$/.test(heading))).toEqual([]);
	});
});

describe('the pictures of the guides', () => {
	it('are there in both languages, and small', () => {
		const files = PICTURE_NAMES.flatMap((name) => LOCALES.map((locale) => pictureFile(name, locale)));
		const bytes = files.map((file) => statSync(path.join(root, 'client/static', file)).size);
		expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
	});

	it('have a record of what they show, for a task that there is', () => {
		const records = JSON.parse(
			readFileSync(path.join(root, 'tests/e2e/everywhere/guide-pictures.json'), 'utf8'),
		) as Record<string, { names: string[] }>;
		for (const name of PICTURE_NAMES) {
			const { guide, task } = PICTURES[name];
			expect(findTask(guide, task, 'ja'), name).not.toBeNull();
			for (const locale of LOCALES) expect(records[`${name} ${locale}`]?.names, name).not.toEqual([]);
		}
		expect(Object.keys(records).length).toBe(PICTURE_NAMES.length * LOCALES.length);
	});
});

type Tree = { readonly [name: string]: string | Tree };

const leavesOf = (tree: Tree): string[] =>
	Object.values(tree).flatMap((node) => (typeof node === 'string' ? [node] : leavesOf(node)));

const withIds = (page: string): string => page.replaceAll(/:\w+/g, '12');

describe("the '?' of a screen", () => {
	it('leads each screen of the company to a task', () => {
		for (const [name, page] of Object.entries(companyPages)) {
			const task = COMPANY_PLACES[name as keyof typeof companyPages];
			expect(companyHelpAt(withIds(page)), page).toBe(`/help/company#${task}`);
			expect(findTask('company', task, 'ja'), page).not.toBeNull();
		}
	});

	it('leads each screen of the console to a task', () => {
		const pages = leavesOf(consolePages);
		expect(CONSOLE_PLACES.map(([page]) => page).sort()).toEqual([...pages].sort());
		for (const [page, [guide, task]] of CONSOLE_PLACES) {
			expect(consoleHelpAt(withIds(page)), page).toBe(`/help/${guide}#${task}`);
			expect(findTask(guide, task, 'ja'), page).not.toBeNull();
		}
	});

	it('leads to the guides from anywhere else', () => {
		expect([companyHelpAt('/app/nowhere'), consoleHelpAt('/console/nowhere')]).toEqual(['/help/company', '/help']);
	});
});
