import { type SQL, sql } from 'drizzle-orm';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import type { EvaluationRate } from '#shared/assessment/grading.ts';
import { agreementOf, type CountedPair } from '#shared/calibration/agreement.ts';
import type { CalibrationAgreement } from '#shared/calibration/schemas.ts';

export type RatedPair = { first: number | null; second: number } & CountedPair;

/**
 * How often which two raters gave which two ratings in complete calibrations `c`: as many rows as there are such pairs, however
 * many items.
 */
export const listPairs = async (executor: Executor, where: SQL = sql`true`): Promise<RatedPair[]> => {
	const { rows } = await executor.execute<{
		first: number | null;
		second: number;
		one: EvaluationRate;
		other: EvaluationRate;
		count: number;
	}>(sql`
		select part.first_rater_id as first, c.second_rater_id as second,
			r.first_rate::int as one, r.second_rate::int as other, count(*)::int as count
		from calibrations c
		join calibration_ratings r on r.calibration_id = c.id
		join answer_evaluations e on e.id = r.evaluation_id
		join answer_contents t on t.id = e.answer_content_id
		join calibration_parts part
			on part.calibration_id = c.id and part.answer_sub_category_id = t.answer_sub_category_id
		where c.rated_at is not null and r.second_rate is not null and ${where}
		group by 1, 2, 3, 4`);
	return rows;
};

/** The pairs in which a person rated first or second. */
export const pairsOf = (pairs: readonly RatedPair[], personId: number): RatedPair[] =>
	pairs.filter(({ first, second }) => first === personId || second === personId);

const present = (pairs: readonly CountedPair[]) => {
	const { isKappaDefined, ...agreement } = agreementOf(pairs);
	return { ...agreement, is_kappa_defined: isKappaDefined };
};

/** The agreement over all complete calibrations, and of each assessor with all others. */
export const getAgreement = async ({ db, config }: Reader & Pick<Deps, 'config'>): Promise<CalibrationAgreement> => {
	const rows = await listPairs(db);
	const ids = [...new Set(rows.flatMap(({ first, second }) => [second, ...(first === null ? [] : [first])]))];
	const { rows: people } = await db.execute<{ id: number; name: string }>(
		sql`select id, name from users where id = any(${sql.param(ids)}::int[]) order by name, id`,
	);
	return {
		percent: config.calibrationPercent,
		overall: present(rows),
		assessors: people.map((person) => ({ ...person, ...present(pairsOf(rows, person.id)) })),
	};
};
