import { type SQL, sql } from 'drizzle-orm';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { together } from '#server/db/transactions.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import type { ProgrammeInput } from '#shared/programme/filters.ts';
import type { AssessorFigures } from '#shared/programme/schemas.ts';
import { readAgreements } from './agreement.ts';
import { isAtTimeWithin, isInGroup, isOfGroup, isWithin, type Period, periodOf, readSwept } from './group.ts';
import { oneDecimal, percentOf } from './rounded.ts';
import { countWaiting, listBusy } from './waiting.ts';

type Needs = Reader & Pick<Deps, 'clock' | 'config'>;

/** The reader's filters without the assessor: colleagues are needed to compare with. */
type OfAll = Omit<ProgrammeInput, 'assessor_id'>;

const EVERYBODY: Pick<ConsoleActor, 'area' | 'role' | 'userId'> = { area: 'console', role: 0, userId: 0 };

/** Figures about everybody, whoever reads: what is shown of them is decided afterwards. */
const asAdmin = (actor: ConsoleActor): ConsoleActor => ({ ...actor, ...EVERYBODY });

type Finished = { id: number; finished: number; median: number; none: number; half: number; full: number };

const countFinished = async (
	one: Executor,
	actor: ConsoleActor,
	filters: OfAll,
	period: Period,
): Promise<Finished[]> => {
	const { rows } = await one.execute<Finished>(sql`
		select w.user_id as id, count(*)::int as finished, (percentile_cont(0.5) within group (order by r.days))::float as median,
			sum(w.rated_none)::int as none, sum(w.rated_half)::int as half, sum(w.rated_full)::int as full
		from "programme_rounds" r join "programme_raters" w on w.sheet_id = r.sheet_id
		where ${isWithin(sql`r.graded_on`, period)} and ${isOfGroup(asAdmin(actor), filters, sql`r.progress_id`)}
		group by 1`);
	return rows;
};

const listNames = async (one: Executor): Promise<{ id: number; name: string }[]> => {
	const { rows } = await one.execute<{ id: number; name: string }>(
		sql`select id, name from "users" where area = 'console' order by name, id`,
	);
	return rows;
};

/** From how many finished rounds, and beside how many colleagues, shares are compared. */
const FEWEST_FINISHED = 10;
const FEWEST_COLLEAGUES = 3;

type Rated = Pick<Finished, 'none' | 'half' | 'full'>;

const sharesOf = ({ none, half, full }: Rated) => {
	const all = none + half + full;
	return {
		none_percent: percentOf(none, all),
		half_percent: percentOf(half, all),
		full_percent: percentOf(full, all),
	};
};

const sumOf = (rows: readonly Rated[]): Rated => ({
	none: rows.reduce((sum, { none }) => sum + none, 0),
	half: rows.reduce((sum, { half }) => sum + half, 0),
	full: rows.reduce((sum, { full }) => sum + full, 0),
});

const compare = (own: Finished | undefined, finished: readonly Finished[]) => {
	if (!own || own.finished < FEWEST_FINISHED) return null;
	const colleagues = finished.filter(({ id }) => id !== own.id);
	if (colleagues.length < FEWEST_COLLEAGUES) return null;
	return { own: sharesOf(own), colleagues: sharesOf(sumOf(colleagues)) };
};

/** Second ratings that were completed in the period, of the companies asked for. */
const isCalibrated = (actor: ConsoleActor, filters: OfAll, period: Period): SQL =>
	sql`${isAtTimeWithin(sql`c.rated_at`, period)} and ${isOfGroup(asAdmin(actor), filters, sql`c.progress_id`)}`;

/** What assessors have before them and have finished. Assessors read their own figures alone. */
export const readAssessors = async (
	{ db, clock, config }: Needs,
	actor: ConsoleActor,
	{ assessor_id: asked, ...filters }: ProgrammeInput,
): Promise<AssessorFigures> => {
	const period = periodOf(filters, clock.now());
	const { warn } = config.ageDays;
	const group = isInGroup(asAdmin(actor), filters);
	const [sweptAt, busy, waiting, finished, names, agreements] = await together(db, (one) => [
		readSwept(one),
		listBusy(one, group),
		countWaiting(one, group, addDays(tokyoDate(clock.now()), -warn)),
		countFinished(one, actor, filters, period),
		listNames(one),
		readAgreements(one, isCalibrated(actor, filters, period)),
	]);
	const only = actor.role === 0 ? asked : actor.userId;
	const waitingOf = new Map(waiting.map(({ id, open, aged }) => [id, { open, aged }]));
	const waitingAt = (id: number | null) => waitingOf.get(id) ?? { open: 0, aged: 0 };
	const finishedOf = new Map(finished.map((row) => [row.id, row]));
	return {
		facts_as_of: sweptAt,
		warn_days: warn,
		unassigned: only === undefined ? waitingAt(null) : null,
		assessors: names
			.filter(({ id }) =>
				only === undefined ? busy.includes(id) || finishedOf.has(id) || agreements.has(id) : id === only,
			)
			.map(({ id, name }) => ({
				id,
				name,
				...waitingAt(id),
				finished: finishedOf.get(id)?.finished ?? 0,
				median_days: oneDecimal(finishedOf.get(id)?.median ?? null),
				ratings: compare(finishedOf.get(id), finished),
				agreement: agreements.get(id) ?? null,
			})),
	};
};
