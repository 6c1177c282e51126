import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { read } from '#tests/rules/support/markdown.ts';
import { measuredOn, withRow, withSection } from '#tests/support/measurements.ts';

/** `docs/measurements` is written by the benches and drills, each in its own place. */

const benches = readdirSync(path.join(import.meta.dirname, '../../bench'))
	.filter((file) => file.endsWith('.bench.ts'))
	.map((file) => file.replace('.bench.ts', ''));

it('every section of the benches has the name of a bench, and stands in order', () => {
	const sections = [...read('docs/measurements/benches.md').matchAll(/^## (.*)$/gm)].map(([, name = '']) => name);
	expect(sections.filter((name) => !benches.includes(name))).toEqual([]);
	expect(sections).toEqual(sections.toSorted());
});

describe('a bench', () => {
	const page = '# Benches\n\nIntro.\n\n## calls\n\nold\n\n## verify\n\nkept\n';

	it('replaces its own section', () => {
		expect(withSection(page, 'calls', 'new')).toBe('# Benches\n\nIntro.\n\n## calls\n\nnew\n\n## verify\n\nkept\n');
	});

	it('adds its section between the others', () => {
		expect(withSection(page, 'excel', 'new')).toContain('old\n\n## excel\n\nnew\n\n## verify');
	});
});

describe('a drill', () => {
	const page =
		'# Drills\n\n| drill | held |\n|---|---|\n| slow clients | no |\n| slow clients, twice | no |\n\nMore.\n';

	it('replaces its own row', () => {
		expect(withRow(page, 'slow clients', ['yes'])).toBe(
			page.replace('| slow clients | no |', '| slow clients | yes |'),
		);
	});

	it('adds its row to the table', () => {
		expect(withRow(page, 'explained', ['yes'])).toContain('| slow clients, twice | no |\n| explained | yes |\n\nMore.');
	});
});

it('the day and the machine are named', () => {
	expect(measuredOn(new Date('2026-11-24T15:00:00Z'))).toMatch(/^2026-11-24, \d+ cores \(.+\)$/);
});
