import { addTexts } from '#client/app/locale.tsx';
import { company as companyEn } from '#shared/i18n/client/en/company.ts';
import { session as sessionEn } from '#shared/i18n/client/en/session.ts';
import { company } from '#shared/i18n/client/ja/company.ts';
import { session } from '#shared/i18n/client/ja/session.ts';

addTexts({ ja: { session, company }, en: { session: sessionEn, company: companyEn } });
