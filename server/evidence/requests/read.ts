import { and, count, desc, eq, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { isOfCheckedRound, isUndecided } from '#server/assessment/evidence-state.ts';
import { isCheckedAt } from '#server/assessment/void-reminders.ts';
import type { Actor, CallContext } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { companyVisibleTo } from '#server/companies/access.ts';
import { isAssigned } from '#server/companies/assessors.ts';
import { matchesCompany } from '#server/companies/search.ts';
import type { Reader } from '#server/db/client.ts';
import { foldedOf } from '#server/db/folded.ts';
import { containsText, inWindow, isOneOf, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { together } from '#server/db/transactions.ts';
import { isInFacts } from '#server/programme-facts/listed.ts';
import { type Ageing, agedBefore } from '#shared/assessment/age.ts';
import type { EvidenceRequest, RequestRow, RequestsInput } from '#shared/evidence/requests.ts';
import { addMonths, firstDay } from '#shared/programme/months.ts';
import { listFiles, listMessages, type MessageRow } from './queries.ts';
import { type Ages, presentRequest, selectRequests } from './rows.ts';

type Call = Pick<CallContext, 'locale'>;

type ListDeps = Reader & Pick<Deps, 'clock' | 'config'>;

const agesOf = ({ clock, config }: Pick<Deps, 'clock' | 'config'>): Ages => ({
	now: clock.now(),
	limits: config.ageDays,
});

const request = evidenceRequests;

/** Staff search by company, companies by the text of the request. */
const matches = (actor: Actor, q: string): SQL | undefined =>
	actor.area === 'console' ? matchesCompany(q, actor) : containsText(foldedOf(request.content), q);

/** `ids` is set by the export, for rows that were listed before. */
export type RequestsQuery = RequestsInput & { ids?: readonly number[] | undefined };

/** What the actor asked, and what their companies were asked. */
const isMine = (actor: Actor): SQL | undefined =>
	or(eq(request.createdBy, actor.userId), isAssigned(actor, 'me', assessmentProgresses.companyId));

/** `is_active` of a row. */
const isActive = sql`coalesce(
	${isUndecided} and ${isOfCheckedRound} and ${assessmentProgresses.gradingRequestedAt} is null, false
)`;

/** Answers that have waited for a decision for long, as the rows say. */
const isAgeing = (ageing: Ageing, { now, limits }: Ages): SQL | undefined =>
	and(
		eq(request.status, 'answered'),
		isCheckedAt(assessmentProgresses.status),
		isNull(assessmentProgresses.gradingRequestedAt),
		lte(request.answeredAt, agedBefore(limits[ageing], now)),
	);

const firstInstant = (month: string): SQL => sql`(${firstDay(month)}::date)::timestamp at time zone 'Asia/Tokyo'`;

const wasAnswered = sql`exists (
	select from evidence_messages m where m.request_id = ${request.id} and m.kind = 'answer'
)`;

/** As the programme's figures count it. */
const isCounted = ({
	month_from: from,
	month_to: to,
	is_answered: answered,
	industry,
	prefecture,
	employees,
}: Partial<RequestsQuery>): SQL | undefined =>
	and(
		from ? sql`${request.createdAt} >= ${firstInstant(from)}` : undefined,
		to ? sql`${request.createdAt} < ${firstInstant(addMonths(to, 1))}` : undefined,
		answered === undefined ? undefined : answered ? wasAnswered : not(wasAnswered),
		isInFacts({ industry, prefecture, employees }, request.progressId),
	);

const listed = (
	actor: Actor,
	{
		q,
		progress_id: progressId,
		status,
		assigned,
		is_mine: mine,
		is_active: active,
		ageing,
		ids,
		...counted
	}: RequestsQuery,
	ages: Ages,
): SQL | undefined =>
	and(
		isCounted(counted),
		ids ? isOneOf(request.id, ids) : undefined,
		assigned ? isAssigned(actor, assigned, assessmentProgresses.companyId) : undefined,
		mine === undefined ? undefined : mine ? isMine(actor) : not(isMine(actor) ?? sql`false`),
		active === undefined ? undefined : active ? isActive : not(isActive),
		ageing ? isAgeing(ageing, ages) : undefined,
		companyVisibleTo(actor, assessmentProgresses.companyId),
		progressId ? eq(request.progressId, progressId) : undefined,
		status ? eq(request.status, status) : undefined,
		q ? matches(actor, q) : undefined,
	);

const SORTABLE = {
	created_at: request.createdAt,
	/** Requests without a due date sort last. */
	due_on: sql`coalesce(${request.dueOn}, 'infinity'::date)`,
	answered_at: request.answeredAt,
	updated_at: request.updatedAt,
	/** Waits for the company since it was asked, for staff since it was answered. */
	since: sql`coalesce(${request.answeredAt}, ${request.createdAt})`,
};

const order = (query: RequestsQuery): SQL[] => orderOf(query, SORTABLE, [desc(request.id)]);

export const requestIds = ({ db, ...deps }: ListDeps, actor: Actor, query: RequestsQuery): SQL =>
	db
		.select({ id: request.id })
		.from(request)
		.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, request.progressId))
		.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
		.where(listed(actor, query, agesOf(deps)))
		.orderBy(...order(query))
		.getSQL();

/** The requests that the actor may see, newest first. */
export const listRequests = async (
	{ db, ...deps }: ListDeps,
	actor: Actor,
	query: RequestsQuery,
	{ locale }: Call,
): Promise<Page<RequestRow>> => {
	const ages = agesOf(deps);
	const where = listed(actor, query, ages);
	const { rows, meta } = await readPage(db, query, {
		rows: (one, window) => {
			const all = selectRequests(one, actor, locale)
				.where(where)
				.orderBy(...order(query));
			return inWindow(all, window);
		},
		total: async (one) => {
			const all = one
				.select({ total: count() })
				.from(request)
				.innerJoin(assessmentProgresses, eq(assessmentProgresses.id, request.progressId))
				.$dynamic();
			const counted = query.q ? all.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId)) : all;
			const [row] = await counted.where(where);
			return row?.total ?? 0;
		},
		long: { name: 'evidence_requests', userId: actor.userId },
	});
	return { rows: rows.map((row) => presentRequest(row, actor, ages)), meta };
};

/** Companies do not see which member of staff wrote a message. */
const presentMessage = (message: MessageRow, { area }: Actor): EvidenceRequest['messages'][number] => {
	const isOfStaff = message.area === 'console';
	return {
		id: message.id,
		kind: message.kind,
		side: isOfStaff ? 'staff' : 'company',
		author: isOfStaff && area === 'app' ? null : message.author,
		content: message.content,
		created_at: message.createdAt.toISOString(),
	};
};

/** Returns a request with its thread and files, also after its round has ended. @throws 404 */
export const getRequest = async (
	{ db, ...deps }: ListDeps,
	actor: Actor,
	{ id }: { id: number },
	{ locale }: Call,
): Promise<EvidenceRequest> => {
	const isVisible = companyVisibleTo(actor, assessmentProgresses.companyId);
	const [row] = await selectRequests(db, actor, locale).where(and(eq(request.id, id), isVisible));
	if (!row) throw notFound();
	const [files, messages] = await together(db, (one) => [listFiles(one, id), listMessages(one, id)]);
	return {
		...presentRequest(row, actor, agesOf(deps)),
		files,
		messages: messages.map((message) => presentMessage(message, actor)),
	};
};
