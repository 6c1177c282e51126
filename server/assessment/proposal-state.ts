import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';

/**
 * Whether a progress has an improvement proposal: a draft with any note, or a submission (contract, section 4). The
 * column is wrapped in another `sql` because Drizzle omits the table name in select fields.
 */
export const proposalExists = (progressId: SQL | AnyColumn): SQL<boolean> => sql<boolean>`exists (
	select 1 from results r
	join answer_sheets s on s.id = r.sheet_id and s.round = 1 and s.archived_at is null
	where s.progress_id = ${sql`${progressId}`} and (
		r.proposal_submitted_at is not null
		or exists (
			select 1 from result_sub_categories n
			join result_main_categories m on m.id = n.result_main_category_id
			where m.result_id = r.id and (n.proposal_note <> '' or n.proposal_note_draft <> '')
		)
	)
)`;

/** Whether the proposal of a progress is submitted and was not reset to a draft since. */
export const proposalSubmitted = (progressId: SQL | AnyColumn): SQL<boolean> => sql<boolean>`exists (
	select 1 from results r
	join answer_sheets s on s.id = r.sheet_id and s.round = 1 and s.archived_at is null
	where s.progress_id = ${sql`${progressId}`} and r.proposal_submitted_at is not null
)`;

/**
 * Whether staff have waived the proposal of a progress: the decision was not revoked, and no proposal was written
 * since.
 */
export const proposalWaived = (progressId: SQL | AnyColumn): SQL<boolean> => sql<boolean>`(exists (
	select 1 from proposal_waivers w where w.progress_id = ${sql`${progressId}`} and w.resumed_at is null
) and not ${proposalExists(progressId)})`;

export const readProposalState = async (
	executor: Executor,
	progressId: number,
): Promise<{ exists: boolean; waived: boolean }> => {
	const id = sql`${progressId}::int`;
	const { rows } = await executor.execute<{ exists: boolean; waived: boolean }>(
		sql`select ${proposalExists(id)} as exists, ${proposalWaived(id)} as waived`,
	);
	return rows[0] ?? { exists: false, waived: false };
};
