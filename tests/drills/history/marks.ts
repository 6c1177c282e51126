import type { FinalState } from './final-state.ts';
import { latestEffect, mayHaveHappened, type Operation, ofKind } from './operation.ts';
import { type Violation, violation } from './violation.ts';

/** The register of a company's answers to a sub-category. */
export const answersRegister = (subCategoryId: number): string => `answers:${subCategoryId}`;

/**
 * Marks of sub-categories. 'Completed' stays, since no client clears an answer; 'checked' goes when an answer changes,
 * which every save of answers does.
 */
export const checkMarks = (operations: readonly Operation[], { completed, checked }: FinalState): Violation[] => {
	const marks = Map.groupBy(ofKind(operations, 'mark').filter(mayHaveHappened), ({ act }) => act.mark);
	const changes = Map.groupBy(ofKind(operations, 'save').filter(mayHaveHappened), ({ act }) => act.register);
	const found: Violation[] = [];
	for (const [mark, stored] of [['completed', completed] as const, ['checked', checked] as const]) {
		const set = marks.get(mark) ?? [];
		for (const operation of set) {
			const { subCategoryId } = operation.act;
			if (operation.outcome !== 'done' || stored.has(subCategoryId)) continue;
			const later = changes.get(answersRegister(subCategoryId)) ?? [];
			if (mark === 'checked' && later.some((change) => latestEffect(change) >= operation.startedAt)) continue;
			const detail = `operation ${operation.id} (${operation.name} of sub-category ${subCategoryId}) left no mark`;
			found.push(violation('acknowledged write lost', detail));
		}
		const asked = new Set(set.map(({ act }) => act.subCategoryId));
		for (const id of stored) {
			if (!asked.has(id))
				found.push(
					violation('effect twice, missing or of a refused call', `nobody marked sub-category ${id} as ${mark}`),
				);
		}
	}
	return found;
};
