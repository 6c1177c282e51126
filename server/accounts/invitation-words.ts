import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { operatorIn } from '#server/base/operator.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { MailRow } from '#server/notify/composed.ts';
import { ANSWERABLE } from '#shared/assessment/status-sets.ts';
import { wordedDate } from '#shared/dates.ts';
import { serverText } from '#shared/texts/server.ts';
import type { User } from './queries.ts';

/**
 * What the first mail to a member says: who invites, for which company, and what is asked. A mail that names nobody is
 * taken for phishing.
 */

const companyNameOf = async (executor: Executor, id: number): Promise<string> => {
	const [row] = await executor.select({ name: companies.companyName }).from(companies).where(eq(companies.id, id));
	return row?.name ?? '';
};

/** Null where staff of the operator have sent the invitation. */
const inviterNameOf = async (executor: Executor, { data }: MailRow): Promise<string | null> => {
	if (!data.inviter_id) return null;
	const [row] = await executor
		.select({ name: users.name })
		.from(users)
		.where(eq(users.id, Number(data.inviter_id)));
	return row?.name ?? null;
};

/** Last day to answer, while the company is answering. */
const deadlineOf = async (executor: Executor, companyId: number): Promise<string | null> => {
	const [row] = await executor
		.select({ endDate: assessmentProgresses.endDate })
		.from(assessmentProgresses)
		.where(
			and(
				eq(assessmentProgresses.companyId, companyId),
				inArray(assessmentProgresses.status, [...ANSWERABLE]),
				isNotNull(assessmentProgresses.endDate),
			),
		)
		.orderBy(desc(assessmentProgresses.id))
		.limit(1);
	return row?.endDate ?? null;
};

type InvitationWords = { title: string; paragraphs: string[]; unasked: string };

export const invitationWords = async (
	{ db, config }: Pick<Deps, 'db' | 'config'>,
	mail: MailRow,
	{ companyId, email, role }: User & { companyId: number },
): Promise<InvitationWords> => {
	const { locale } = mail;
	const company = await companyNameOf(db, companyId);
	const inviter = await inviterNameOf(db, mail);
	const deadline = await deadlineOf(db, companyId);
	const operator = operatorIn(config, locale)?.name;
	const by = operator
		? serverText(locale, 'accounts.invitedByOperator', { company, email, operator })
		: serverText(locale, 'accounts.invitedByStaff', { company, email });
	const asked = serverText(locale, role === 0 ? 'accounts.invitedAdminAsked' : 'accounts.invitedMemberAsked');
	const due = deadline ? [serverText(locale, 'accounts.invitedDue', { date: wordedDate(deadline, locale) })] : [];
	return {
		title:
			inviter === null
				? serverText(locale, 'accounts.invitedTitle', { company })
				: serverText(locale, 'accounts.invitedByTitle', { company, inviter }),
		paragraphs: [
			inviter === null ? by : serverText(locale, 'accounts.invitedBy', { company, email, inviter }),
			[asked, ...due].join('\n'),
		],
		unasked:
			inviter === null
				? serverText(locale, 'accounts.linkMailUnasked')
				: serverText(locale, 'accounts.invitedUnasked', { inviter }),
	};
};
