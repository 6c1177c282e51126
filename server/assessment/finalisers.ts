import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import type { Round } from '#shared/assessment/round.ts';

/** Who ever finalized the current sheet of a round: a re-assessment that is applied for again has a new one. */
export const listFinalisers = async (
	executor: Executor,
	{ progressId, round }: { progressId: number; round: Round },
): Promise<{ id: number; name: string }[]> => {
	const event = round === 2 ? 'finalise_again' : 'finalise';
	const { rows } = await executor.execute<{ id: number; name: string }>(sql`
		select distinct u.id, u.name from assessment_transitions t join users u on u.id = t.actor_id
		where t.progress_id = ${progressId} and t.event = ${event} and (${round} = 1 or t.id > (
			select max(a.id) from assessment_transitions a
			where a.progress_id = ${progressId} and a.event = 'apply_reassessment'
		))
		order by u.name, u.id`);
	return rows;
};
