import { and, count, eq, or, type SQL, sql } from 'drizzle-orm';
import { PEOPLE } from '#server/accounts/search.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { COMPANY_NAMES } from '#server/companies/search.ts';
import type { Executor } from '#server/db/client.ts';
import { containsAs, containsText, inWindow, newestFirst, orderOf, type Page, readPage } from '#server/db/lists.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import { mails, notices } from '#server/db/tables/notices.ts';
import { mailWords } from '#server/notify/mail-words.ts';
import { type Ref, readSubjects } from '#server/subjects/names.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { ListQuery } from '#shared/lists.ts';
import type { MailListRow } from '#shared/mails/schemas.ts';
import type { MailKind, MailState } from '#shared/mails/states.ts';
import { serverText } from '#shared/texts/server.ts';
import { mailFailureOf } from './failures.ts';
import { canBeRetried } from './revive.ts';

export type MailFilters = { q?: string | undefined; state?: MailState | undefined; kind?: MailKind | undefined };

/** Actual or intended address. */
const address = sql<string | null>`coalesce(${mails.sentTo}, ${mails.address}, ${users.email})`;

/** Company that the mail is about, otherwise that of the recipient. */
const companyId = sql`coalesce(${assessmentProgresses.companyId}, ${notices.companyId}, ${users.companyId})`;

const addresses = sql`lower(concat_ws(' ', ${mails.sentTo}, ${mails.address}, ${users.email}))`;

const searched = (q: string): SQL | undefined =>
	or(containsAs(addresses, q.normalize('NFKC').toLowerCase()), containsText(PEOPLE, q), containsText(COMPANY_NAMES, q));

const matches = ({ q, state, kind }: MailFilters): SQL | undefined =>
	and(state ? eq(mails.state, state) : undefined, kind ? eq(mails.kind, kind) : undefined, q ? searched(q) : undefined);

export const idsOfMails = (one: Executor, filters: MailFilters) =>
	one
		.select({ id: mails.id })
		.from(mails)
		.leftJoin(users, eq(users.id, mails.userId))
		.leftJoin(notices, eq(notices.id, mails.noticeId))
		.leftJoin(assessmentProgresses, eq(assessmentProgresses.id, mails.progressId))
		.leftJoin(companies, sql`${companies.id} = ${companyId}`)
		.where(matches(filters));

const selectRows = (one: Executor, now: Date) =>
	one
		.select({
			mail: mails,
			address,
			name: users.name,
			companyId: sql<number | null>`${companyId}`,
			canRetry: sql<boolean>`coalesce(${canBeRetried(now)}, false)`,
		})
		.from(mails)
		.leftJoin(users, eq(users.id, mails.userId))
		.leftJoin(notices, eq(notices.id, mails.noticeId))
		.leftJoin(assessmentProgresses, eq(assessmentProgresses.id, mails.progressId))
		.leftJoin(companies, sql`${companies.id} = ${companyId}`)
		.$dynamic();

type Row = Awaited<ReturnType<typeof selectRows>>[number];

const subjectOf = ({ mail, companyId: company }: Row): Ref | null => {
	if (mail.progressId !== null) return { type: 'assessment_progress', id: mail.progressId };
	// A receipt goes to a visitor, who has no account.
	const { contact_id: contact } = mail.data;
	if (mail.kind === 'receipt') return typeof contact === 'number' ? { type: 'inquiry', id: contact } : null;
	return company === null ? null : { type: 'company', id: company };
};

type Subjects = Awaited<ReturnType<typeof readSubjects>>;

const present = (row: Row, subjects: Subjects, locale: Locale): MailListRow => {
	const { mail, name, canRetry } = row;
	const ref = subjectOf(row);
	const subject = ref && subjects.find(ref);
	const isOpen = mail.state === 'waiting' || mail.state === 'failed';
	const failure = isOpen ? mailFailureOf(mail.error) : null;
	return {
		id: mail.id,
		kind: mail.kind,
		kind_words: mailWords(locale, mail.kind),
		state: mail.state,
		recipient_name: name,
		address: row.address,
		subject_name: subject?.name ?? null,
		subject_path: subject?.path ?? null,
		created_at: mail.createdAt.toISOString(),
		settled_at: mail.settledAt?.toISOString() ?? null,
		attempts: mail.attempts,
		next_attempt_at: mail.nextAttemptAt?.toISOString() ?? null,
		failure,
		failure_words: failure && serverText(locale, `mails.failures.${failure}`),
		error: failure && mail.error,
		can_retry: canRetry || (mail.state === 'waiting' && mail.nextAttemptAt !== null),
	};
};

/** All mails with their state, newest first; never their contents. */
export const listMails = async (
	{ db, clock }: Pick<Deps, 'db' | 'clock'>,
	actor: ConsoleActor,
	query: ListQuery & MailFilters,
	{ locale }: Pick<CallContext, 'locale'>,
): Promise<Page<MailListRow>> => {
	const { rows, meta } = await readPage<Row>(db, query, {
		rows: async (one, window) => {
			const found = selectRows(one, clock.now())
				.where(matches(query))
				.orderBy(...orderOf(query, { created_at: mails.createdAt }, newestFirst(mails.createdAt, mails.id)));
			return inWindow(found, window);
		},
		total: async (one) => {
			const [row] = await one.select({ total: count() }).from(idsOfMails(one, query).as('found'));
			return row?.total ?? 0;
		},
		long: { name: 'mails', userId: actor.userId },
	});
	const subjects = await readSubjects(
		db,
		rows.flatMap((row) => subjectOf(row) ?? []),
		locale,
	);
	return { meta, rows: rows.map((row) => present(row, subjects, locale)) };
};
