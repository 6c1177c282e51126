import { api } from '#client/api/client.ts';
import type { SheetTools } from '#client/company/sheet/use-sheet.ts';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';

/**
 * Loads the suggestions of a sheet. The screen calls it in parallel with loading the sheet, so that nothing shifts
 * later.
 */
export const useSuggestionsQuery = (id: number) =>
	api.app.assessment.suggestions.useQuery({ id }, { meta: { handlesFailure: true } });

/** The suggestions for questions that have no answer now, neither stored nor unsaved. */
export const useSuggestions = (sheet: AnsweredSubCategory, { answerOf }: Pick<SheetTools, 'answerOf'>) => {
	const query = useSuggestionsQuery(sheet.id);
	const { submitted_at, suggestions } = query.data?.data ?? { submitted_at: null, suggestions: [] };
	const open = sheet.is_submitted
		? []
		: suggestions.filter(({ answer_content_id: id }) => answerOf(id).answer === null);
	return {
		query,
		submittedAt: submitted_at,
		open,
	};
};

export type OpenSuggestions = ReturnType<typeof useSuggestions>;
