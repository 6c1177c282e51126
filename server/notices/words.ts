import type { NoticeData } from '#server/db/tables/notices.ts';
import { wordedDate, wordedInstant } from '#shared/dates.ts';
import type { Locale, TextVariables } from '#shared/i18n/translate.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';
import { serverText } from '#shared/texts/server.ts';

/** Days in Tokyo. */
const DATES: readonly string[] = ['deadline', 'due_on', 'expires_on', 'issued_on'];

/** Instants, told in Tokyo's time. */
const INSTANTS: readonly string[] = ['time'];

/** What is not known; a text never shows a placeholder. */
const NONE = '';

const ENGLISH = /_en$/;

const wordedValue = (name: string, value: string | number, locale: Locale): string | number => {
	if (DATES.includes(name)) return wordedDate(String(value), locale);
	const instant = INSTANTS.includes(name) ? new Date(value) : null;
	// What is no instant is shown as it is: one row must not break an inbox.
	return instant && !Number.isNaN(instant.getTime()) ? wordedInstant(instant, locale) : value;
};

/** The variables of a text in a language. A value whose name ends in `_en` stands for the other one in English. */
const variablesOf = (data: NoticeData, locale: Locale): TextVariables =>
	Object.fromEntries(
		Object.entries(data)
			.filter(([name]) => !ENGLISH.test(name))
			.map(([name, value]) => {
				const worded = (locale === 'en' ? data[`${name}_en`] : undefined) || value;
				return [name, wordedValue(name, worded ?? NONE, locale)];
			}),
	);

/** A notice as a person reads it, without a greeting. */
export const noticeWords = (
	{ kind, data }: { kind: NoticeKind; data: NoticeData },
	locale: Locale,
): { title: string; body: string } => {
	const variables = variablesOf(data, locale);
	return {
		title: serverText(locale, `notices.${kind}.title`, variables),
		// What stands last may be empty.
		body: serverText(locale, `notices.${kind}.body`, variables).trimEnd(),
	};
};
