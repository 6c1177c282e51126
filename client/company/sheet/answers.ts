import type { AnsweredSubCategory } from '#shared/assessment/answering.ts';

/** What a company typed into a sub-category, and how it meets what somebody else saved meanwhile. */

export type AnswerCode = 1 | 2 | 3;
export type AnswerValue = { answer: AnswerCode | null; note: string };
/** By the id of the question on the sheet. */
export type Answers = Readonly<Record<number, AnswerValue>>;

export const answersOf = (sheet: Pick<AnsweredSubCategory, 'answer_contents'>): Answers =>
	Object.fromEntries(
		sheet.answer_contents.map(({ id, answer, extension_note }) => [id, { answer, note: extension_note ?? '' }]),
	);

const isSame = (one: AnswerValue | undefined, other: AnswerValue | undefined): boolean =>
	one?.answer === other?.answer && one?.note === other?.note;

/** The questions whose answer or note differs. */
export const changedIds = (base: Answers, values: Answers): number[] =>
	Object.keys(values)
		.map(Number)
		.filter((id) => !isSame(base[id], values[id]));

export const pick = (answers: Answers, ids: readonly number[]): Answers =>
	Object.fromEntries(ids.flatMap((id) => (answers[id] ? [[id, answers[id]]] : [])));

/** The same question, changed on both sides to different contents. */
export type Conflict = { id: number; mine: AnswerValue; theirs: AnswerValue; chosen: 'mine' | 'theirs' | null };

type Merged = {
	/** Mine where I changed something, else theirs. */
	values: Answers;
	conflicts: Conflict[];
	/** Whether anything of theirs came in that was not mine already. */
	hasNews: boolean;
};

/** Both sides started from `base`: what only one of them changed is taken from it, the rest is for the person to choose. */
export const mergeAnswers = (base: Answers, mine: Answers, theirs: Answers): Merged => {
	const values: Record<number, AnswerValue> = {};
	const conflicts: Conflict[] = [];
	let hasNews = false;
	for (const [key, saved] of Object.entries(theirs)) {
		const id = Number(key);
		const own = mine[id];
		if (!own || isSame(own, base[id])) {
			values[id] = saved;
			hasNews ||= !isSame(saved, base[id]);
			continue;
		}
		values[id] = own;
		if (isSame(saved, base[id]) || isSame(saved, own)) continue;
		conflicts.push({ id, mine: own, theirs: saved, chosen: null });
		hasNews = true;
	}
	return { values, conflicts, hasNews };
};

/** As a save sends them. */
export const toWire = (answers: Answers) =>
	Object.entries(answers).map(([id, { answer, note }]) => ({ id: Number(id), answer, extension_note: note || null }));
