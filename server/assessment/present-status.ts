import type { StatusId } from '#shared/assessment/status.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { statusName } from '#shared/texts/server.ts';

export const presentStatus = (status: StatusId, locale: Locale) => ({ id: status, name: statusName(locale, status) });
