import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { paperSimulations } from '#server/db/tables/papers.ts';
import { defineJob } from '#server/jobs/definition.ts';
import { finishJob } from '#server/jobs/outbox.ts';
import { PRIORITY } from '#server/jobs/priorities.ts';
import { readPaperContents } from '#server/papers/contents.ts';
import type { PaperContents } from '#shared/papers/schemas.ts';
import {
	distributionOf,
	MAX_SIMULATED,
	type SimulatedSheet,
	type StoredSimulation,
} from '#shared/papers/simulation.ts';
import { type FinishedSheet, findSimulation, listFinishedSheets, listRatings, type RatingRow } from './queries.ts';
import { type KeyedSheet, rescore, scored } from './rescore.ts';

/** Sheets in memory at once: some 25,000 ratings. */
const BATCH = 100;

const keyed = (rows: readonly RatingRow[]): KeyedSheet => ({
	answers: new Map(rows.map(({ questionKey, answer }) => [questionKey, answer])),
	rates: new Map(rows.flatMap(({ itemKey, rate }) => (itemKey === null || rate === null ? [] : [[itemKey, rate]]))),
});

const simulated = (sheet: FinishedSheet, rows: readonly RatingRow[], draft: PaperContents): SimulatedSheet => ({
	company_id: sheet.companyId,
	company_name: sheet.companyName,
	assessment_progress_id: sheet.progressId,
	round: sheet.round,
	before: scored(sheet.score, new Set(rows.map((row) => row.categoryId)).size * 100),
	now: rescore(draft, keyed(rows)),
});

/** Questions of the draft that are on none of the sheets. */
const unmatchedOf = (draft: PaperContents, known: ReadonlySet<string>): StoredSimulation['unmatched'] =>
	draft.flatMap((category, c) =>
		category.sub_categories.flatMap((sub, s) =>
			sub.questions.flatMap(({ key = '', content }, q) =>
				known.has(key) ? [] : [{ key, number: `${c + 1}-${s + 1}-${q + 1}`, content }],
			),
		),
	);

/** Scores the finished sheets of the two newest published papers with a draft; writes nothing. */
const simulate = async (executor: Executor, draft: PaperContents): Promise<StoredSimulation> => {
	const { rows: finished, total } = await listFinishedSheets(executor, MAX_SIMULATED);
	const sheets: SimulatedSheet[] = [];
	const known = new Set<string>();
	for (let start = 0; start < finished.length; start += BATCH) {
		const batch = finished.slice(start, start + BATCH);
		const ratings = await listRatings(
			executor,
			batch.map((sheet) => sheet.sheetId),
		);
		for (const { questionKey } of ratings) known.add(questionKey);
		const ratingsOf = Map.groupBy(ratings, (row) => row.sheetId);
		sheets.push(...batch.map((sheet) => simulated(sheet, ratingsOf.get(sheet.sheetId) ?? [], draft)));
	}
	return {
		finished: total,
		sheets,
		before: distributionOf(sheets.map((sheet) => sheet.before.grade)),
		now: distributionOf(sheets.map((sheet) => sheet.now.grade)),
		unmatched: unmatchedOf(draft, known),
	};
};

const payload = z.object({ simulationId: z.int() });
type Requested = z.output<typeof payload>;

/** Idempotent: skips a finished simulation, or one whose draft is gone. */
const run = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	{ simulationId }: Requested,
	outboxId: number,
): Promise<void> => {
	const simulation = await findSimulation(db, simulationId);
	if (!simulation || simulation.finishedAt) return finishJob(db, outboxId);
	const contents = await readPaperContents(db, [simulation.paperId]);
	const result = await simulate(db, contents.get(simulation.paperId) ?? []);
	await db.transaction(async (tx) => {
		await tx
			.update(paperSimulations)
			.set({ result, finishedAt: clock.now(), failedAt: null })
			.where(eq(paperSimulations.id, simulationId));
		await finishJob(tx, outboxId);
	});
};

const giveUp = async ({ db, clock }: Pick<Deps, 'db' | 'clock'>, { simulationId }: Requested): Promise<void> => {
	await db.update(paperSimulations).set({ failedAt: clock.now() }).where(eq(paperSimulations.id, simulationId));
};

/** False if it is finished, or the draft is gone. */
const revive = async (tx: Tx, { simulationId }: Requested): Promise<boolean> => {
	const revived = await tx
		.update(paperSimulations)
		.set({ failedAt: null })
		.where(
			and(
				eq(paperSimulations.id, simulationId),
				isNull(paperSimulations.finishedAt),
				isNotNull(paperSimulations.failedAt),
			),
		)
		.returning({ id: paperSimulations.id });
	return revived.length > 0;
};

export const simulatePaper = defineJob({
	name: 'simulate-paper',
	payload,
	attempts: 3,
	priority: PRIORITY.waiting,
	run,
	giveUp,
	revive,
});
