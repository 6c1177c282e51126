import { eq } from 'drizzle-orm';
import type { Response } from 'playwright/test';
import { voiceRewrites, voiceRounds } from '#server/db/tables/voice.ts';
import { closeRounds } from '#server/voice/closing.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import type { VoiceLanguage } from '#shared/voice/languages.ts';
import { CURRENT_SET, STATEMENTS, type StatementId, statementsOf } from '#shared/voice/statements.ts';
import { type Staged, smallPaper } from '#tests/support/assessments.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';

/** Rounds of the workers' voice, as the journeys of staff need them. */

/** What the questions of the paper are about, in their order. */
const ASKED = ['own_papers', 'go_out', 'debt', 'harassment', 'pay', 'safety'] as const satisfies readonly StatementId[];

/** The small paper, with questions that statements name. */
export const voicedPaper = (): PaperContents => {
	const keys = ASKED.map((id) => STATEMENTS[id].questionKeys[0]);
	return smallPaper().map((category) => ({
		...category,
		sub_categories: category.sub_categories.map((sub) => ({
			...sub,
			questions: sub.questions.map((question) => ({ ...question, key: keys.shift() })),
		})),
	}));
};

export type HeldRound = { id: number; codes: string[] };

/** The round that was opened on the screen. */
export const roundOf = async ({ deps }: TestApp, { progress }: Staged): Promise<{ id: number }> => {
	const [round] = await deps.db
		.select({ id: voiceRounds.id })
		.from(voiceRounds)
		.where(eq(voiceRounds.progressId, progress.id));
	if (!round) throw new Error('no round was opened');
	return round;
};

export const openRound = async (
	{ clock }: TestApp,
	{ admin, progress }: Staged,
	languages: readonly VoiceLanguage[] = ['vi'],
): Promise<HeldRound> => {
	const { data } = await admin.post<HeldRound>('/console/voice_rounds', {
		progress_id: progress.id,
		closes_on: addDays(tokyoDate(clock.now()), 14),
		languages,
		code_count: 20,
	});
	return data;
};

const otherThan = (value: 'yes' | 'no'): 'yes' | 'no' => (value === 'yes' ? 'no' : 'yes');

/** Workers who are treated well, but for these statements. */
export const answerWith = async (
	app: TestApp,
	codes: readonly string[],
	{ against = [], language = 'vi' }: { against?: readonly StatementId[]; language?: VoiceLanguage },
): Promise<void> => {
	for (const code of codes) {
		const answers = statementsOf(CURRENT_SET).map((statement) => {
			const { good } = STATEMENTS[statement];
			return { statement, value: against.includes(statement) ? otherThan(good) : good };
		});
		const { status, text } = await call(app, 'POST', '/voice', { body: { code, language, answers } });
		if (status !== 200) throw new Error(`a worker's answer was refused: ${status} ${text}`);
	}
};

/** Lets the last day of a round be over, and the worker close it. */
export const closeRound = async ({ deps, clock }: TestApp, { id }: { id: number }): Promise<void> => {
	const closesOn = addDays(tokyoDate(clock.now()), -1);
	await deps.db.update(voiceRounds).set({ closesOn }).where(eq(voiceRounds.id, id));
	await closeRounds(deps);
};

/** As a worker notes that the key of a round is not in the storage. */
export const missKey = async ({ deps, clock }: TestApp, { id }: { id: number }): Promise<void> => {
	await deps.db.update(voiceRounds).set({ keyMissingAt: clock.now() }).where(eq(voiceRounds.id, id));
};

/** As a worker notes that a standby, long away, still needs the log with a round that is closed. */
export const leaveInLog = async ({ deps }: TestApp, { id }: { id: number }): Promise<void> => {
	await deps.db.insert(voiceRewrites).values({ roundIds: [id], position: '0/1', switchedAt: 0, reasons: ['slots'] });
};

/** The codes that the answer to an opened round tells. */
export const codesIn = async (response: Response): Promise<string[]> => {
	const body = await response.json();
	return [body].flat()[0].result.data.data.codes;
};
