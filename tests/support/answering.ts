import type { z } from 'zod';
import type {
	answeredCategory,
	answeredSubCategory,
	assessmentOverview,
	savedAnswers,
} from '#shared/answering/schemas.ts';
import type { Answer, Caller } from './client.ts';

/** The calls with which a company answers its assessment. */

export type Overview = z.output<typeof assessmentOverview>;
export type Category = z.output<typeof answeredCategory>;
export type Sheet = z.output<typeof answeredSubCategory>;
export type Saved = z.output<typeof savedAnswers>;

const read = async <T>(person: Caller, path: string): Promise<T> => {
	const { status, data, text } = await person.get<T>(path);
	if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
	return data;
};

export const readOverview = (person: Caller): Promise<Overview> => read(person, '/app/assessment');

export const categoryPath = (id: number): string => `/app/assessment/answer_categories/${id}`;
export const sheetPath = (id: number): string => `/app/assessment/answer_sub_categories/${id}`;

export const readCategory = (person: Caller, id: number): Promise<Category> => read(person, categoryPath(id));
export const readSheet = (person: Caller, id: number): Promise<Sheet> => read(person, sheetPath(id));

/** The sub-categories of the current assessment, in paper order. */
export const readSubCategoryIds = async (person: Caller): Promise<number[]> => {
	const { categories } = await readOverview(person);
	const details = await Promise.all(categories.map(({ id }) => readCategory(person, id)));
	return details.flatMap((category) => category.answer_sub_categories.map((sub) => sub.id));
};

/** The first sheet of the current assessment. */
export const readFirstSheet = async (person: Caller): Promise<Sheet> => {
	const [id] = await readSubCategoryIds(person);
	if (id === undefined) throw new Error('the assessment has no sub-category');
	return readSheet(person, id);
};

export const saveSheet = (person: Caller, id: number, body: unknown): Promise<Answer<Saved>> =>
	person.post<Saved>(`${sheetPath(id)}/save_changes`, body);

export const completeSheet = (person: Caller, id: number): Promise<Answer<null>> =>
	person.post<null>(`${sheetPath(id)}/mark_as_completed`);

/** Answers every question of a sheet. */
export const answersOf = (sheet: Sheet, answer: 1 | 2 | 3 | null, extension_note: string | null = null) => ({
	answer_contents: sheet.answer_contents.map(({ id }) => ({ id, answer, extension_note })),
});

/** Answers and completes the whole assessment over the API. */
export const completeEverything = async (person: Caller): Promise<void> => {
	for (const id of await readSubCategoryIds(person)) {
		await saveSheet(person, id, answersOf(await readSheet(person, id), 1));
		const { status, text } = await completeSheet(person, id);
		if (status !== 200) throw new Error(text);
	}
};
