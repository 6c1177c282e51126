import { createTranslator, type Locale, type TextsLike, type TextVariables } from '#shared/i18n/translate.ts';
import type { ClientTexts } from '#shared/texts/client.ts';
import { serverTexts } from '#shared/texts/server.ts';
import { clientTables } from '#tests/support/texts/texts.ts';

/** The texts that screens show, at the keys of the client (`t('company.members.add')`), and those that the server sends. */
export type Texts = TextsLike<ClientTexts & { server: typeof serverTexts.ja }>;

const { ja, en } = await clientTables();

/** Journeys locate elements by these: `const t = texts.ja;`, then `t.company.members.add`. */
export const texts = {
	ja: { ...ja, server: serverTexts.ja },
	en: { ...en, server: serverTexts.en },
} as Record<Locale, unknown> as Record<Locale, Texts>;

/** A text with the values of its variables. Only English texts have plurals. */
export const fill = (text: string, variables: TextVariables): string =>
	createTranslator({ text }, { text }).lookUp('en', 'text', variables) ?? text;

/** A time of day as the value of a variable, in a pattern. */
export const TIME = '\\d\\d:\\d\\d';
