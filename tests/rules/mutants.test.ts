import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MUTANTS } from '#tests/mutants/all.ts';
import { occurrences } from '#tests/mutants/mutant.ts';

/** What `npm run mutants` breaks is still there, and so is what finds it. */

const root = path.join(import.meta.dirname, '../..');

const textOf = (file: string): string =>
	existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';

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
});
