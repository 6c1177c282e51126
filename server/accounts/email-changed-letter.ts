import type { ComposeDeps, Composer, MailRow } from '#server/notify/composed.ts';
import { footerOf } from '#server/notify/footer.ts';
import type { Letter } from '#server/notify/letter.ts';
import { wordedInstant } from '#shared/dates.ts';
import { companyPages } from '#shared/pages/company.ts';
import { serverText } from '#shared/texts/server.ts';
import type { User } from './queries.ts';
import { tokenLink } from './token-link.ts';
import { undoTokenOf } from './undo-token.ts';

type Said = Pick<Letter, 'paragraphs' | 'action'>;

/** The user's own change: names the new address and links to the undo page. */
const sayOwn = (deps: ComposeDeps, { locale, data }: MailRow, { area }: User, time: string): Said => {
	const { email = '', nonce = '' } = data;
	const token = undoTokenOf(deps, String(nonce));
	// One page for both areas; it leads to the sign-in of the account's area afterward.
	const page = `${companyPages.emailChange}${area === 'console' ? '?area=console' : ''}`;
	return {
		paragraphs: [
			serverText(locale, 'accounts.emailChangedTo', { email, time }),
			serverText(locale, 'accounts.emailChangedYourself'),
			serverText(locale, 'accounts.emailChangedUndo'),
		],
		action: {
			label: serverText(locale, 'accounts.undoAction'),
			href: tokenLink(deps.config, page, token),
		},
	};
};

/** A change by an administrator: neither the new address, which may belong to a successor, nor an undo link. */
const sayAdministered = ({ locale }: MailRow, time: string): Said => ({
	paragraphs: [
		serverText(locale, 'accounts.emailChangedByAdmin', { time }),
		serverText(locale, 'accounts.emailChangedAskAdmin'),
	],
	action: null,
});

/** Mail to the former address of an account whose email was changed. */
export const composeEmailChanged: Composer = async (deps, mail, user) => {
	const { locale, address, data } = mail;
	if (!user || !address || data.time === undefined) return null;
	const time = wordedInstant(new Date(data.time), locale);
	return {
		to: address,
		letter: {
			subject: serverText(locale, 'mails.subject', { title: serverText(locale, 'notices.email_changed.title') }),
			greeting: serverText(locale, 'mails.greeting', { name: user.name }),
			...(data.nonce ? sayOwn(deps, mail, user, time) : sayAdministered(mail, time)),
			footer: footerOf(deps, locale),
			unsubscribe: null,
		},
	};
};
