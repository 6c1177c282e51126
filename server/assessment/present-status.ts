import type { StatusId } from '#shared/assessment/status.ts';
import { statusName } from '#shared/i18n/server/texts.ts';
import type { Locale } from '#shared/i18n/translate.ts';

export const presentStatus = (status: StatusId, locale: Locale) => ({ id: status, name: statusName(locale, status) });
