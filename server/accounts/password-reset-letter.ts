import type { Composer } from '#server/notify/composed.ts';
import { footerOf } from '#server/notify/footer.ts';
import { companyPages } from '#shared/pages/company.ts';
import { consolePages } from '#shared/pages/console.ts';
import { serverText } from '#shared/texts/server.ts';
import { openLink } from './reset-links.ts';
import { tokenLink } from './token-link.ts';

const LINK_LIFETIME_MS = 60 * 60 * 1000;

export const composePasswordReset: Composer = async (deps, mail, user) => {
	const { locale } = mail;
	const token = user && (await openLink(deps, mail, user, LINK_LIFETIME_MS));
	if (!token) return null;
	const page = user.area === 'app' ? companyPages.setPassword : consolePages.resetPassword;
	return {
		to: user.email,
		letter: {
			subject: serverText(locale, 'mails.subject', { title: serverText(locale, 'accounts.resetMailTitle') }),
			greeting: serverText(locale, 'mails.greeting', { name: user.name }),
			paragraphs: [serverText(locale, 'accounts.resetMailText'), serverText(locale, 'accounts.resetMailUnasked')],
			action: {
				label: serverText(locale, 'accounts.resetMailAction'),
				href: tokenLink(deps.config, page, token),
			},
			footer: footerOf(deps, locale),
			unsubscribe: null,
		},
	};
};
