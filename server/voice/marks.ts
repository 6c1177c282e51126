import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { listSheetItems, questionsOf } from '#server/assessment/sheet-items.ts';
import { namedQuestion } from '#server/assessment/substance.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { isOneOf } from '#server/db/lists.ts';
import { answerCategories, answerContents, answerSubCategories } from '#server/db/tables/assessment.ts';
import { paperQuestions } from '#server/db/tables/papers.ts';
import { voiceRounds } from '#server/db/tables/voice.ts';
import { disagreeing } from '#shared/voice/reading.ts';
import type { VoiceMark } from '#shared/voice/schemas.ts';
import { STATEMENTS, type StatementId } from '#shared/voice/statements.ts';
import { readCounts } from './counters.ts';
import { type FoundRound, getVisibleVoice } from './rounds.ts';
import { staffText } from './texts.ts';

/** Code of the answer 'yes'. */
const YES = 1;

type Marked = { id: number; key: string };

/**
 * Questions with one of these keys, on the sheet of a closed round, that the company answered with yes, in paper order.
 */
const listAffirmed = (executor: Executor, roundId: number, keys: readonly string[]): Promise<Marked[]> =>
	executor
		.select({ id: answerContents.id, key: paperQuestions.key })
		.from(voiceRounds)
		.innerJoin(answerCategories, eq(answerCategories.sheetId, voiceRounds.sheetId))
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.innerJoin(answerContents, eq(answerContents.answerSubCategoryId, answerSubCategories.id))
		.innerJoin(paperQuestions, eq(paperQuestions.id, answerContents.questionId))
		.where(
			and(
				eq(voiceRounds.id, roundId),
				isNotNull(voiceRounds.closedAt),
				eq(answerContents.answer, YES),
				sql`${paperQuestions.key} = any(${sql.param([...keys])}::uuid[])`,
			),
		)
		.orderBy(answerContents.id);

const keysOf = (id: StatementId): readonly string[] => STATEMENTS[id].questionKeys;

export type MarkedQuestion = Marked & { statements: StatementId[] };

/** Questions contradicted by workers' answers; none before the round is closed. */
export const findMarks = async (executor: Executor, { stored }: FoundRound): Promise<MarkedQuestion[]> => {
	if (stored.closedAt === null) return [];
	const statements = disagreeing(await readCounts(executor, stored));
	const questions = await listAffirmed(executor, stored.id, statements.flatMap(keysOf));
	return questions.map((question) => ({
		...question,
		statements: statements.filter((id) => keysOf(id).includes(question.key)),
	}));
};

const markedOnly = (ids: readonly number[]) => ({ name: 'marked', where: isOneOf(answerContents.id, ids) });

/** @throws 404 */
export const listMarks = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id }: { id: number },
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<VoiceMark[]> => {
	const found = await getVisibleVoice(db, actor, id);
	const marks = new Map((await findMarks(db, found)).map((mark) => [mark.id, mark]));
	if (marks.size === 0) return [];
	const { sheetId } = found.stored;
	const rows = await listSheetItems(db, { sheetId, locale, only: markedOnly([...marks.keys()]) });
	return questionsOf(rows).map((question) => {
		const { id: questionId, ...place } = namedQuestion(question);
		const { key = '', statements = [] } = marks.get(questionId) ?? {};
		return {
			...place,
			question_id: questionId,
			question_key: key,
			statements: statements.map((statement) => ({ id: statement, text: staffText(statement, locale) })),
		};
	});
};
