import { and, asc, count, desc, eq, lt, type SQL } from 'drizzle-orm';
import { presentStatus } from '#server/assessment/present-status.ts';
import type { Actor, CallContext, CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import { isAssigned } from '#server/companies/assessors.ts';
import { matchesCompany } from '#server/companies/search.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import { inWindow, isOneOf, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { objectionFiles, objections } from '#server/db/tables/objections.ts';
import { together } from '#server/db/transactions.ts';
import { presentFile } from '#server/evidence/stored-files/present.ts';
import { tokyoDate } from '#shared/dates.ts';
import { correctionMoves } from '#shared/objections/rules.ts';
import type { Objection, ObjectionRow, ObjectionsInput, StaffObjection } from '#shared/objections/schemas.ts';
import { judgeDecider, listDeciders } from './deciders.ts';
import { listPoints } from './points.ts';
import { presentObjection, type SelectedObjection, selectObjections } from './rows.ts';

type ReadDeps = Reader & Pick<Deps, 'clock'>;
type Call = Pick<CallContext, 'locale'>;

/** `ids` is set by the export, for rows that were listed before. */
export type ObjectionsQuery = ObjectionsInput & { ids?: readonly number[] | undefined };

const listed = (actor: Actor, query: ObjectionsQuery, now: Date): SQL | undefined => {
	const { q, progress_id: progressId, company_id: companyId, status, assigned, only_overdue: isOverdue, ids } = query;
	return and(
		ids ? isOneOf(objections.id, ids) : undefined,
		companyVisibleTo(actor, assessmentProgresses.companyId),
		assigned ? isAssigned(actor, assigned, assessmentProgresses.companyId) : undefined,
		progressId ? eq(objections.progressId, progressId) : undefined,
		companyId ? eq(assessmentProgresses.companyId, companyId) : undefined,
		status ? eq(objections.status, status) : undefined,
		isOverdue ? and(eq(objections.status, 'filed'), lt(objections.dueOn, tokyoDate(now))) : undefined,
		q ? matchesCompany(q, actor) : undefined,
	);
};

const SORTABLE = { filed_at: objections.filedAt, due_on: objections.dueOn, decided_at: objections.endedAt };

const order = (query: ObjectionsQuery): SQL[] =>
	orderOf(query, SORTABLE, [desc(objections.filedAt), desc(objections.id)]);

export const objectionIds = ({ db, clock }: ReadDeps, actor: Actor, query: ObjectionsQuery): SQL =>
	db
		.select({ id: objections.id })
		.from(objections)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, objections.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.where(listed(actor, query, clock.now()))
		.orderBy(...order(query))
		.getSQL();

/** The objections that the actor may see, newest first. */
export const listObjections = async (
	{ db, clock }: ReadDeps,
	actor: Actor,
	query: ObjectionsQuery,
): Promise<Page<ObjectionRow>> => {
	const now = clock.now();
	const where = listed(actor, query, now);
	const { rows, meta } = await readPage(db, query, {
		rows: (one, window) => {
			const all = selectObjections(one)
				.where(where)
				.orderBy(...order(query));
			return inWindow(all, window);
		},
		total: async (one) => {
			const [row] = await one
				.select({ total: count() })
				.from(objections)
				.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, objections.progressId))
				.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
				.where(where);
			return row?.total ?? 0;
		},
	});
	return { rows: rows.map((row) => presentObjection(row, actor, now)), meta };
};

const listFiles = (executor: Executor, objectionId: number) =>
	executor
		.select()
		.from(objectionFiles)
		.where(eq(objectionFiles.objectionId, objectionId))
		.orderBy(asc(objectionFiles.id));

const findRow = async (executor: Executor, actor: Actor, id: number): Promise<SelectedObjection> => {
	const isVisible = companyVisibleTo(actor, assessmentProgresses.companyId);
	const [row] = await selectObjections(executor).where(and(eq(objections.id, id), isVisible));
	if (!row) throw notFound();
	return row;
};

const readWhole = async (
	{ db, clock }: ReadDeps,
	actor: Actor,
	row: SelectedObjection,
	locale: CallContext['locale'],
): Promise<Objection> => {
	const { id, round } = row.objection;
	// Staff know questions by their ids on the round's sheet, companies by those on the first.
	const sheetRound = actor.area === 'console' ? round : 1;
	const [points, files] = await together(db, (one) => [
		listPoints(one, { objectionId: id, sheetRound }, locale),
		listFiles(one, id),
	]);
	return { ...presentObjection(row, actor, clock.now()), objection_points: points, files: files.map(presentFile) };
};

/** An objection of the own company. @throws 404 */
export const getOwnObjection = async (
	deps: ReadDeps,
	actor: CompanyActor,
	{ id }: { id: number },
	{ locale }: Call,
): Promise<Objection> => readWhole(deps, actor, await findRow(deps.db, actor, id), locale);

/** An objection as staff read it: with who may decide it, and what an upheld decision does. @throws 404 */
export const getObjection = async (
	deps: ReadDeps,
	actor: ConsoleActor,
	{ id }: { id: number },
	{ locale }: Call,
): Promise<StaffObjection> => {
	const row = await findRow(deps.db, actor, id);
	const { objection, progress, company } = row;
	const whole = await readWhole(deps, actor, row, locale);
	const deciders = await listDeciders(deps.db, { ...objection, companyId: company.id });
	const judged = judgeDecider(actor, deciders);
	const isFiled = objection.status === 'filed';
	return {
		...whole,
		progress_status: presentStatus(progress.status, locale),
		why_not_decide: isFiled ? (judged === 'involved' || judged === 'conflict' ? judged : null) : 'decided',
		is_marked_as_involved: isFiled && judged === 'marked',
		rated_by: deciders.ratedBy,
		finalised_by: deciders.finalisedBy,
		may_decide: deciders.mayDecide,
		moves: isFiled ? correctionMoves(progress.status, objection.round).map((to) => presentStatus(to, locale)) : [],
	};
};
