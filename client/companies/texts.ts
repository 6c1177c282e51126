import { addLabels, addTexts } from '#client/base/locale.tsx';
import { companyLabels } from '#shared/companies/labels.ts';
import { companies as companiesEn } from '#shared/texts/client/companies.en.ts';
import { companies } from '#shared/texts/client/companies.ja.ts';

addTexts({ ja: { companies }, en: { companies: companiesEn } });
addLabels({ companies: companyLabels });
