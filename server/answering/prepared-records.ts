import { asc, eq, sql } from 'drizzle-orm';
import { findSheetId } from '#server/assessment/sheets.ts';
import { findNewestProgress } from '#server/assessment/transition.ts';
import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { answerCategories, answerContents, answerSubCategories, recordsAtHand } from '#server/db/tables/assessment.ts';
import { paperMainCategories, paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import { together } from '#server/db/transactions.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import type { PreparedRecord, PreparedRecords, RecordsSummary } from '#shared/answering/records.ts';
import { ANSWERABLE } from '#shared/assessment/status-sets.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { AcceptedEvidence } from '#shared/papers/guidance.ts';
import { recordNames } from '#shared/papers/record-names.ts';
import { readerOf } from '#shared/papers/shown-guidance.ts';

const acceptedIn = (locale: Locale) => {
	const texts = localisedPaper(locale);
	return prepared(`accepted_evidence_${locale}`, (executor, name) =>
		executor
			.select({
				id: answerContents.id,
				content: texts.question,
				categoryId: answerCategories.id,
				subCategoryId: answerSubCategories.id,
				evidence: sql<AcceptedEvidence[] | null>`${paperQuestions.guidance} -> 'evidence'`,
			})
			.from(answerContents)
			.innerJoin(answerSubCategories, eq(answerSubCategories.id, answerContents.answerSubCategoryId))
			.innerJoin(answerCategories, eq(answerCategories.id, answerSubCategories.categoryId))
			.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
			.innerJoin(paperSubCategories, eq(paperSubCategories.id, answerSubCategories.subCategoryId))
			.innerJoin(paperMainCategories, eq(paperMainCategories.id, answerCategories.mainCategoryId))
			.where(eq(answerCategories.sheetId, sql.placeholder('sheetId')))
			.orderBy(asc(paperMainCategories.ordinal), asc(paperSubCategories.ordinal), asc(paperQuestions.ordinal))
			.prepare(name),
	);
};

const accepted = { ja: acceptedIn('ja'), en: acceptedIn('en') } as const satisfies Record<Locale, unknown>;

type AcceptedRow = {
	id: number;
	content: string;
	categoryId: number;
	subCategoryId: number;
	evidence: AcceptedEvidence[] | null;
};

const listAccepted = (executor: Executor, sheetId: number, locale: Locale): Promise<AcceptedRow[]> =>
	accepted[locale](executor).execute({ sheetId });

const listAtHand = (executor: Executor, progressId: number): PromiseLike<{ record: string }[]> =>
	executor.select({ record: recordsAtHand.record }).from(recordsAtHand).where(eq(recordsAtHand.progressId, progressId));

/** One entry a record, in paper order; a question that accepts it twice is listed once. */
const recordsIn = (rows: readonly AcceptedRow[], atHand: ReadonlySet<string>, locale: Locale): PreparedRecord[] => {
	const read = readerOf(locale);
	const found = new Map<string, PreparedRecord>();
	for (const { id, content, categoryId, subCategoryId, evidence } of rows) {
		for (const { text, text_en, record, department = [] } of evidence ?? []) {
			if (!record) continue;
			const said = read(text, text_en ?? null);
			const known = found.get(record) ?? {
				record,
				name: recordNames[record]?.[locale] ?? said,
				department: [],
				at_hand: atHand.has(record),
				questions: [],
			};
			known.department = [...new Set([...known.department, ...department])];
			if (!known.questions.some((question) => question.id === id)) {
				const place = { answer_category_id: categoryId, answer_sub_category_id: subCategoryId };
				known.questions.push({ id, content, accepted: said, ...place });
			}
			found.set(record, known);
		}
	}
	return [...found.values()];
};

const NONE: PreparedRecords = { records: [], question_count: 0, is_open: false };

/** The records of the current assessment; none before the first one, or if its paper names no records. */
export const getPreparedRecords = async (
	{ db }: Reader,
	actor: CompanyActor,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<PreparedRecords> => {
	const progress = await findNewestProgress(db, actor.companyId);
	const sheetId = progress && (await findSheetId(db, progress.id, 1));
	if (!sheetId) return NONE;
	const [rows, marks] = await together(db, (one) => [listAccepted(one, sheetId, locale), listAtHand(one, progress.id)]);
	return {
		records: recordsIn(rows, new Set(marks.map(({ record }) => record)), locale),
		question_count: rows.length,
		is_open: ANSWERABLE.includes(progress.status),
	};
};

export const getRecordsSummary = async (
	reader: Reader,
	actor: CompanyActor,
	call: Pick<CallContext, 'locale'>,
): Promise<RecordsSummary> => {
	const { records } = await getPreparedRecords(reader, actor, call);
	return {
		total: records.length,
		shared: records.filter(({ questions }) => questions.length > 1).length,
		at_hand: records.filter((record) => record.at_hand).length,
	};
};

/** Whether a question of the sheet accepts the record. */
export const isAccepted = async (executor: Executor, sheetId: number, record: string): Promise<boolean> => {
	const rows = await listAccepted(executor, sheetId, 'ja');
	return rows.some(({ evidence }) => evidence?.some((one) => one.record === record));
};
