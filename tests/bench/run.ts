import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setup } from '#tests/support/global-setup.ts';
import { type Bench, type Figure, isWithin } from './figures.ts';

/** Runs all benches of this folder, or the named ones, and prints their measurements: `npm run bench [name]`. */

const wanted = process.argv.slice(2);

const files = readdirSync(import.meta.dirname)
	.filter((name) => name.endsWith('.bench.ts'))
	.filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

const say = (line: string): void => {
	process.stdout.write(`${line}\n`);
};

const rounded = (value: number): string => value.toFixed(value < 10 ? 2 : 0);

const lineOf = (figure: Figure): string => {
	const { name, value, unit, limit, bound = 'most' } = figure;
	const allowed = limit === null ? '' : `at ${bound} ${rounded(limit)}`;
	const verdict = limit === null ? '' : isWithin(figure) ? 'ok' : 'MISSED';
	return `  ${name.padEnd(72)} ${`${rounded(value)} ${unit}`.padStart(12)}  ${allowed.padEnd(14)} ${verdict}`;
};

const tearDown = await setup();
try {
	for (const file of files) {
		const { bench } = (await import(path.join(import.meta.dirname, file))) as { bench: Bench };
		say(`\n${bench.title}`);
		const figures = await bench.run();
		for (const figure of figures) say(lineOf(figure));
		if (!figures.every(isWithin)) process.exitCode = 1;
	}
} finally {
	await tearDown();
}
