import type { Mutant } from '#tests/mutants/mutant.ts';

/** What is saved: answers, ratings and their versions. */
export const saving: readonly Mutant[] = [
	{
		file: 'server/db/versions.ts',
		before: 'if (sent === undefined || sent === version) return;',
		after: 'if (sent === undefined || sent <= version) return;',
		test: 'tests/api/assessment/assessment-save.test.ts',
		title: 'reject a stale save, with who saved meanwhile and when',
	},
	{
		file: 'server/answering/sheet-save.ts',
		before: "assertCallable(progress, 'first_save');",
		after: '',
		test: 'tests/api/assessment/assessment-save.test.ts',
		title: 'the sheet is read-only',
	},
	{
		file: 'server/answering/sheet-save.ts',
		before: 'const answeredAt = isComplete ? subCategory.answeredAt : null;',
		after: 'const answeredAt = subCategory.answeredAt;',
		test: 'tests/api/assessment/assessment-save.test.ts',
		title: 'survives a changed answer, and is reset by a cleared one',
	},
	{
		file: 'server/answering/sheet-save.ts',
		before: '...(isChanged ? { checkedAt: null } : {}),',
		after: '',
		test: 'tests/api/assessment/assessment-save.test.ts',
		title: 'lose their check mark only where something changed',
	},
	{
		file: 'server/checking/sent-ratings.ts',
		before: 'changed.get(item.id) ?? row;',
		after: 'row;',
		test: 'tests/api/checking/checking.test.ts',
		title: 'stores all that a body says of an item that it names twice',
	},
	{
		file: 'server/checking/sent-ratings.ts',
		before: 'if (row?.question.id !== question.id) {',
		after: 'if (row === undefined) {',
		test: 'tests/api/checking/checking.test.ts',
		title: 'refuses rows of another sub-category, with an error for each',
	},
	{
		file: 'server/checking/rate.ts',
		before: 'const checkedAt = isComplete(rows, changed) ? subCategory.checkedAt : null;',
		after: 'const { checkedAt } = subCategory;',
		test: 'tests/api/checking/checking.test.ts',
		title: 'survives a changed rating, and is reset by a cleared one',
	},
];
