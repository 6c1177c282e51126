import { type Run, reasonIn, run } from '#scripts/start/child.ts';
import type { Part, PartOptions } from '#scripts/start/part.ts';

/** A child process that is replaced when its sources change. One that ends by itself waits for the next change. */
export type DevelopedPart = Part & {
	restart: () => void;
	/** Resolves once the process before the current one has ended. */
	whenReplaced: () => Promise<unknown>;
};

/** Development does not wait for open calls and jobs. */
const KILL_AFTER_MS = 500;

export const developPart = (options: PartOptions): DevelopedPart => {
	const { name, say, settings, isReady } = options;
	let current = run(options);
	let replaced: Promise<unknown> = Promise.resolve();
	let isStopping = false;
	let hasStopped = false;

	const end = async ({ child, ended }: Run): Promise<void> => {
		child.kill('SIGTERM');
		const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
		await ended;
		clearTimeout(timer);
	};
	const report = async (mine: Run): Promise<void> => {
		const ended = await mine.ended;
		if (isStopping || mine !== current) return;
		hasStopped = true;
		if (!isReady()) process.stderr.write(ended.errorOutput);
		say(`The ${name} stopped (${reasonIn(ended)}). It starts again when a file changes.`);
	};
	void report(current);

	return {
		/** The new process loads its code while the old one ends, and gets its settings, and with them the port, after that. */
		restart: () => {
			hasStopped = false;
			replaced = Promise.all([replaced, end(current)]);
			current = run({ ...options, settings: Promise.all([settings, replaced]).then(([known]) => known) });
			void report(current);
		},
		whenReplaced: () => replaced,
		hasStopped: () => hasStopped,
		stop: () => {
			isStopping = true;
			return end(current);
		},
	};
};
