import type { Outputs } from '#client/api/client.ts';
import { type RatedSheet, withRatings } from '#client/console/assessments/checking/review-state.ts';
import type { Values } from '#client/editing/edits.ts';
import type { SaveAnswer } from '#client/editing/save.ts';

export type SecondSheet = Outputs['console']['calibrations']['sheet']['data'];
type Part = SecondSheet['sub_categories'][number];
export type SecondQuestion = Part['answer_contents'][number];

/** The drawn sub-categories as one sheet, whose questions are numbered through. */
export const ratedSheetOf = ({ sub_categories: parts, version, saved_at }: SecondSheet): RatedSheet => ({
	answer_contents: parts.flatMap<SecondQuestion>((part) => part.answer_contents),
	is_editable: true,
	version,
	saved_at,
	// Only its second rater can save it.
	saved_by: null,
});

/** The sheet after a save, as a refetch would return it. */
export const withSavedRatings = (
	sheet: SecondSheet,
	changed: Values,
	{ version, saved_at }: SaveAnswer,
): SecondSheet => ({
	...sheet,
	version,
	saved_at,
	sub_categories: sheet.sub_categories.map((part) => withRatings(part, changed)),
});

/** Where the questions of each part begin in the numbering. */
export const numberedParts = <P extends { answer_contents: readonly unknown[] }>(
	parts: readonly P[],
): { part: P; before: number }[] =>
	parts.map((part, at) => ({
		part,
		before: parts.slice(0, at).reduce((sum, { answer_contents: contents }) => sum + contents.length, 0),
	}));

export type FileOfQuestion = SecondSheet['documents'][number];

/** The company's documents and files on requests by the question that they support. */
export const filesByQuestion = ({
	sub_categories: parts,
	documents,
	request_files: sent,
}: SecondSheet): ReadonlyMap<number, FileOfQuestion[]> =>
	new Map(
		parts
			.flatMap<SecondQuestion>((part) => part.answer_contents)
			.map(({ id }) => [
				id,
				[
					...documents.filter((document) => document.answer_content_ids.includes(id)),
					...sent
						.filter((file) => file.answer_content_id === id)
						.map((file) => ({ ...file, answer_content_ids: [id], is_by_phone: false })),
				],
			]),
	);
