import '#client/accounts/login-texts.ts';
import '#client/companies/texts.ts';
import '#client/editing/texts.ts';
import { addLabels, addTexts } from '#client/base/locale.tsx';
import { assessmentLabels } from '#shared/assessment/labels.ts';
import { certificateLabels } from '#shared/certificates/labels.ts';
import { fileLabels } from '#shared/files/labels.ts';
import { company as companyEn } from '#shared/texts/client/company.en.ts';
import { company } from '#shared/texts/client/company.ja.ts';

addTexts({ ja: { company }, en: { company: companyEn } });
addLabels({
	assessment: assessmentLabels,
	certificates: certificateLabels,
	files: fileLabels,
});
