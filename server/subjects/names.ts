import { type AnyColumn, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { answerSubCategories, assessmentProgresses } from '#server/db/tables/assessment.ts';
import { bulkJobs } from '#server/db/tables/bulk.ts';
import { companies } from '#server/db/tables/companies.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { evidenceRequests } from '#server/db/tables/evidence.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { outboxJobs } from '#server/db/tables/jobs.ts';
import { mails } from '#server/db/tables/notices.ts';
import { paperQuestions, paperSubCategories, papers, sdgTargets } from '#server/db/tables/papers.ts';
import { phrases } from '#server/db/tables/phrases.ts';
import { improvementActions } from '#server/db/tables/plans.ts';
import { together } from '#server/db/transactions.ts';
import { jobWords } from '#server/jobs/words.ts';
import { mailWords } from '#server/notify/mail-words.ts';
import { localisedPaper } from '#server/papers/localised.ts';
import { wordedDate } from '#shared/dates.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { consolePages } from '#shared/pages/console.ts';
import { withIds } from '#shared/pages/public.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';

/** Names of records referred to by events and jobs, and the console pages that show them. */

export type Ref = { type: string; id: number | string };

type Subject = { name: string; path: string | null };

type Found = Subject & { id: number | string };

export type Source = (one: Executor, ids: readonly (number | string)[], locale: Locale) => PromiseLike<Found[]>;

/** One array parameter for any number of ids. */
export const among = (column: SQL | AnyColumn, ids: readonly (number | string)[]): SQL =>
	sql`${column} = any(${sql.param([...ids])})`;

const companyPage = (id: number, tab?: string): string =>
	`${withIds(consolePages.company, id)}${tab ? `?tab=${tab}` : ''}`;

const withSearch = (path: string, q: string): string => `${path}?q=${encodeURIComponent(q)}`;

type Person = {
	id: number | string;
	name: string;
	email: string;
	companyId: number | null;
	companyName: string | null;
};

/** The page that lists an account: of a member, the company's. */
export const pageOfPerson = ({ email, companyId }: Pick<Person, 'email' | 'companyId'>): string =>
	companyId === null ? withSearch(consolePages.assessors, email) : companyPage(companyId, 'members');

/** Members are named with their company. */
export const presentPerson = (person: Person, locale: Locale): Found => {
	const { id, name, companyId, companyName } = person;
	const path = pageOfPerson(person);
	if (companyId === null) return { id, name, path };
	return { id, name: serverText(locale, 'subjects.ofCompany', { name, company: companyName ?? '' }), path };
};

export const personColumns = {
	name: users.name,
	email: users.email,
	companyId: users.companyId,
	companyName: companies.companyName,
};

export const presentPaper = (
	id: number | string,
	paper: { id: number; isPremium: boolean },
	locale: Locale,
): Found => ({
	id,
	name: serverText(locale, paper.isPremium ? 'subjects.regularPaper' : 'subjects.simplePaper', { id: paper.id }),
	path: paper.isPremium ? consolePages.regularPapers : consolePages.simplePapers,
});

/** Records that several features refer to. */
const SOURCES: Readonly<Record<string, Source>> = {
	user: (one, ids, locale) =>
		one
			.select({ id: users.id, ...personColumns })
			.from(users)
			.leftJoin(companies, eq(companies.id, users.companyId))
			.where(among(users.id, ids))
			.then((rows) => rows.map((row) => presentPerson(row, locale))),
	company: (one, ids) =>
		one
			.select({ id: companies.id, name: companies.companyName })
			.from(companies)
			.where(among(companies.id, ids))
			.then((rows) => rows.map((row) => ({ ...row, path: companyPage(row.id) }))),
	assessment_progress: (one, ids, locale) =>
		one
			.select({
				id: assessmentProgresses.id,
				startDate: assessmentProgresses.startDate,
				companyId: companies.id,
				company: companies.companyName,
			})
			.from(assessmentProgresses)
			.innerJoin(companies, eq(companies.id, assessmentProgresses.companyId))
			.where(among(assessmentProgresses.id, ids))
			.then((rows) =>
				rows.map(({ id, startDate, companyId, company }) => ({
					id,
					name: startDate
						? serverText(locale, 'subjects.assessment', { company, date: wordedDate(startDate, locale) })
						: serverText(locale, 'subjects.undatedAssessment', { company }),
					path: companyPage(companyId, 'timeline'),
				})),
			),
	paper: (one, ids, locale) =>
		one
			.select({ id: papers.id, isPremium: papers.isPremium })
			.from(papers)
			.where(among(papers.id, ids))
			.then((rows) => rows.map((row) => presentPaper(row.id, row, locale))),
	phrase: (one, ids, locale) =>
		one
			.select({ id: phrases.id, ownerId: phrases.ownerId })
			.from(phrases)
			.where(among(phrases.id, ids))
			.then((rows) =>
				rows.map(({ id, ownerId }) => ({
					id,
					name: serverText(locale, ownerId === null ? 'subjects.phrase' : 'subjects.ownPhrase', { id }),
					path: consolePages.phrases,
				})),
			),
	inquiry: (one, ids, locale) =>
		one
			.select({ id: freeContacts.id, company: freeContacts.companyName, applied: freeContacts.hasInquiryRequest })
			.from(freeContacts)
			.where(among(freeContacts.id, ids))
			.then((rows) =>
				rows.map(({ id, company, applied }) => ({
					id,
					name: serverText(locale, applied ? 'subjects.application' : 'subjects.inquiry', { company }),
					path: withSearch(consolePages.inquiries, company),
				})),
			),
	job: (one, ids, locale) =>
		one
			.select({ id: outboxJobs.id, name: outboxJobs.name })
			.from(outboxJobs)
			.where(among(outboxJobs.id, ids))
			.then((rows) =>
				rows.map(({ id, name }) => ({
					id,
					name: serverText(locale, 'subjects.job', { job: jobWords(locale, name), id }),
					path: consolePages.jobs,
				})),
			),
	bulk_job: (one, ids, locale) =>
		one
			.select({ id: bulkJobs.id, act: bulkJobs.act })
			.from(bulkJobs)
			.where(among(bulkJobs.id, ids))
			.then((rows) =>
				rows.map(({ id, act }) => ({
					id,
					name: serverText(locale, 'subjects.bulkJob', { act: serverText(locale, `bulk.acts.${act}`), id }),
					path: withIds(consolePages.bulkJob, id),
				})),
			),
	mail: (one, ids, locale) =>
		one
			.select({ id: mails.id, kind: mails.kind })
			.from(mails)
			.where(among(mails.id, ids))
			.then((rows) =>
				rows.map(({ id, kind }) => ({
					id,
					name: serverText(locale, 'subjects.mail', { kind: mailWords(locale, kind), id }),
					path: `${consolePages.mails}?kind=${kind}`,
				})),
			),
	sub_category: (one, ids, locale) =>
		one
			.select({ id: answerSubCategories.id, name: localisedPaper(locale).subCategory })
			.from(answerSubCategories)
			.innerJoin(paperSubCategories, eq(paperSubCategories.id, answerSubCategories.subCategoryId))
			.where(among(answerSubCategories.id, ids))
			.then((rows) => rows.map((row) => ({ ...row, path: null }))),
	/** By key: named as in the newest paper that has it. */
	sub_category_key: (one, keys, locale) =>
		one
			.selectDistinctOn([paperSubCategories.key], {
				id: paperSubCategories.key,
				name: localisedPaper(locale).subCategory,
			})
			.from(paperSubCategories)
			.where(sql`${paperSubCategories.key}::text = any(${sql.param([...keys])})`)
			.orderBy(paperSubCategories.key, desc(paperSubCategories.id))
			.then((rows) => rows.map((row) => ({ ...row, path: null }))),
	sdg_target: (one, ids) =>
		one
			.select({ id: sdgTargets.id, goal: sdgTargets.goalId, number: sdgTargets.targetNumber })
			.from(sdgTargets)
			.where(among(sdgTargets.id, ids))
			.then((rows) => rows.map(({ id, goal, number }) => ({ id, name: `${goal}.${number}`, path: null }))),
	/** A request for evidence is named after its question; one on the assessment as a whole has no name. */
	evidence_request: (one, ids, locale) =>
		one
			.select({ id: evidenceRequests.id, name: localisedPaper(locale).question })
			.from(evidenceRequests)
			.innerJoin(paperQuestions, eq(paperQuestions.id, evidenceRequests.questionId))
			.where(among(evidenceRequests.id, ids))
			.then((rows) => rows.map((row) => ({ ...row, path: null }))),
	/** An action of an improvement plan is named after its sub-category. */
	plan_action: (one, ids, locale) =>
		one
			.select({ id: improvementActions.id, name: localisedPaper(locale).subCategory })
			.from(improvementActions)
			.innerJoin(paperSubCategories, eq(paperSubCategories.id, improvementActions.subCategoryId))
			.where(among(improvementActions.id, ids))
			.then((rows) => rows.map((row) => ({ ...row, path: null }))),
	document: (one, ids) =>
		one
			.select({ id: companyDocuments.id, name: companyDocuments.fileName })
			.from(companyDocuments)
			.where(among(companyDocuments.id, ids))
			.then((rows) => rows.map((row) => ({ ...row, path: null }))),
};

const keyOf = ({ type, id }: Ref): string => `${type} ${id}`;

export type Subjects = {
	/** Null for a record that is no longer stored. */
	find: (ref: Ref) => Subject | null;
	/** A record that is no longer stored is named by type and number. */
	get: (ref: Ref) => Subject;
};

/** Names of records in one round trip: a statement per type, whatever their number. */
export const readSubjects = async (
	executor: Executor,
	refs: readonly Ref[],
	locale: Locale,
	further: Readonly<Record<string, Source>> = {},
): Promise<Subjects> => {
	const sources = { ...SOURCES, ...further };
	const wanted = [...Map.groupBy(refs, ({ type }) => type)].flatMap(([type, those]) => {
		const source = sources[type];
		return source ? [{ type, source, ids: [...new Set(those.map(({ id }) => id))] }] : [];
	});
	const found = new Map<string, Subject>();
	if (wanted.length > 0) {
		const answers = await together(executor, (one) => wanted.map(({ source, ids }) => source(one, ids, locale)));
		wanted.forEach(({ type }, at) => {
			for (const { id, name, path } of answers[at] ?? []) found.set(keyOf({ type, id }), { name, path });
		});
	}
	const find = (ref: Ref): Subject | null => found.get(keyOf(ref)) ?? null;
	const goneName = ({ type, id }: Ref): string => {
		const key = `subjects.gone.${type}` as ServerText;
		const name = serverText(locale, key, { id });
		return name === key ? serverText(locale, 'subjects.gone.unknown', { type, id }) : name;
	};
	return { find, get: (ref) => find(ref) ?? { name: goneName(ref), path: null } };
};
