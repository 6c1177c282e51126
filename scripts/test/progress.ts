import { existsSync, readFileSync } from 'node:fs';
import { rowsIn, SUITES, type Suite } from './report/page.ts';

/** How far a run is, and how long what is left takes, by the wall times of the last report. */

const PAGE = 'docs/measurements/suite.md';

/** Of a file that is in no report. */
const UNKNOWN_SECONDS = 2;

const EVERY_MS = 30_000;

/** Wall seconds of each file, by day where it has tests of both suites. */
export const secondsByFile = (page: string): ReadonlyMap<string, number> =>
	new Map(
		(Object.keys(SUITES) as Suite[])
			.toReversed()
			.flatMap((suite) => rowsIn(page, suite).map(({ file, wall }) => [file, wall] as const)),
	);

const inWords = (ms: number): string =>
	ms < 90_000 ? `${Math.max(10, Math.ceil(ms / 10_000) * 10)} s` : `${Math.round(ms / 60_000)} min`;

export class Progress {
	readonly #open: Map<string, number>;
	readonly #files: number;
	readonly #all: number;
	readonly #begin: number;

	constructor(files: readonly string[], seconds: ReadonlyMap<string, number>, now = Date.now()) {
		this.#open = new Map(files.map((file) => [file, Math.max(0.1, seconds.get(file) ?? UNKNOWN_SECONDS)]));
		this.#files = this.#open.size;
		this.#all = this.#left();
		this.#begin = now;
	}

	#left(): number {
		return [...this.#open.values()].reduce((all, each) => all + each, 0);
	}

	finished(file: string): void {
		this.#open.delete(file);
	}

	/** `120 of 410 files, about 4 min left`. */
	line(now = Date.now()): string {
		const left = this.#left();
		const done = this.#all - left;
		const how = `${this.#files - this.#open.size} of ${this.#files} files`;
		return done === 0 ? how : `${how}, about ${inWords(((now - this.#begin) * left) / done)} left`;
	}
}

/** Says twice a minute how far a run is; returns what is told of each finished file, and what ends it. */
export const sayProgress = (runner: string, files: readonly string[]) => {
	const progress = new Progress(files, existsSync(PAGE) ? secondsByFile(readFileSync(PAGE, 'utf8')) : new Map());
	const timer = setInterval(() => process.stdout.write(`${runner}: ${progress.line()}\n`), EVERY_MS);
	timer.unref();
	return { finished: (file: string): void => progress.finished(file), end: (): void => clearInterval(timer) };
};

/** Says at once what failed. What its difference is stands at the end of the run. */
export const sayFailed = (name: string, message: string | undefined): void => {
	const [first = ''] = (message ?? '').split('\n');
	process.stdout.write(`FAILED ${name}\n${first ? `  ${first}\n` : ''}`);
};
