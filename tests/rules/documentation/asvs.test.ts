import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** What `docs/asvs.md` names exists, and no requirement is missing or stands twice. */

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const STATES = ['yes', 'partly', 'not yet', 'deviates', 'operator', 'none'];

type Row = { ids: string[]; state: string; evidence: string };

const rows: Row[] = [...read('docs/asvs.md').matchAll(/^\| (\d+\.\d+\.\d+[^|]*) \|[^|]*\| ([^|]+) \|(.*)\|$/gm)].map(
	([, ids = '', state = '', evidence = '']) => ({ ids: ids.split(', '), state, evidence }),
);

/** How many requirements of levels 1 and 2 each chapter of ASVS 5.0 has. */
const CHAPTERS: Record<string, number> = {
	1: 27,
	2: 11,
	3: 19,
	4: 10,
	5: 9,
	6: 35,
	7: 18,
	8: 7,
	9: 7,
	10: 29,
	11: 14,
	12: 9,
	13: 13,
	14: 9,
	15: 13,
	16: 16,
	17: 7,
};

const FILE = /`([\w.-]+\/[\w./-]+|[\w-]+\.(?:md|yml|json|example)|Dockerfile|\.dockerignore|\.env\.example)`/g;
/** A file, and the tests in it that follow: `file` 'test' and 'test'. */
const TESTS = /`([^`]+\.(?:test|spec)\.ts)` ((?:'[^']+'(?: and )?)+)/g;

/** The first texts of calls: the titles of tests are among them, what a test says is not. */
const titlesOf = (source: string): string[] =>
	[...source.matchAll(/\(\s*(?:'(.*?)',|"(.*?)",|`(.*?)`,)/g)].map(([, ...texts]) => texts.join(''));

it('has every requirement of levels 1 and 2 once', () => {
	const ids = rows.flatMap((row) => row.ids);
	expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
	const counted = Object.fromEntries(
		Object.keys(CHAPTERS).map((chapter) => [chapter, ids.filter((id) => id.startsWith(`${chapter}.`)).length]),
	);
	expect(counted).toEqual(CHAPTERS);
});

it('has a known state for each, with a reason', () => {
	expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
	expect(rows.filter(({ state, evidence }) => state !== 'none' && evidence.trim() === '')).toEqual([]);
});

describe.each(rows)('$ids.0', ({ evidence }) => {
	it('names files and tests that exist', () => {
		const files = [...evidence.matchAll(FILE)].map(([, file = '']) => file);
		expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
		for (const [, file = '', names = ''] of evidence.matchAll(TESTS)) {
			const source = read(file);
			for (const [, name = ''] of names.matchAll(/'([^']+)'/g)) {
				expect([file, name, titlesOf(source).some((title) => title.includes(name))]).toEqual([file, name, true]);
			}
		}
	});
});
