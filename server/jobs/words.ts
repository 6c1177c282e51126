import type { Locale } from '#shared/i18n/translate.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';

/** Description of a job; its name if this version does not know it. */
export const jobWords = (locale: Locale, name: string): string => {
	const key = `ops.jobs.${name}` as ServerText;
	const words = serverText(locale, key);
	return words === key ? name : words;
};
