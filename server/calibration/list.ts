import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import { matchesCompany } from '#server/companies/search.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { inWindow, isOneOf, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { answerSheets, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { calibrations } from '#server/db/tables/calibration.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { CalibrationRow, CalibrationState, CalibrationsInput } from '#shared/calibration/schemas.ts';

/** `ids` is set by the export, for rows that were listed before. */
export type CalibrationsQuery = CalibrationsInput & { ids?: readonly number[] | undefined };

const STATES: Readonly<Record<CalibrationState, SQL | undefined>> = {
	waiting: and(isNull(calibrations.ratedAt), isNull(calibrations.secondRaterId)),
	given: and(isNull(calibrations.ratedAt), isNotNull(calibrations.secondRaterId)),
	rated: isNotNull(calibrations.ratedAt),
};

export const stateOf = ({
	ratedAt,
	secondRaterId,
}: Pick<typeof calibrations.$inferSelect, 'ratedAt' | 'secondRaterId'>): CalibrationState => {
	if (ratedAt) return 'rated';
	return secondRaterId === null ? 'waiting' : 'given';
};

const listed = ({ q, calibration_state: state, ids }: CalibrationsQuery): SQL | undefined =>
	and(
		ids ? isOneOf(calibrations.id, ids) : undefined,
		state ? STATES[state] : undefined,
		q ? matchesCompany(q, { area: 'console' }) : undefined,
	);

const SORTABLE = { drawn_at: calibrations.drawnAt, rated_at: calibrations.ratedAt };

const order = (query: CalibrationsQuery): SQL[] =>
	orderOf(query, SORTABLE, [desc(calibrations.drawnAt), desc(calibrations.id)]);

export const calibrationIds = ({ db }: Reader, _actor: ConsoleActor, query: CalibrationsQuery): SQL =>
	db
		.select({ id: calibrations.id })
		.from(calibrations)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, calibrations.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.where(listed(query))
		.orderBy(...order(query))
		.getSQL();

const counted = (condition: SQL): SQL<number> => sql<number>`(
	select count(*)::int from calibration_ratings r where r.calibration_id = ${sql`${calibrations.id}`} and ${condition}
)`;

const selectRows = (executor: Executor) =>
	executor
		.select({
			stored: calibrations,
			company: { id: companies.id, name: companies.companyName },
			round: answerSheets.round,
			second: { id: users.id, name: users.name },
			items: counted(sql`true`),
			same: counted(sql`r.first_rate = r.second_rate`),
			declined: sql<number>`(
				select count(*)::int from calibration_declines d where d.calibration_id = ${sql`${calibrations.id}`})`,
		})
		.from(calibrations)
		.innerJoin(answerSheets, eq(answerSheets.id, calibrations.sheetId))
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, calibrations.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.leftJoin(users, eq(users.id, calibrations.secondRaterId))
		.$dynamic();

type Selected = Awaited<ReturnType<typeof selectRows>>[number];

const present = ({ stored, company, round, second, items, same, declined }: Selected): CalibrationRow => ({
	id: stored.id,
	company,
	progress_id: stored.progressId,
	round,
	calibration_state: stateOf(stored),
	drawn_at: stored.drawnAt.toISOString(),
	given_at: stored.givenAt?.toISOString() ?? null,
	rated_at: stored.ratedAt?.toISOString() ?? null,
	second_rater: second,
	declined_count: declined,
	item_count: items,
	same_count: stored.ratedAt ? same : null,
});

/** All drawn gradings, newest first, for admins. */
export const listCalibrations = async (
	{ db }: Reader,
	_actor: ConsoleActor,
	query: CalibrationsQuery,
): Promise<Page<CalibrationRow>> => {
	const where = listed(query);
	const { rows, meta } = await readPage(db, query, {
		rows: (one, window) => {
			const all = selectRows(one)
				.where(where)
				.orderBy(...order(query));
			return inWindow(all, window);
		},
		total: async (one) => {
			const [row] = await one
				.select({ total: count() })
				.from(calibrations)
				.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, calibrations.progressId))
				.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
				.where(where);
			return row?.total ?? 0;
		},
	});
	return { rows: rows.map(present), meta };
};
