import { and, asc, eq } from 'drizzle-orm';
import { linkOrigin } from '#server/base/config.ts';
import type { Executor } from '#server/db/client.ts';
import { users } from '#server/db/tables/accounts.ts';
import type { Composer } from '#server/notify/composed.ts';
import { footerOf } from '#server/notify/footer.ts';
import { pages } from '#shared/pages/public.ts';
import { serverText } from '#shared/texts/server.ts';
import { isActive } from './queries.ts';

/** Enough to find one who is in; the list of a large company would bury the sentence. */
const NAMED = 3;

const adminsOf = (executor: Executor, companyId: number): Promise<{ name: string; email: string }[]> =>
	executor
		.select({ name: users.name, email: users.email })
		.from(users)
		.where(and(eq(users.companyId, companyId), eq(users.role, 0), isActive))
		.orderBy(asc(users.id))
		.limit(NAMED);

/** To a member who forgot the password: the company's admins send a new link. */
export const composePasswordHelp: Composer = async (deps, mail, user) => {
	const { locale } = mail;
	if (!user?.companyId || mail.address?.toLowerCase() !== user.email.toLowerCase()) return null;
	const admins = await adminsOf(deps.db, user.companyId);
	const named = admins.map((admin) => serverText(locale, 'accounts.helpMailAdmin', admin)).join('\n');
	return {
		to: user.email,
		letter: {
			subject: serverText(locale, 'mails.subject', { title: serverText(locale, 'accounts.helpMailTitle') }),
			greeting: serverText(locale, 'mails.greeting', { name: user.name }),
			paragraphs: [
				serverText(locale, 'accounts.helpMailText'),
				named,
				serverText(locale, 'accounts.helpMailHow'),
				serverText(locale, 'accounts.resetMailUnasked'),
			],
			action: {
				label: serverText(locale, 'accounts.helpMailAction'),
				href: `${linkOrigin(deps.config)}${pages.login.company}`,
			},
			footer: footerOf(deps, locale),
			unsubscribe: null,
		},
	};
};
