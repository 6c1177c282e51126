import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from '#tests/mutants/all.ts';
import { occurrences } from '#tests/mutants/mutant.ts';

/** What `npm run mutants` breaks is still there, and so is what finds it. */

const root = path.join(import.meta.dirname, '../..');

const textOf = (file: string): string =>
	existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';

/** A tag of the rest, or what may give it to one of several tests. */
const OF_REST = /@rest\b|['"]rest['"]|\b(inTurn|restUnless)\(/;

/** The beginnings, up to their arrow, of the test with a title and of the groups around it. */
const statementsAround = (source: string, title: string): string[] => {
	const lines = source.split('\n');
	const depthOf = (line: string): number => line.length - line.trimStart().length;
	let at = lines.findIndex((line) => line.includes(title));
	// The title of a statement in several lines stands below its beginning.
	while (at > 0 && !/^\s*(it|test)\b/.test(lines[at] ?? '')) at -= 1;
	const found: string[] = [];
	for (let depth = Number.POSITIVE_INFINITY; at >= 0; at -= 1) {
		const line = lines[at] ?? '';
		if (line.trim() === '' || depthOf(line) >= depth) continue;
		depth = depthOf(line);
		const rest = lines.slice(at).join('\n');
		found.push(rest.slice(0, rest.indexOf('=>')));
	}
	return found;
};

it('there are sixty, each another one', () => {
	expect(MUTANTS.length).toBeGreaterThanOrEqual(60);
	expect(new Set(MUTANTS.map(({ file, before, after }) => `${file} ${before} ${after}`)).size).toBe(MUTANTS.length);
});

it('the run over the pure rules copies the tests of rules that it takes, and there are these', () => {
	const [pattern = '', names = ''] =
		/tests\/rules\/{([\w,-]+)}\.test\.ts/.exec(textOf('tests/mutants/rules/vitest.config.ts')) ?? [];
	expect(textOf('tests/mutants/rules/stryker.config.json')).toContain(`"!/${pattern}"`);
	for (const name of names.split(',')) expect(textOf(`tests/rules/${name}.test.ts`)).not.toBe('');
});

it('what is around a test is seen', () => {
	const source = [
		"describe('a group', { tags: ['rest'] }, () => {",
		"\tdescribe('inside', () => {",
		"\t\tit('other', { tags: ['rest'] }, () => {});",
		'',
		'\t\tit(',
		"\t\t\t'is found',",
		'\t\t\tasync () => {},',
		'\t\t);',
		'\t});',
		'});',
	].join('\n');
	expect(statementsAround(source, 'is found')).toEqual([
		"\t\tit(\n\t\t\t'is found',\n\t\t\tasync () ",
		"\tdescribe('inside', () ",
		"describe('a group', { tags: ['rest'] }, () ",
	]);
});

describe.each(MUTANTS)('$file: $before', ({ file, before, after, test, title }) => {
	it('stands there once, on one line, and is changed', () => {
		expect(occurrences(textOf(file), before)).toBe(1);
		expect(`${before}${after}`).not.toContain('\n');
		expect(after).not.toBe(before);
	});

	it('is found by a test that there is', () => {
		expect(textOf(test)).toContain(title);
		expect(title).not.toMatch(/[%$]/);
	});

	it('is found by the suite of the day', () => {
		expect(textOf(test)).not.toMatch(/@module-tag rest\b/);
		expect(statementsAround(textOf(test), title).filter((statement) => OF_REST.test(statement))).toEqual([]);
	});
});
