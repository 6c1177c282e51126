import type { NoticeData } from '#server/db/tables/notices.ts';
import { wordedDate, wordedInstant } from '#shared/dates.ts';
import type { Locale, TextVariables } from '#shared/i18n/translate.ts';
import type { GroupedKind, NoticeKind } from '#shared/notices/kinds.ts';
import { serverText } from '#shared/texts/server.ts';

/** Variables with Tokyo dates. */
const DATES: readonly string[] = ['deadline', 'due_on', 'expires_on', 'issued_on', 'reassess_by'];

/** Variables with times, shown in Tokyo time. */
const INSTANTS: readonly string[] = ['time'];

/** For unknown values; a text never shows a placeholder. */
const NONE = '';

/** Stands for a day that a notice does not have. Never in stored data: PostgreSQL refuses it. */
const MISSING = '\0';

const ENGLISH = /_en$/;

const wordedValue = (name: string, value: string | number, locale: Locale): string | number => {
	if (DATES.includes(name))
		return value === NONE ? serverText(locale, 'inbox.noDueDate') : wordedDate(String(value), locale);
	const instant = INSTANTS.includes(name) ? new Date(value) : null;
	// An invalid time is shown as stored: one row must not break an inbox.
	return instant && !Number.isNaN(instant.getTime()) ? wordedInstant(instant, locale) : value;
};

/** Variables of a text in a language. A value named `…_en` is the English version of another. */
const variablesOf = (data: NoticeData, locale: Locale): TextVariables => ({
	...Object.fromEntries(DATES.map((name) => [name, MISSING])),
	...Object.fromEntries(
		Object.entries(data)
			.filter(([name]) => !ENGLISH.test(name))
			.map(([name, value]) => {
				const worded = (locale === 'en' ? data[`${name}_en`] : undefined) || value;
				return [name, wordedValue(name, worded ?? NONE, locale)];
			}),
	),
});

const PARAGRAPH = '\n\n';

/** Notices of former versions, or without a deadline, do not have every day that their text names. */
const withoutMissing = (body: string): string =>
	body
		.split(PARAGRAPH)
		.filter((paragraph) => !paragraph.includes(MISSING))
		.join(PARAGRAPH);

/** A notice in words, without a greeting. */
export const noticeWords = (
	{ kind, data }: { kind: NoticeKind; data: NoticeData },
	locale: Locale,
): { title: string; body: string } => {
	const variables = variablesOf(data, locale);
	return {
		title: serverText(locale, `notices.${kind}.title`, variables),
		// The last paragraph may be empty.
		body: withoutMissing(serverText(locale, `notices.${kind}.body`, variables)).trimEnd(),
	};
};

/** Title of several notices of a kind. */
export const groupTitle = (kind: GroupedKind, count: number, locale: Locale): string =>
	serverText(locale, `inbox.groups.${kind}`, { count });
