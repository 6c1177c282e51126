import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setup } from '#tests/support/global-setup.ts';
import { measuredOn, withSection, writePage } from '#tests/support/measurements.ts';
import { type Bench, type Figure, isWithin } from './figures.ts';

/**
 * Runs all benches of this folder, or the named ones, and prints their measurements: `npm run bench -- [name] [--write]`.
 * `--write` also writes them into docs/measurements/benches.md.
 */

process.env.TEST_PLANS = 'auto';

const { positionals: wanted, values } = parseArgs({
	allowPositionals: true,
	options: { write: { type: 'boolean', default: false } },
});

const files = readdirSync(import.meta.dirname)
	.filter((name) => name.endsWith('.bench.ts'))
	.filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

const say = (line: string): void => {
	process.stdout.write(`${line}\n`);
};

const rounded = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

const allowedOf = ({ limit, bound = 'most' }: Figure): string =>
	limit === null ? '' : `at ${bound} ${rounded(limit)}`;

const lineOf = (figure: Figure): string => {
	const { name, value, unit, limit } = figure;
	const allowed = allowedOf(figure);
	const verdict = limit === null ? '' : isWithin(figure) ? 'ok' : 'MISSED';
	return `  ${name.padEnd(72)} ${`${rounded(value)} ${unit}`.padStart(12)}  ${allowed.padEnd(14)} ${verdict}`;
};

const sectionOf = ({ title, note }: Bench, figures: readonly Figure[]): string =>
	[
		[`${title}. ${measuredOn()}.`, note].filter(Boolean).join(' '),
		'',
		'| what | measured | limit |',
		'|---|---|---|',
		...figures.map(
			(figure) => `| ${figure.name} | ${`${rounded(figure.value)} ${figure.unit}`.trim()} | ${allowedOf(figure)} |`,
		),
	].join('\n');

const tearDown = await setup();
try {
	for (const file of files) {
		const { bench } = (await import(path.join(import.meta.dirname, file))) as { bench: Bench };
		say(`\n${bench.title}`);
		const figures = await bench.run();
		for (const figure of figures) say(lineOf(figure));
		if (!figures.every(isWithin)) process.exitCode = 1;
		if (values.write) {
			const section = sectionOf(bench, figures);
			writePage('benches.md', (page) => withSection(page, path.basename(file, '.bench.ts'), section));
		}
	}
} finally {
	await tearDown();
}
