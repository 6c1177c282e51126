import { eq } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { later } from '#server/db/transactions.ts';
import { writeAssessments } from './assessments.ts';
import { addRounds, dropRounds, settleRounds } from './rounds.ts';

/** A company's rounds to add at once: those of one transition. */
const FEW_ROUNDS = 20;

/** Brings the facts of a company up to date, in the transaction that changed one of its assessments. */
export const writeFactsOf = (tx: Tx, companyId: number): Promise<void> =>
	later(
		tx,
		writeAssessments(tx, eq(assessmentProgresses.companyId, companyId)),
		dropRounds(tx, companyId),
		addRounds(tx, companyId, FEW_ROUNDS),
		settleRounds(tx, companyId),
	);
