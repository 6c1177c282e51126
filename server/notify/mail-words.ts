import type { Locale } from '#shared/i18n/translate.ts';
import type { MailKind } from '#shared/mails/states.ts';
import { serverText } from '#shared/texts/server.ts';

export const mailWords = (locale: Locale, kind: MailKind): string => serverText(locale, `mails.kinds.${kind}`);
