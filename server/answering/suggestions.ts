import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { type FieldErrors, type FieldMessage, invalid } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { together } from '#server/db/transactions.ts';
import type { AcceptedSuggestions, AcceptInput, Suggestion, Suggestions } from '#shared/answering/suggestions.ts';
import { ANSWERABLE } from '#shared/assessment/status-sets.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { type FormerAnswer, listFormerAnswers, submissionOf } from './former.ts';
import { type AnswerRow, getOwnSubCategory } from './queries.ts';
import { rewordingOf } from './rewording.ts';
import { type AnswerDeps, lockForAnswers, storeAnswers } from './sheet-save.ts';

const presentSuggestion = (former: FormerAnswer, locale: Locale): Suggestion[] =>
	former.isOpen && former.answer !== null
		? [
				{
					answer_content_id: former.id,
					answer: former.answer,
					extension_note: former.extensionNote,
					rewording: rewordingOf(former, locale),
				},
			]
		: [];

/**
 * Answers of the last finished assessment to the unanswered questions of a sub-category; empty after submission.
 * @throws 404
 */
export const getSuggestions = async (
	{ db }: Pick<Deps, 'db'>,
	actor: CompanyActor,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Suggestions> => {
	const [{ progress }, former] = await together(db, (one) => [
		getOwnSubCategory(one, actor, id),
		listFormerAnswers(one, id),
	]);
	const offered = ANSWERABLE.includes(progress.status) ? former : [];
	const suggestions = offered.flatMap((row) => presentSuggestion(row, locale));
	const [first] = offered;
	return { submitted_at: first && suggestions.length > 0 ? submissionOf(first) : null, suggestions };
};

type Accepted = Pick<AnswerRow, 'id' | 'extensionNote'> & { answer: NonNullable<AnswerRow['answer']> };

type Choice = { rows: readonly AnswerRow[]; former: readonly FormerAnswer[]; ids: ReadonlySet<number> };

/** The answer to store for one question, or the error that prevents it. An existing note is kept. */
const acceptOne = (id: number, { rows, former, ids }: Choice, locale: Locale): Accepted | FieldMessage => {
	const at = rows.findIndex((row) => row.id === id);
	const row = rows[at];
	if (!row) return { key: 'validation.unknownRecord' };
	const variables = { number: at + 1 };
	if (row.answer !== null) return { key: 'assessment.alreadyAnswered', variables };
	const offered = former.find((one) => one.id === id);
	if (!offered || offered.answer === null) return { key: 'assessment.noFormerAnswer', variables };
	if (ids.size > 1 && rewordingOf(offered, locale)) return { key: 'assessment.rewordedAlone', variables };
	return { id, answer: offered.answer, extensionNote: row.extensionNote ?? offered.extensionNote };
};

/** @throws 422, naming each question for which the suggestion cannot be accepted */
const acceptAll = (sent: readonly number[], choice: Choice, locale: Locale): Accepted[] => {
	const errors: Record<string, FieldErrors[string]> = {};
	const accepted = sent.flatMap((id, at) => {
		const one = acceptOne(id, choice, locale);
		if (!('key' in one)) return [one];
		errors[`answer_content_ids.${at}`] = [one];
		return [];
	});
	if (Object.keys(errors).length > 0) throw invalid(errors);
	return accepted;
};

/**
 * Copies former answers with their notes into the current assessment, all or nothing.
 * @throws 404; 409 on an older assessment, after submission, or with a stale version; 422
 */
export const acceptSuggestions = (
	deps: AnswerDeps,
	actor: CompanyActor,
	{ id, version, answer_content_ids: sent }: AcceptInput,
	call: CallContext,
): Promise<AcceptedSuggestions> =>
	deps.db.transaction(async (tx) => {
		const [locked, former] = await together(tx, () => [
			lockForAnswers(tx, deps, actor, { id, version }, call),
			// Outside the lock: answers of finished assessments do not change.
			listFormerAnswers(tx, id),
		]);
		const ids = new Set(sent);
		const accepted = acceptAll([...ids], { rows: locked.rows, former, ids }, call.locale);
		const byId = new Map(accepted.map((one) => [one.id, one]));
		const merged = new Map(locked.rows.map((row) => [row.id, byId.get(row.id) ?? row]));
		const saved = await storeAnswers(tx, deps, actor, locked, merged, call);
		return {
			...saved,
			answer_contents: accepted.map(({ extensionNote, ...one }) => ({ ...one, extension_note: extensionNote })),
		};
	});
