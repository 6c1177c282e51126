import { eq } from 'drizzle-orm';
import { findUser, type User } from '#server/accounts/queries.ts';
import { linkOrigin } from '#server/base/config.ts';
import { notices } from '#server/db/tables/notices.ts';
import { noticePath } from '#server/notices/paths.ts';
import { isStillTrue } from '#server/notices/still-true.ts';
import { isStillWanted } from '#server/notices/still-wanted.ts';
import { unsubscribeLink } from '#server/notices/unsubscribe-link.ts';
import { groupTitle, noticeWords } from '#server/notices/words.ts';
import type { ComposeDeps, Composed, MailRow } from '#server/notify/composed.ts';
import { footerOf } from '#server/notify/footer.ts';
import type { Letter } from '#server/notify/letter.ts';
import { isGrouped, isOptional, type OptionalKind } from '#shared/notices/kinds.ts';
import { companyPages } from '#shared/pages/company.ts';
import { consolePages } from '#shared/pages/console.ts';
import { serverText } from '#shared/texts/server.ts';
import { composers } from './composers.ts';
import { readGroup } from './group.ts';

/** Empty paragraphs are dropped. */
const paragraphsOf = (body: string): string[] => body.split('\n\n').filter((paragraph) => paragraph.trim());

type Told = typeof notices.$inferSelect;

/** What a mail about notices says: of one as in the inbox, of a group its count and the first of them. */
type Words = Pick<Letter, 'paragraphs' | 'action' | 'list'> & { title: string; kind: OptionalKind | null };

const ofOne = ({ config }: ComposeDeps, { locale }: MailRow, notice: Told): Words => {
	const { title, body } = noticeWords(notice, locale);
	const path = noticePath(notice);
	return {
		title,
		paragraphs: paragraphsOf(body),
		action: path ? { label: serverText(locale, 'mails.open'), href: linkOrigin(config) + path } : null,
		kind: isOptional(notice.kind) ? notice.kind : null,
	};
};

const ofNotice = async (deps: ComposeDeps, mail: MailRow, user: User): Promise<Words | null> => {
	if (mail.noticeId === null) return null;
	const [notice] = await deps.db.select().from(notices).where(eq(notices.id, mail.noticeId));
	if (!notice || !(await isStillTrue(deps, notice)) || !(await isStillWanted(deps, notice, user))) return null;
	return ofOne(deps, mail, notice);
};

const ofGroup = async (deps: ComposeDeps, mail: MailRow, user: User, groupId: number): Promise<Words | null> => {
	const { first, count } = await readGroup(deps, groupId, user);
	const [notice] = first;
	if (!notice || !(await isStillWanted(deps, { kind: notice.kind, companyId: null }, user))) return null;
	if (count === 1 || !isGrouped(notice.kind)) return ofOne(deps, mail, notice);
	const { locale } = mail;
	const origin = linkOrigin(deps.config);
	const items = first.map((one) => {
		const path = noticePath(one);
		return { label: noticeWords(one, locale).title, href: path && origin + path };
	});
	const inbox = user.area === 'app' ? companyPages.notices : consolePages.notices;
	return {
		title: groupTitle(notice.kind, count, locale),
		paragraphs: [serverText(locale, 'mails.group.lead', { count })],
		list: {
			items,
			rest: count > items.length ? serverText(locale, 'mails.group.rest', { count: count - items.length }) : null,
		},
		action: { label: serverText(locale, 'mails.group.open'), href: `${origin}${inbox}?group=${groupId}` },
		kind: isOptional(notice.kind) ? notice.kind : null,
	};
};

const composeNotice = async (deps: ComposeDeps, mail: MailRow, user: User): Promise<Composed | null> => {
	const words = await (mail.groupId === null ? ofNotice(deps, mail, user) : ofGroup(deps, mail, user, mail.groupId));
	if (!words) return null;
	const { title, kind, ...contents } = words;
	const { locale } = mail;
	return {
		to: mail.address ?? user.email,
		letter: {
			...contents,
			subject: serverText(locale, 'mails.subject', { title }),
			greeting: serverText(locale, 'mails.greeting', { name: user.name }),
			footer: footerOf(deps, locale),
			unsubscribe: kind && {
				label: serverText(locale, 'mails.unsubscribe'),
				href: unsubscribeLink(deps, { userId: user.id, kind }),
			},
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
