import type { Locale } from '#shared/i18n/translate.ts';
import type { VoiceLanguage } from '#shared/voice/languages.ts';
import { withoutRuby } from '#shared/voice/ruby.ts';
import { type StatementId, type StatementSet, statementsOf } from '#shared/voice/statements.ts';
import { STATEMENT_TEXTS } from '#shared/voice/texts/all.ts';

/** Statements of a set in the workers' language. */
export const statementsIn = (set: StatementSet, language: VoiceLanguage): { id: StatementId; text: string }[] =>
	statementsOf(set).map((id) => ({ id, text: STATEMENT_TEXTS[language][id] }));

const STAFF_LANGUAGES: Readonly<Record<Locale, VoiceLanguage>> = { ja: 'ja-easy', en: 'en' };

/** Statement in the language of staff. */
export const staffText = (id: StatementId, locale: Locale): string =>
	withoutRuby(STATEMENT_TEXTS[STAFF_LANGUAGES[locale]][id]);
