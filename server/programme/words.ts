import { createTranslator, type Locale, type TextArguments, type TextKey } from '#shared/i18n/translate.ts';
import { programme as en } from '#shared/texts/client/programme.en.ts';
import { programme as ja } from '#shared/texts/client/programme.ja.ts';

/** The words of the screen, for its files. */

const translator = createTranslator({ programme: ja }, { programme: en });

type Words = { programme: typeof ja };

export type Word = <K extends TextKey<Words>>(key: K, ...args: TextArguments<Words, K>) => string;

export const wordsIn =
	(locale: Locale): Word =>
	(key, ...args) =>
		translator.t(locale, key, ...args);
