import { expect } from 'vitest';
import { findSheetId } from '#server/assessment/sheets.ts';
import { voiceCounters, voiceRounds } from '#server/db/tables/voice.ts';
import { closeRounds } from '#server/voice/closing.ts';
import { newCodes } from '#server/voice/codes.ts';
import { addDays, startOfTokyoDate, tokyoDate } from '#shared/dates.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import { askedOn, writtenSlip } from '#shared/voice/code.ts';
import { countersOf } from '#shared/voice/counts.ts';
import type { VoiceLanguage } from '#shared/voice/languages.ts';
import type { OpenedRound, VoiceRound } from '#shared/voice/schemas.ts';
import {
	CURRENT_SET,
	FIRST_SET,
	STATEMENTS,
	type StatementId,
	type StatementSet,
	statementsOf,
	type Value,
} from '#shared/voice/statements.ts';
import { asFormer } from '#tests/support/database/former-round.ts';
import type { TestApp } from './app.ts';
import { type Staged, smallPaper } from './assessments.ts';
import { type Answer, type CallOptions, call } from './client.ts';
import type { Person } from './factories.ts';

/** The workers' voice: opens rounds, answers them, and closes them. */

/** The small paper with the given statements linked to its first questions. */
export const paperAbout = (...statements: StatementId[]): PaperContents => {
	const keys = statements.map((id) => STATEMENTS[id].questionKeys[0] ?? '');
	let at = 0;
	return smallPaper().map((category) => ({
		...category,
		sub_categories: category.sub_categories.map((sub) => ({
			...sub,
			questions: sub.questions.map((question) => {
				const key = keys[at++];
				return key ? { ...question, key } : question;
			}),
		})),
	}));
};

export const lastDay = ({ clock }: Pick<TestApp, 'clock'>, days = 7): string => addDays(tokyoDate(clock.now()), days);

export const askWorkers = (
	app: TestApp,
	staff: Person,
	progressId: number,
	body: Record<string, unknown> = {},
): Promise<Answer<OpenedRound>> =>
	staff.post<OpenedRound>('/console/voice_rounds', {
		progress_id: progressId,
		closes_on: lastDay(app),
		languages: ['ja-easy', 'vi'],
		code_count: 20,
		...body,
	});

/** A round opened over the API. */
export const openedRound = async (
	app: TestApp,
	{ admin, progress }: Pick<Staged, 'admin' | 'progress'>,
	body: Record<string, unknown> = {},
): Promise<OpenedRound> => {
	const { status, data, text } = await askWorkers(app, admin, progress.id, body);
	expect([status, text.slice(0, 60)]).toEqual([200, expect.any(String)]);
	return data;
};

/** A round as an earlier version opened it. */
export const formerRound = async (
	app: TestApp,
	staged: Pick<Staged, 'admin' | 'progress'>,
	body: Record<string, unknown> = {},
): Promise<OpenedRound> => asFormer(app, await openedRound(app, staged, body));

/** Slips of a statement set with codes of no round. */
export const newSlips = (count: number, set: StatementSet = CURRENT_SET): string[] =>
	newCodes(count).map((code) => writtenSlip({ set, code }));

/** Returns the function that opens a round with the given statement set. */
export const roundAsking = (set: StatementSet) => (set === FIRST_SET ? formerRound : openedRound);

export type Said = Partial<Record<StatementId, Value>>;

/** The answers of a worker who is treated well, apart from `said`. */
export const saying = (said: Said = {}, set: StatementSet = CURRENT_SET) =>
	statementsOf(set).map((statement) => ({ statement, value: said[statement] ?? STATEMENTS[statement].good }));

type Sent = Omit<CallOptions, 'body' | 'token'> & { language?: VoiceLanguage; said?: Said };

export const answer = (
	app: Pick<TestApp, 'url'>,
	code: string,
	{ language = 'vi', said = {}, ...options }: Sent = {},
): Promise<Answer<null>> =>
	call<null>(app, 'POST', '/voice', { body: { code, language, answers: saying(said, askedOn(code)) }, ...options });

/** Answers with one code for each element of `said`, one after the other. */
export const answerAll = async (app: TestApp, codes: readonly string[], said: readonly Sent[]): Promise<void> => {
	for (const [at, each] of said.entries()) {
		const { status, text } = await answer(app, codes[at] ?? '', each);
		expect([status, text]).toEqual([200, '{"message":"","data":null}']);
	}
};

/** `sent` repeated `count` times. */
export const times = (count: number, sent: Sent = {}): Sent[] => Array.from({ length: count }, () => sent);

/** Sets the clock to two minutes after the end of the last day in Tokyo. */
export const goToClosing = ({ clock }: TestApp, closesOn: string): void =>
	clock.set(new Date(startOfTokyoDate(addDays(closesOn, 1)).getTime() + 120_000));

/**
 * Runs the worker's closing as in the night after the last day, then resets the clock, so that no session has expired.
 */
export const closeAfter = async (app: TestApp, closesOn: string): Promise<void> => {
	goToClosing(app, closesOn);
	await closeRounds(app.deps);
	app.clock.release();
};

export const readRound = async (staff: Person, id: number): Promise<VoiceRound> =>
	(await staff.get<VoiceRound>(`/console/voice_rounds/${id}`)).data;

/** Inserts a closed round with these counters. */
export const makeClosedRound = async (
	{ deps }: TestApp,
	{ progress, admin }: Pick<Staged, 'progress' | 'admin'>,
	counts: (name: string) => number = () => 12,
	statementSet: StatementSet = CURRENT_SET,
): Promise<number> => {
	const sheetId = await findSheetId(deps.db, progress.id, 1);
	if (sheetId === null) throw new Error('no sheet was found');
	const values = { progressId: progress.id, sheetId, openedBy: admin.user.id, closesOn: '2026-01-31', statementSet };
	const [round] = await deps.db
		.insert(voiceRounds)
		.values({ ...values, languages: ['vi'], codesMade: 20, closedAt: new Date('2026-02-01T00:00:00Z') })
		.returning({ id: voiceRounds.id });
	if (!round) throw new Error('no round was made');
	await deps.db
		.insert(voiceCounters)
		.values(countersOf(statementSet).map((name) => ({ roundId: round.id, name, count: counts(name) })));
	return round.id;
};
