import { addLabels, addTexts } from '#client/app/locale.tsx';
import { companyLabels } from '#shared/companies/labels.ts';
import { companies as companiesEn } from '#shared/i18n/client/companies/en.ts';
import { companies } from '#shared/i18n/client/companies/ja.ts';

addTexts({ ja: { companies }, en: { companies: companiesEn } });
addLabels({ companies: companyLabels });
