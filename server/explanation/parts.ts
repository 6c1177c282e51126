import { questionsOf, type SheetItemRow, type SheetQuestion } from '#server/assessment/sheet-items.ts';
import { groupRows } from '#server/base/group-rows.ts';
import type { TellingQuestion } from './view-model.ts';

/** A question as graded, with what the explanation shows of it. */
const telling = (told: SheetQuestion): TellingQuestion => ({
	points: told.points,
	answer: told.answer,
	items: told.items.flatMap(({ weightTenths, rate }) => (rate === null ? [] : [{ weightTenths, rate }])),
	sdgTargetIds: [],
	told,
});

/** The categories of a graded sheet with their questions, for the calculation of the score. */
export const partsOf = (rows: readonly SheetItemRow[]) =>
	groupRows(rows, (row) => row.category).map(({ parent, rows: ofCategory }) => ({
		id: parent,
		subCategories: groupRows(ofCategory, (row) => row.subCategory).map(({ parent: sub, rows: ofSub }) => ({
			id: sub,
			questions: questionsOf(ofSub).map(telling),
		})),
	}));
