import { type SQL, sql } from 'drizzle-orm';
import { listPairs, pairsOf, type RatedPair } from '#server/calibration/agreement.ts';
import type { Executor } from '#server/db/client.ts';
import { agreementOf } from '#shared/calibration/agreement.ts';
import type { AssessorFigures } from '#shared/programme/schemas.ts';
import { oneDecimal } from './rounded.ts';

/** How far assessors agree with those who rated the same a second time (docs/decisions/calibration.md). */

type Agreement = NonNullable<AssessorFigures['assessors'][number]['agreement']>;

const HUNDRED = 100;

const twoDecimals = (value: number | null): number | null =>
	value === null ? null : Math.round(value * HUNDRED) / HUNDRED;

const presentOf = (pairs: readonly RatedPair[], companies: number): Agreement | null => {
	const { exact, kappa, scored } = agreementOf(pairs);
	if (exact === null) return null;
	return { scored, companies, exact_percent: oneDecimal(exact * HUNDRED), kappa: twoDecimals(kappa) };
};

type Calibrated = { id: number; companies: number };

/** In calibrations of how many companies each person rated, first or second. */
const countCompanies = async (one: Executor, where: SQL): Promise<Calibrated[]> => {
	const { rows } = await one.execute<Calibrated>(sql`
		select rater as id, count(distinct company_id)::int as companies from (
			select p.company_id, raters.rater
			from calibrations c
			join assessment_progresses p on p.id = c.progress_id
			cross join lateral (
				select c.second_rater_id as rater
				union select part.first_rater_id from calibration_parts part where part.calibration_id = c.id
			) raters
			where c.rated_at is not null and ${where}
		) rated where rater is not null group by 1`);
	return rows;
};

/** @returns by person; nobody with fewer items than say something */
export const readAgreements = async (one: Executor, where: SQL): Promise<ReadonlyMap<number, Agreement>> => {
	const pairs = await listPairs(one, where);
	if (pairs.length === 0) return new Map();
	const calibrated = await countCompanies(one, where);
	return new Map(
		calibrated.flatMap(({ id, companies }) => {
			const agreement = presentOf(pairsOf(pairs, id), companies);
			return agreement ? [[id, agreement] as const] : [];
		}),
	);
};
