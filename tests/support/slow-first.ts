import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The tests of processes take longest: they come first, so that none is left alone in the end. */
const SLOW = ['/tests/start/', '/tests/workers/', '/tests/commands/', '/server/evidence/previews/'];

const rankOf = ({ moduleId }: TestSpecification): number => {
	const rank = SLOW.findIndex((folder) => moduleId.includes(folder));
	return rank < 0 ? SLOW.length : rank;
};

/** Takes the place of the order by size alone, which Vitest has without an earlier run. */
export class SlowFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		return sorted.sort((a, b) => rankOf(a) - rankOf(b));
	}
}
