import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutant } from './mutant.ts';

type Named = Pick<Mutant, 'test' | 'title'>;

const escaped = (title: string): string => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const isJourney = ({ test }: Pick<Mutant, 'test'>): boolean => test.endsWith('.spec.ts');

/** Playwright takes a line where Vitest takes a title. */
const lineOf = (root: string, { test, title }: Named): string => {
	const lines = readFileSync(path.join(root, test), 'utf8').split('\n');
	return `${test}:${lines.findIndex((line) => line.includes(title)) + 1}`;
};

/** The arguments of `npm test` that run just these tests. */
export const argumentsFor = (root: string, named: readonly Named[]): string[] => {
	const journeys = named.filter(isJourney);
	const others = named.filter((one) => !isJourney(one));
	const titles = [...new Set(others.map(({ title }) => escaped(title)))];
	return [
		...new Set(journeys.map((journey) => lineOf(root, journey))),
		...new Set(others.map(({ test }) => test)),
		...(titles.length > 0 ? ['-t', titles.join('|')] : []),
	];
};

export type Result = { passed: number; failed: number; output: string };

/** The end of the output, where `npm test` names what failed: tests, and files that could not be run. */
export const failuresIn = (output: string): string => output.split(/^Failed: \d+$/m).at(1) ?? '';

/** Runs tests in a tree, as `npm test` does. */
export const runTests = (root: string, args: readonly string[]): Promise<Result> =>
	new Promise((resolve, reject) => {
		const child = spawn(process.execPath, ['scripts/test.ts', ...args], {
			cwd: root,
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		const stop = (): void => void child.kill();
		process.once('exit', stop);
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (chunk: string) => {
				output += chunk;
			});
		}
		child.once('error', reject);
		child.once('close', () => {
			process.off('exit', stop);
			const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
			resolve({ passed: Number(passed), failed: Number(failed), output });
		});
	});
