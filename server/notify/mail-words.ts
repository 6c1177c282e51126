import { serverText } from '#shared/i18n/server/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { MailKind } from '#shared/mails/states.ts';

/** What a mail is about. */
export const mailWords = (locale: Locale, kind: MailKind): string => serverText(locale, `mails.kinds.${kind}`);
