import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Config } from '#server/base/config.ts';
import { conflict } from '#server/base/errors.ts';
import type { Executor, Tx } from '#server/db/client.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import type { Round } from '#shared/assessment/round.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { CERTIFIABLE } from '#shared/assessment/status-sets.ts';
import type { NamedQuestion } from '#shared/checking/schemas.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { findGraded, readCriticalFailures } from './substance.ts';
import type { Progress } from './transition.ts';

/**
 * Whether critical failures in the round to be certified block the certificate (`CRITICAL_FAILURE_BLOCKS_CERTIFICATE`;
 * contract, third part, section 1).
 */

type Certifiable = Pick<Progress, 'id' | 'status' | 'recompletedAt'>;

/** The round whose result is certified. */
export const certifiedRound = ({ recompletedAt }: Pick<Progress, 'recompletedAt'>): Round => (recompletedAt ? 2 : 1);

/**
 * Whether the round to be certified has stored critical failures; false at statuses at which no certificate can be
 * applied for or issued. Gradings by a former version, during an upgrade, store none: they are refused
 * (`assertNotBlocked`), but not marked in lists.
 */
export const hasFailedCritically: SQL<boolean> = sql<boolean>`case when ${inArray(assessmentProgresses.status, CERTIFIABLE)} then exists (
	select 1 from answer_sheets s join results r on r.sheet_id = s.id
	where s.progress_id = assessment_progresses.id and s.archived_at is null
		and s.round = case when assessment_progresses.recompleted_at is null then 1 else 2 end
		and cardinality(r.critical_question_ids) > 0
) else false end`;

/** Critical failures that currently block the certificate of an assessment. */
export const listBlocking = async (
	executor: Executor,
	config: Pick<Config, 'criticalFailureBlocks'>,
	progress: Certifiable,
	locale: Locale,
): Promise<NamedQuestion[]> => {
	if (!config.criticalFailureBlocks || !CERTIFIABLE.includes(progress.status)) return [];
	const graded = await findGraded(executor, progress.id, certifiedRound(progress));
	return graded ? readCriticalFailures(executor, graded, locale) : [];
};

/** Error texts that also say what can be done. */
const REFUSALS = {
	1: { apply: 'certificates.blocked.applyFirst', issue: 'certificates.blocked.issueFirst' },
	2: { apply: 'certificates.blocked.applySecond', issue: 'certificates.blocked.issueSecond' },
} as const;

/** @throws 409 with the failed questions; the progress must be locked */
export const assertNotBlocked = async (
	tx: Tx,
	{ config, progress, locale }: { config: Pick<Config, 'criticalFailureBlocks'>; progress: Progress; locale: Locale },
): Promise<void> => {
	const failures = await listBlocking(tx, config, progress, locale);
	if (failures.length === 0) return;
	const questions = failures.map(({ number, content }) => `${number} ${content}`).join(locale === 'ja' ? '、' : '; ');
	const refused = REFUSALS[certifiedRound(progress)];
	throw conflict(progress.status === STATUS.applied ? refused.issue : refused.apply, { questions });
};
