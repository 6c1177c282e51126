import { appendFileSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Test processes write down when they begin and end with a file, so that what they use can be told by file. */

export type Mark = {
	/** Milliseconds since 1970. */
	at: number;
	pid: number;
	file: string;
	isEnd: boolean;
	/** Processor time of the test process so far, in milliseconds. */
	used: number;
};

const folder = (): string | undefined => process.env.TEST_REPORT_FOLDER;

const write = (file: string, isEnd: boolean): void => {
	const into = folder();
	if (!into) return;
	const { user, system } = process.cpuUsage();
	const mark: Mark = {
		at: Date.now(),
		pid: process.pid,
		file: path.relative(process.cwd(), file),
		isEnd,
		used: (user + system) / 1000,
	};
	appendFileSync(path.join(into, `${process.pid}.jsonl`), `${JSON.stringify(mark)}\n`);
};

export const markBegin = (file: string): void => write(file, false);
export const markEnd = (file: string): void => write(file, true);

/** The pids of the test processes that have begun with a file. */
export const markedWorkers = (from: string): Set<number> =>
	new Set(readdirSync(from).map((name) => Number.parseInt(name, 10)));

/** All marks of a run, in order of time. */
export const readMarks = (from: string): Mark[] =>
	globSync(path.join(from, '*.jsonl'))
		.flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(0, -1))
		.map((line) => JSON.parse(line) as Mark)
		.sort((a, b) => a.at - b.at);
