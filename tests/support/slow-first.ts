import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of processes take longest; run first, none of them is left over at the end. */
const SLOW = ['/tests/start/', '/tests/workers/', '/tests/commands/', '/server/evidence/previews/'];

const rankOf = ({ moduleId }: TestSpecification): number => {
	const rank = SLOW.findIndex((folder) => moduleId.includes(folder));
	return rank < 0 ? SLOW.length : rank;
};

/** Vitest's order by file size, with the slow folders first. */
export class SlowFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		return sorted.sort((a, b) => rankOf(a) - rankOf(b));
	}
}
