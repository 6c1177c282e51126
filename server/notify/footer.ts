import type { Deps } from '#server/calls/deps.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { serverText } from '#shared/texts/server.ts';

export const footerOf = ({ config: { operator } }: Pick<Deps, 'config'>, locale: Locale): string[] => {
	const contact = [operator?.email, operator?.phone].filter(Boolean).join(' / ');
	return [
		serverText(locale, 'mails.service'),
		...(operator ? [serverText(locale, 'mails.sender', { name: operator.name })] : []),
		contact ? serverText(locale, 'mails.contact', { contact }) : serverText(locale, 'mails.askAdmin'),
	];
};
