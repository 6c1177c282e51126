import { addTexts } from '#client/app/locale.tsx';
import { company as companyEn } from '#shared/i18n/client/company/en.ts';
import { company } from '#shared/i18n/client/company/ja.ts';
import { session as sessionEn } from '#shared/i18n/client/session/en.ts';
import { session } from '#shared/i18n/client/session/ja.ts';

addTexts({ ja: { session, company }, en: { session: sessionEn, company: companyEn } });
