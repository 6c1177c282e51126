import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { costsOf, SET_UP, totalOf } from './by-file.ts';
import { KINDS } from './kinds.ts';
import { markedWorkers, readMarks } from './marks.ts';
import { rowOf, type Suite, withRun } from './page.ts';
import { readProcesses } from './processes.ts';
import { Sampler, type Spent } from './sampler.ts';

/** `npm test -- --report`: measures the run and writes it into `docs/measurements/suite.md`. */

const PAGE = 'docs/measurements/suite.md';
const EVERY_MS = 400;

const machine = (): string => {
	const cpus = os.cpus();
	return `${new Date().toISOString().slice(0, 10)}, ${cpus.length} cores (${cpus[0]?.model.trim() ?? 'unknown'})`;
};

export type Report = { write: (suite: Suite, isWhole: boolean) => void };

/** Linux alone has `/proc`. */
export const startReport = (): Report => {
	if (!existsSync('/proc/self/stat')) throw new Error('--report needs Linux');
	const folder = mkdtempSync(path.join(os.tmpdir(), 'kyosei-report-'));
	process.env.TEST_REPORT_FOLDER = folder;
	const begin = Date.now();
	const sampler = new Sampler(process.pid);
	const spent: Spent[] = [];
	const look = (): void => {
		spent.push(...sampler.look(readProcesses(), markedWorkers(folder), Date.now()));
	};
	const timer = setInterval(look, EVERY_MS);
	return {
		write: (suite, isWhole) => {
			clearInterval(timer);
			look();
			const costs = costsOf(readMarks(folder), spent);
			rmSync(folder, { recursive: true });
			const rows = costs.filter(({ file }) => isWhole || file !== SET_UP).map(rowOf);
			const seconds = costs.reduce((sum, cost) => sum + totalOf(cost), 0) / 1000;
			const wall = (Date.now() - begin) / 1000;
			const measured = isWhole
				? `The whole suite on ${machine()}: ${wall.toFixed(0)} s, ${seconds.toFixed(0)} s of processor.`
				: `Some files measured anew on ${machine()}.`;
			writeFileSync(PAGE, withRun(readFileSync(PAGE, 'utf8'), suite, { rows, isWhole, measured }));
			const all = costs.map(rowOf);
			for (const kind of KINDS) {
				const own = all.filter((row) => row.kind === kind);
				if (own.length > 0)
					console.log(
						`${kind.padEnd(8)} ${own.reduce((sum, { processor }) => sum + processor, 0).toFixed(1)} s of processor`,
					);
			}
			console.log(`${seconds.toFixed(1)} s of processor in ${wall.toFixed(1)} s; by file: ${PAGE}`);
		},
	};
};
