import type { Composer } from '#server/notify/composed.ts';
import { footerOf } from '#server/notify/footer.ts';
import { companyPages } from '#shared/pages/company.ts';
import { consolePages } from '#shared/pages/console.ts';
import { serverText } from '#shared/texts/server.ts';
import { invitationWords } from './invitation-words.ts';
import { LINK_LIFETIME_MS } from './password-links.ts';
import { openLink } from './reset-links.ts';
import { tokenLink } from './token-link.ts';

/** Mail with the link that an administrator sends instead of a password. */
export const composePasswordLink: Composer = async (deps, mail, user) => {
	const { locale, data } = mail;
	const token = user && (await openLink(deps, mail, user, LINK_LIFETIME_MS));
	if (!token) return null;
	const page = user.area === 'app' ? companyPages.setPassword : consolePages.resetPassword;
	const { companyId } = user;
	const invited = data.is_new && companyId ? await invitationWords(deps, mail, { ...user, companyId }) : null;
	const opening = data.is_new
		? serverText(locale, 'accounts.linkMailAdded', { email: user.email })
		: serverText(locale, 'accounts.linkMailSent');
	const title = invited?.title ?? serverText(locale, 'accounts.linkMailTitle');
	return {
		to: user.email,
		letter: {
			subject: serverText(locale, 'mails.subject', { title }),
			greeting: serverText(locale, 'mails.greeting', { name: user.name }),
			paragraphs: [
				...(invited?.paragraphs ?? [opening]),
				serverText(locale, 'accounts.linkMailText'),
				invited?.unasked ?? serverText(locale, 'accounts.linkMailUnasked'),
			],
			action: {
				label: serverText(locale, 'accounts.linkMailAction'),
				href: tokenLink(deps.config, page, token),
			},
			footer: footerOf(deps, locale),
			unsubscribe: null,
		},
	};
};
