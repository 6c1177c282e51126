import { type Part, partOf, workerOfBackend } from './parts.ts';
import type { Process } from './processes.ts';

/** Processor time that was used up to a moment since the one before. */
export type Spent = { at: number; worker: number | null; part: Part; ms: number };

type Seen = { process: Process; worker: number | null; part: Part };

/**
 * Tells what the processes below a root use, from one look to the next. What a process used after the last look at it is
 * known once its parent has waited for it. A process keeps its worker if its parent ends before it does.
 */
export class Sampler {
	readonly #root: number;
	#seen = new Map<string, Seen>();

	constructor(root: number) {
		this.#root = root;
	}

	look(processes: readonly Process[], workers: ReadonlySet<number>, at: number): Spent[] {
		const now = this.#tree(processes, workers);
		const gone = this.#goneByParent(now);
		const spent: Spent[] = [];
		for (const [key, { process, worker, part }] of now) {
			const before = this.#seen.get(key)?.process;
			spent.push({ at, worker, part, ms: process.own - (before?.own ?? 0) });
			spent.push(...this.#unseen(process, before, { worker, part }, gone).map((each) => ({ at, ...each })));
		}
		this.#seen = now;
		return spent.filter(({ ms }) => ms > 0);
	}

	/** The processes below the root, with those seen before, by key. */
	#tree(processes: readonly Process[], workers: ReadonlySet<number>): Map<string, Seen> {
		const children = Map.groupBy(processes, ({ parent }) => parent);
		const tree = new Map<string, Seen>();
		const add = (process: Process, above: number | null): void => {
			if (tree.has(process.key)) return;
			const isWorker = workers.has(process.pid);
			const worker = isWorker ? process.pid : (workerOfBackend(process.command) ?? above);
			tree.set(process.key, { process, worker, part: partOf(process.command, isWorker) });
			for (const child of children.get(process.pid) ?? []) add(child, worker);
		};
		for (const child of children.get(this.#root) ?? []) add(child, null);
		for (const process of processes) {
			const before = this.#seen.get(process.key);
			if (before) add(process, before.worker);
		}
		return tree;
	}

	/** Those that have ended since the last look, by the pid of their parent. */
	#goneByParent(now: ReadonlyMap<string, Seen>): Map<number, Seen[]> {
		const gone = [...this.#seen].filter(([key]) => !now.has(key)).map(([, seen]) => seen);
		return Map.groupBy(gone, ({ process }) => process.parent);
	}

	/** What children that have ended used after the last look at them, or without any. */
	#unseen(
		process: Process,
		before: Process | undefined,
		parent: { worker: number | null; part: Part },
		gone: ReadonlyMap<number, readonly Seen[]>,
	): { worker: number | null; part: Part; ms: number }[] {
		const waited = process.waited - (before?.waited ?? 0);
		if (waited <= 0) return [];
		const known = (pid: number): number =>
			(gone.get(pid) ?? []).reduce((sum, { process: child }) => sum + child.own + child.waited + known(child.pid), 0);
		const ended = gone.get(process.pid) ?? [];
		const ms = Math.max(0, waited - known(process.pid));
		const part = parent.part === 'test process' ? 'servers and commands' : parent.part;
		if (ended.length === 0) return [{ worker: parent.worker, part, ms }];
		return ended.map((child) => ({ worker: child.worker, part: child.part, ms: ms / ended.length }));
	}
}
