import { and, asc, eq, inArray } from 'drizzle-orm';
import { isReportEditable } from '#server/assessment/visible.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import { groupRows } from '#server/base/group-rows.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import {
	answerCategories,
	answerContents,
	answerEvaluations,
	answerSubCategories,
} from '#server/db/tables/assessment.ts';
import { paperCheckItems, paperQuestions } from '#server/db/tables/papers.ts';
import { resultMainCategories, resultSubCategories, results } from '#server/db/tables/reports.ts';
import type { Round } from '#shared/assessment/round.ts';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { readAnchors, readerOf } from '#shared/papers/shown-guidance.ts';
import {
	type DraftQuestion,
	evaluationDraft,
	isUnedited,
	proposalDraft,
	type Say,
} from '#shared/reports/first-draft.ts';
import type { FirstDrafts } from '#shared/reports/schemas.ts';
import { serverText } from '#shared/texts/server.ts';
import { type MarkedNote, type NoteKind, PROPOSAL_NOTES, type SentNote } from './notes.ts';
import { getVisibleResult } from './queries.ts';

/** First drafts of the notes of a result (`shared/reports/first-draft.ts`), and which notes are still such drafts. */

/** What the drafts are made of, by the sub-categories of a result in paper order; both languages. No memos. */
const listDraftRows = (executor: Executor, resultId: number, only?: readonly number[]) =>
	executor
		.select({
			resultSub: { id: resultSubCategories.id },
			question: {
				id: answerContents.id,
				content: paperQuestions.content,
				contentEn: paperQuestions.contentEn,
				answer: answerContents.answer,
				naCondition: paperQuestions.naCondition,
				naConditionEn: paperQuestions.naConditionEn,
				isCritical: paperQuestions.isCritical,
			},
			item: {
				id: answerEvaluations.id,
				content: paperCheckItems.content,
				contentEn: paperCheckItems.contentEn,
				anchors: paperCheckItems.anchors,
				rate: answerEvaluations.evaluationRate,
			},
		})
		.from(resultSubCategories)
		.innerJoin(resultMainCategories, eq(resultMainCategories.id, resultSubCategories.resultMainCategoryId))
		.innerJoin(results, eq(results.id, resultMainCategories.resultId))
		.leftJoin(
			answerSubCategories,
			and(
				eq(answerSubCategories.subCategoryId, resultSubCategories.subCategoryId),
				inArray(
					answerSubCategories.categoryId,
					executor
						.select({ id: answerCategories.id })
						.from(answerCategories)
						.where(eq(answerCategories.sheetId, results.sheetId)),
				),
			),
		)
		.leftJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.leftJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.leftJoin(answerEvaluations, eq(answerEvaluations.answerContentId, answerContents.id))
		.leftJoin(paperCheckItems, eq(paperCheckItems.id, answerEvaluations.checkItemId))
		.where(and(eq(resultMainCategories.resultId, resultId), only ? isOneOf(resultSubCategories.id, only) : undefined))
		.orderBy(asc(resultSubCategories.id), asc(paperQuestions.ordinal), asc(paperCheckItems.ordinal));

type DraftRow = Awaited<ReturnType<typeof listDraftRows>>[number];

const questionsOf = (rows: readonly DraftRow[], locale: Locale): DraftQuestion[] => {
	const read = readerOf(locale);
	return groupRows(rows, ({ question }) => ({ ...question, id: question.id ?? 0 }))
		.filter(({ parent }) => parent.id !== 0)
		.map(({ parent, rows: ofQuestion }) => ({
			content: read(parent.content ?? '', parent.contentEn),
			answer: parent.answer,
			naCondition: read(parent.naCondition, parent.naConditionEn),
			isCritical: parent.isCritical === true,
			items: ofQuestion
				.filter(({ item }) => item.id !== null)
				.map(({ item }) => ({
					content: read(item.content ?? '', item.contentEn),
					anchors: readAnchors(item.anchors, locale),
					rate: item.rate,
				})),
		}));
};

const sayIn =
	(locale: Locale): Say =>
	(word, variables) =>
		serverText(locale, `reports.firstDraft.${word}`, variables);

type Draft = { id: number; evaluation: string; proposal: string };

const draftsOf = (rows: readonly DraftRow[], locale: Locale): Draft[] =>
	groupRows(rows, ({ resultSub }) => resultSub).map(({ parent, rows: ofSub }) => {
		const made = { questions: questionsOf(ofSub, locale), say: sayIn(locale) };
		return { id: parent.id, evaluation: evaluationDraft(made), proposal: proposalDraft(made) };
	});

/** @throws 404 before the sheet of the round is graded */
export const getFirstDrafts = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id, round }: { id: number; round: Round },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<FirstDrafts> => {
	const { progress, result } = await getVisibleResult(db, actor, { id, round });
	if (!result || !isReportEditable(progress, round)) throw notFound();
	return {
		sub_category_results: draftsOf(await listDraftRows(db, result.id), locale).map((draft) => ({
			id: draft.id,
			evaluation_note: draft.evaluation,
			proposal_note: round === 1 ? draft.proposal : null,
		})),
	};
};

/** Marks the notes that are drafts as the rule makes them now, in either language. */
export const withMarks = async (
	executor: Executor,
	resultId: number,
	{ kind, notes }: { kind: NoteKind; notes: readonly SentNote[] },
): Promise<MarkedNote[]> => {
	const written = notes.filter(({ note }) => note !== '').map(({ id }) => id);
	if (!kind.unedited || written.length === 0) return notes.map((note) => ({ ...note, isUnedited: false }));
	const rows = await listDraftRows(executor, resultId, written);
	const drafts = Map.groupBy(
		LOCALES.flatMap((locale) => draftsOf(rows, locale)),
		({ id }) => id,
	);
	const made = (id: number): string[] =>
		(drafts.get(id) ?? []).map(({ evaluation, proposal }) => (kind === PROPOSAL_NOTES ? proposal : evaluation));
	return notes.map((note) => ({ ...note, isUnedited: made(note.id).some((draft) => isUnedited(note.note, draft)) }));
};
