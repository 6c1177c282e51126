import type { Deps } from '#server/calls/deps.ts';
import { serverText } from '#shared/i18n/server/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';

/** The text of a mail, followed by who sends it and where to ask. */
export const signedText = (text: string, { config }: Pick<Deps, 'config'>, locale: Locale): string => {
	const { operator } = config;
	const contact = [operator?.email, operator?.phone].filter(Boolean).join(' / ');
	const lines = [
		operator ? serverText(locale, 'accounts.mailSender', { name: operator.name }) : null,
		contact ? serverText(locale, 'accounts.mailContact', { contact }) : serverText(locale, 'accounts.mailAskAdmin'),
	];
	return [text, '--', serverText(locale, 'accounts.mailService'), ...lines.filter(Boolean), ''].join('\n');
};
