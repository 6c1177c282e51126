import { listSheetItems } from '#server/assessment/sheet-items.ts';
import type { Executor } from '#server/db/client.ts';
import { explainScore } from '#shared/explanation/explain.ts';
import { gainsBySubCategory } from '#shared/explanation/gains.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { readLevel } from './level.ts';
import { partsOf } from './parts.ts';
import { presentCategory, type Told } from './view-model.ts';

type Graded = { paperId: number; sheetId: number; locale: Locale };

/**
 * Points that a full rating of each sub-category of a graded sheet adds, by its id in the paper: the same as in the
 * explanation and the plan. Null where the paper explains nothing to companies.
 */
export const readGains = async (
	executor: Executor,
	{ paperId, sheetId, locale }: Graded,
): Promise<ReadonlyMap<number, number> | null> => {
	const level = await readLevel(executor, paperId);
	if (level === 'none') return null;
	const explained = explainScore(partsOf(await listSheetItems(executor, { sheetId, locale })));
	const told: Told = { level, idOf: ({ id }) => id, subCategoryIdOf: () => null };
	return gainsBySubCategory(explained.map((category) => presentCategory(category, told)));
};
