import type { Mark } from './marks.ts';
import { PARTS, type Part } from './parts.ts';
import type { Spent } from './sampler.ts';

/** What a test file took, in milliseconds. */
export type FileCost = { file: string; wall: number; parts: Record<Part, number> };

/** What belongs to no file: the template database, the runners. */
export const SET_UP = 'set-up';

const nothing = (file: string): FileCost => ({
	file,
	wall: 0,
	parts: Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>,
});

/** From its mark on, all that a test process and its children use is of that file, until the next mark. */
export const costsOf = (marks: readonly Mark[], spent: readonly Spent[]): FileCost[] => {
	const costs = new Map<string, FileCost>();
	const of = (file: string): FileCost => {
		const cost = costs.get(file) ?? nothing(file);
		costs.set(file, cost);
		return cost;
	};
	const byWorker = Map.groupBy(marks, ({ pid }) => pid);
	for (const own of byWorker.values()) {
		for (const [at, mark] of own.entries()) {
			const next = own[at + 1];
			if (next?.isEnd && !mark.isEnd && next.file === mark.file) of(mark.file).wall += next.at - mark.at;
			// A test process tells its own time exactly.
			if (next) of(mark.file).parts['test process'] += next.used - mark.used;
		}
	}
	for (const { at, worker, part, ms } of spent) {
		const own = (worker !== null && byWorker.get(worker)) || [];
		const mark = own.findLast((each) => each.at <= at) ?? own[0];
		if (mark && part === 'test process') continue;
		of(mark?.file ?? SET_UP).parts[part] += ms;
	}
	return [...costs.values()];
};

export const totalOf = ({ parts }: Pick<FileCost, 'parts'>): number =>
	PARTS.reduce((sum, part) => sum + parts[part], 0);
