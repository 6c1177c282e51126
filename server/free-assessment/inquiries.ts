import {
	type AnyColumn,
	and,
	count,
	eq,
	getTableColumns,
	gte,
	inArray,
	isNotNull,
	isNull,
	lte,
	type SQL,
	sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { notFound } from '#server/base/errors.ts';
import type { Executor, Reader } from '#server/db/client.ts';
import type { Searched } from '#server/db/folded.ts';
import { containsText, inWindow, isOneOf, newestFirst, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { paperMainCategories, paperSubCategories } from '#server/db/tables/papers.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import { hasReceiptNumber } from '#server/receipts/find.ts';
import { freeGradeOf } from '#shared/assessment/grade.ts';
import { endOfTokyoDate, startOfTokyoDate } from '#shared/dates.ts';
import type { INQUIRY_SORT, InCharge, Inquiry } from '#shared/free-assessment/inquiries.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { ListQuery } from '#shared/lists.ts';
import type { FreeContact } from './queries.ts';

export type InquiriesQuery = ListQuery & {
	has_inquiry_request?: boolean | undefined;
	handled?: boolean | undefined;
	in_charge?: InCharge;
	date_from?: string | undefined;
	date_to?: string | undefined;
};

/** Open applications by how long they have waited; all others together. */
const waitingSince = sql`case
	when ${freeContacts.hasInquiryRequest} and ${freeContacts.handledAt} is null then ${freeContacts.appliedAt}
	else 'infinity'::timestamptz
end`;

const SORTABLE: Readonly<Record<(typeof INQUIRY_SORT)[number], AnyColumn | SQL>> = {
	created_at: freeContacts.createdAt,
	applied_at: freeContacts.appliedAt,
	company_name: freeContacts.companyName,
	score: freeContacts.score,
	waiting: waitingSince,
};

const owners = alias(users, 'owners');

/** An account that was deleted, or became an assessor's, sees to nothing any more. */
const isOwnerNow = and(eq(owners.id, freeContacts.ownerId), isNull(owners.deactivatedAt), eq(owners.role, 0));

const ownedBy = (owner: NonNullable<InCharge>, { userId }: Pick<ConsoleActor, 'userId'>): SQL | undefined =>
	owner === 'none'
		? sql`not exists (select 1 from ${users} owners where ${isOwnerNow})`
		: eq(freeContacts.ownerId, owner === 'me' ? userId : owner);

type Names = { categories: ReadonlyMap<number, string>; subCategories: ReadonlyMap<number, string> };

/** Category names of the given papers in two statements, whatever the number of inquiries. */
const namesIn = async (executor: Executor, paperIds: number[], locale: Locale): Promise<Names> => {
	if (paperIds.length === 0) return { categories: new Map(), subCategories: new Map() };
	const { mainCategory, subCategory } = localisedPaper(locale);
	const categories = await executor
		.select({ id: paperMainCategories.id, name: mainCategory })
		.from(paperMainCategories)
		.where(inArray(paperMainCategories.paperId, paperIds));
	const subCategories = await executor
		.select({ id: paperSubCategories.id, name: subCategory })
		.from(paperSubCategories)
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.where(inArray(paperMainCategories.paperId, paperIds));
	return {
		categories: new Map(categories.map(({ id, name }) => [id, name])),
		subCategories: new Map(subCategories.map(({ id, name }) => [id, name])),
	};
};

type Listed = {
	contact: FreeContact;
	handler: Inquiry['handled_by'];
	owner: Inquiry['in_charge'];
	company: Inquiry['company'];
};

const present = ({ contact, handler, owner, company }: Listed, names: Names): Inquiry => ({
	id: contact.id,
	receipt_number: contact.receiptNumber,
	company_name: contact.companyName,
	client_name: contact.clientName,
	email: contact.email,
	phone: contact.phone,
	referer_id: contact.refererId,
	message: contact.message,
	has_inquiry_request: contact.hasInquiryRequest,
	applied_at: contact.appliedAt?.toISOString() ?? null,
	score: contact.score,
	grade: contact.score === null ? null : freeGradeOf(contact.score),
	created_at: contact.createdAt.toISOString(),
	handled_at: contact.handledAt?.toISOString() ?? null,
	handled_by: handler,
	in_charge: owner,
	note: contact.note,
	version: contact.version,
	company,
	assessment_paper_id: contact.paperId,
	category_results: contact.categoryResults.map((category) => ({
		id: category.main_category_id,
		content: names.categories.get(category.main_category_id) ?? '',
		score: category.score,
		sub_category_results: category.free_sub_category_results.map((sub) => ({
			id: sub.sub_category_id,
			content: names.subCategories.get(sub.sub_category_id) ?? '',
			score: sub.score,
		})),
	})),
});

const SEARCHED: Searched = {
	folded: freeContacts.searchFolded,
	typed: sql`(${freeContacts.companyName} || ' ' || ${freeContacts.clientName} || ' ' || ${freeContacts.email})`,
	isName: true,
};

const listed = (actor: ConsoleActor, { ids, q, ...filters }: InquiriesQuery): SQL | undefined => {
	if (ids) return isOneOf(freeContacts.id, ids);
	const { has_inquiry_request: applied, handled, in_charge: owner, date_from: from, date_to: to } = filters;
	return and(
		q ? (hasReceiptNumber(freeContacts.receiptNumber, q) ?? containsText(SEARCHED, q)) : undefined,
		applied === undefined ? undefined : eq(freeContacts.hasInquiryRequest, applied),
		handled === undefined ? undefined : (handled ? isNotNull : isNull)(freeContacts.handledAt),
		owner === undefined ? undefined : ownedBy(owner, actor),
		from ? gte(freeContacts.createdAt, startOfTokyoDate(from)) : undefined,
		to ? lte(freeContacts.createdAt, endOfTokyoDate(to)) : undefined,
	);
};

const order = (query: ListQuery): SQL[] =>
	orderOf(query, SORTABLE, newestFirst(freeContacts.createdAt, freeContacts.id));

export const inquiryIds = (executor: Executor, actor: ConsoleActor, query: InquiriesQuery): SQL =>
	executor
		.select({ id: freeContacts.id })
		.from(freeContacts)
		.where(listed(actor, query))
		.orderBy(...order(query))
		.getSQL();

/** @throws 404 */
export const getInquiry = async (
	deps: Reader,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: Pick<CallContext, 'locale'>,
): Promise<Inquiry> => {
	const { rows } = await listInquiries(deps, actor, { ids: [id], per_page: 1 }, call);
	const [inquiry] = rows;
	if (!inquiry) throw notFound();
	return inquiry;
};

/** Free results and applications, newest first; searched by company, name and email. */
export const listInquiries = async (
	{ db: executor }: Reader,
	actor: ConsoleActor,
	query: InquiriesQuery,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<Inquiry>> => {
	const where = listed(actor, query);
	const { rows, meta } = await readPage(executor, query, {
		rows: async (one, window): Promise<Listed[]> => {
			const contacts = one
				.select({
					contact: getTableColumns(freeContacts),
					handler: { id: users.id, name: users.name },
					owner: { id: owners.id, name: owners.name },
					company: { id: companies.id, company_name: companies.companyName },
				})
				.from(freeContacts)
				.leftJoin(users, eq(users.id, freeContacts.handledBy))
				.leftJoin(owners, isOwnerNow)
				.leftJoin(companies, eq(companies.id, freeContacts.companyId))
				.where(where)
				.orderBy(...order(query))
				.$dynamic();
			return inWindow(contacts, window);
		},
		total: async (one) => {
			const [row] = await one.select({ total: count() }).from(freeContacts).where(where);
			return row?.total ?? 0;
		},
		long: { name: 'inquiries', userId: actor.userId },
	});
	const names = await namesIn(executor, [...new Set(rows.map((row) => row.contact.paperId))], locale);
	return { rows: rows.map((row) => present(row, names)), meta };
};
