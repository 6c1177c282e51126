import { describe, expect, it } from 'vitest';
import { costsOf, type FileCost, SET_UP } from './by-file.ts';
import { kindOf } from './kinds.ts';
import type { Mark } from './marks.ts';
import { rowOf, rowsIn, withRun } from './page.ts';
import { partOf, workerOfBackend } from './parts.ts';
import { type Process, processOf } from './processes.ts';
import { Sampler } from './sampler.ts';

const process = (pid: number, parent: number, own: number, waited = 0, command = 'node'): Process => ({
	key: `${pid}:1`,
	pid,
	parent,
	own,
	waited,
	command,
});

const NO_PARTS = { 'test process': 0, browser: 0, PostgreSQL: 0, 'servers and commands': 0 };

const cost = (file: string, parts: Partial<FileCost['parts']> = {}, wall = 0): FileCost => ({
	file,
	wall,
	parts: { ...NO_PARTS, ...parts },
});

it('reads a process whose program has parentheses and spaces in its name', () => {
	const stat = '42 (a (b) c) S 7 42 42 0 -1 4194304 100 0 0 0 12 3 40 5 20 0 1 0 987 1000 10';
	expect(processOf(stat, 'node\0--import\0x.ts\0')).toEqual({
		key: '42:987',
		pid: 42,
		parent: 7,
		own: 150,
		waited: 450,
		command: 'node --import x.ts',
	});
});

it.each([
	['/x/bin/postgres -D /dev/shm/x', false, 'PostgreSQL'],
	['postgres: kyosei kyosei_12_abc_1 [local] idle', false, 'PostgreSQL'],
	['/usr/lib/chromium/chromium --headless', false, 'browser'],
	['/tmp/headless_shell --type=renderer --lang=ja', false, 'browser'],
	['/x/node /y/scripts/backup.ts --to chromium.zip', false, 'servers and commands'],
	['/x/node node_modules/vitest/dist/workers/forks.js', true, 'test process'],
	['/x/node node_modules/playwright/cli.js test', false, 'test process'],
] as const)('%s is of a part', (command, isWorker, part) => {
	expect(partOf(command, isWorker)).toBe(part);
});

it('a backend belongs to the test process that made its database', () => {
	expect(workerOfBackend('postgres: kyosei kyosei_4711_abc_2 127.0.0.1(50000) idle')).toBe(4711);
	expect(workerOfBackend('postgres: kyosei kyosei_template [local] idle')).toBe(null);
	expect(workerOfBackend('postgres: checkpointer')).toBe(null);
});

describe('what processes use', () => {
	const workers = new Set([10]);

	it('is what they used since the last look, below the root alone', () => {
		const sampler = new Sampler(1);
		sampler.look([process(2, 1, 10), process(10, 2, 100), process(99, 98, 500)], workers, 1);
		expect(sampler.look([process(2, 1, 10), process(10, 2, 130), process(99, 98, 900)], workers, 2)).toEqual([
			{ at: 2, worker: 10, part: 'test process', ms: 30 },
		]);
	});

	it('counts what a process used after the last look at it, once, when its parent has waited for it', () => {
		const sampler = new Sampler(1);
		const first = [process(10, 1, 0), process(11, 10, 40), process(12, 11, 20)];
		expect(sampler.look(first, workers, 1).reduce((sum, { ms }) => sum + ms, 0)).toBe(60);
		// 11 waited for 12 (25 in the end) and ended with 70 of its own: 95 in all, of which 60 are counted.
		expect(sampler.look([process(10, 1, 0, 95)], workers, 2)).toEqual([
			{ at: 2, worker: 10, part: 'servers and commands', ms: 35 },
		]);
	});

	it('counts a process between two looks', () => {
		const sampler = new Sampler(1);
		sampler.look([process(10, 1, 5)], workers, 1);
		expect(sampler.look([process(10, 1, 5, 300)], workers, 2)).toEqual([
			{ at: 2, worker: 10, part: 'servers and commands', ms: 300 },
		]);
	});

	it('stays with its worker when the parent has ended', () => {
		const sampler = new Sampler(1);
		sampler.look([process(10, 1, 5), process(11, 10, 0), process(12, 11, 0)], workers, 1);
		expect(sampler.look([process(10, 1, 5), process(12, 0, 80)], workers, 2)).toEqual([
			{ at: 2, worker: 10, part: 'servers and commands', ms: 80 },
		]);
	});
});

it('is of the file that the test process has begun, and of the set-up before the first', () => {
	const mark = (at: number, file: string, isEnd: boolean, used: number): Mark => ({ at, pid: 10, file, isEnd, used });
	const costs = costsOf(
		[mark(100, 'a', false, 50), mark(200, 'a', true, 80), mark(210, 'b', false, 85), mark(300, 'b', true, 95)],
		[
			{ at: 150, worker: 10, part: 'browser', ms: 7 },
			{ at: 205, worker: 10, part: 'PostgreSQL', ms: 2 },
			{ at: 250, worker: 10, part: 'PostgreSQL', ms: 4 },
			{ at: 250, worker: 10, part: 'test process', ms: 30 },
			{ at: 250, worker: null, part: 'test process', ms: 60 },
		],
	);
	expect(costs).toEqual([
		cost('a', { 'test process': 35, browser: 7, PostgreSQL: 2 }, 100),
		cost('b', { 'test process': 10, PostgreSQL: 4 }, 90),
		cost(SET_UP, { 'test process': 60 }),
	]);
});

it.each([
	['shared/assessment/grade.test.ts', 0, 'unit'],
	['tests/rules/layers.test.ts', 0, 'unit'],
	['tests/api/shares/shares.test.ts', 0, 'API'],
	['tests/api/exports/pdf.test.ts', 900, 'print'],
	['tests/workers/autograde.test.ts', 0, 'process'],
	['tests/start/start.test.ts', 0, 'process'],
	['tests/e2e/company/inbox.spec.ts', 900, 'journey'],
	[SET_UP, 0, 'set-up'],
] as const)('%s is of a kind', (file, browser, kind) => {
	expect(kindOf(cost(file, { browser }))).toBe(kind);
});

describe('the page', () => {
	const first = { rows: [rowOf(cost('a/a.test.ts', { 'test process': 1_230 }, 2_000))], measured: 'One.' };
	const second = { rows: [rowOf(cost('b/b.test.ts', { 'test process': 2_000 }))], measured: 'Two.' };
	const page = withRun('# Suites\n\nIntro.\n', 'day', { ...first, isWhole: true });

	it('has a row for each file and the sums of each kind', () => {
		expect(page).toContain('| unit | 1 | 1.2 | 0.0 | 0.0 | 0.0 | 1.2 | 2.0 |');
		expect(page).toContain('| a/a.test.ts | unit | 1.2 | 0.0 | 0.0 | 0.0 | 1.2 | 2.0 |');
		expect(rowsIn(page, 'day')).toEqual(first.rows);
		expect(rowsIn(page, 'rest')).toEqual([]);
	});

	it('keeps the rows of files that were not named', () => {
		const both = withRun(page, 'day', { ...second, isWhole: false });
		expect(rowsIn(both, 'day').map(({ file }) => file)).toEqual(['b/b.test.ts', 'a/a.test.ts']);
		expect(both).toContain('| all | 2 | 3.2 |');
		expect(rowsIn(withRun(both, 'day', { ...second, isWhole: true }), 'day')).toEqual(second.rows);
	});

	it('keeps the other suite', () => {
		const both = withRun(page, 'rest', { ...second, isWhole: true });
		expect(rowsIn(both, 'day')).toEqual(first.rows);
		expect(rowsIn(both, 'rest')).toEqual(second.rows);
	});
});
