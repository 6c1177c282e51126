import { sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import type { IsStopping } from '#server/db/retention.ts';
import { programmeSweeps } from '#server/db/tables/programme.ts';
import { writeAssessments } from './assessments.ts';
import { addRounds, dropRounds, settleRounds } from './rounds.ts';

/** First key of an advisory lock: two workers would do the same work. */
const SWEEP_LOCK = 4_301;

const BATCH = 500;

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Facts of what was erased meanwhile. */
const dropErased = async (tx: Tx): Promise<void> => {
	for (const table of ['programme_assessments', 'programme_rounds', 'programme_raters']) {
		await tx.execute(sql`
			delete from ${sql.identifier(table)} f where not exists (select from companies c where c.id = f.company_id)`);
	}
};

/**
 * Compares the facts with everything and repairs what differs: profiles that changed, rows that a former version wrote, and the
 * first filling. Idempotent. The figures tell when it last ended.
 */
export const sweepFacts = async ({ db, clock }: Needs, isStopping: IsStopping = () => false): Promise<void> => {
	const startedAt = clock.now();
	await db.transaction(async (tx) => {
		await tx.execute(sql`select pg_advisory_xact_lock(${SWEEP_LOCK}, 0)`);
		await writeAssessments(tx, sql`true`);
		await dropErased(tx);
		await dropRounds(tx, null);
		await settleRounds(tx, null);
	});
	for (;;) {
		if (isStopping()) return;
		const { rows } = await addRounds(db, null, BATCH);
		if ((rows[0]?.added ?? 0) === 0) break;
	}
	await db
		.insert(programmeSweeps)
		.values({ sweptAt: startedAt })
		.onConflictDoUpdate({ target: programmeSweeps.id, set: { sweptAt: startedAt } });
};
