import type { Locale } from '#shared/i18n/translate.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';

/** What a job does; the name of one that this version does not know. */
export const jobWords = (locale: Locale, name: string): string => {
	const key = `ops.jobs.${name}` as ServerText;
	const words = serverText(locale, key);
	return words === key ? name : words;
};
