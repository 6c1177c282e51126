import { eq } from 'drizzle-orm';
import { findUser, type User } from '#server/accounts/queries.ts';
import { linkOrigin } from '#server/base/config.ts';
import { notices } from '#server/db/tables/notices.ts';
import { noticePath } from '#server/notices/paths.ts';
import { isStillTrue } from '#server/notices/still-true.ts';
import { isStillWanted } from '#server/notices/still-wanted.ts';
import { countOfSum, isSum } from '#server/notices/sums.ts';
import { unsubscribeLink } from '#server/notices/unsubscribe-link.ts';
import { noticeWords } from '#server/notices/words.ts';
import type { ComposeDeps, Composed, MailRow } from '#server/notify/composed.ts';
import { footerOf } from '#server/notify/footer.ts';
import { isOptional } from '#shared/notices/kinds.ts';
import { serverText } from '#shared/texts/server.ts';
import { composers } from './composers.ts';

/** Empty paragraphs are dropped. */
const paragraphsOf = (body: string): string[] => body.split('\n\n').filter((paragraph) => paragraph.trim());

type Told = typeof notices.$inferSelect;

/** Title and body as in the inbox, or of a summary with the number of notices. */
const wordsOf = async ({ db }: ComposeDeps, { data, locale }: MailRow, notice: Told) => {
	const many = isSum(data) ? await countOfSum(db, notice) : 1;
	return many === 1
		? noticeWords(notice, locale)
		: {
				title: serverText(locale, 'mails.manyApplications.title', { count: many }),
				body: serverText(locale, 'mails.manyApplications.body', { count: many }),
			};
};

const composeNotice = async (deps: ComposeDeps, mail: MailRow, user: User): Promise<Composed | null> => {
	if (mail.noticeId === null) return null;
	const [notice] = await deps.db.select().from(notices).where(eq(notices.id, mail.noticeId));
	if (!notice || !(await isStillTrue(deps, notice)) || !(await isStillWanted(deps, notice, user))) return null;
	const { locale } = mail;
	const origin = linkOrigin(deps.config);
	const { title, body } = await wordsOf(deps, mail, notice);
	const path = noticePath(notice);
	return {
		to: mail.address ?? user.email,
		letter: {
			subject: serverText(locale, 'mails.subject', { title }),
			greeting: serverText(locale, 'mails.greeting', { name: user.name }),
			paragraphs: paragraphsOf(body),
			action: path ? { label: serverText(locale, 'mails.open'), href: origin + path } : null,
			footer: footerOf(deps, locale),
			unsubscribe: isOptional(notice.kind)
				? {
						label: serverText(locale, 'mails.unsubscribe'),
						href: unsubscribeLink(deps, { userId: user.id, kind: notice.kind }),
					}
				: null,
		},
	};
};

/** Null if the recipient is gone or the notice no longer applies. */
export const compose = async (deps: ComposeDeps, mail: MailRow): Promise<Composed | null> => {
	const user = mail.userId === null ? null : await findUser(deps.db, mail.userId);
	if (mail.userId === null ? !mail.address : !user) return null;
	const own = composers[mail.kind];
	if (own) return own(deps, mail, user);
	return user ? composeNotice(deps, mail, user) : null;
};
