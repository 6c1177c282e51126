import '#client/accounts/texts.ts';
import '#client/companies/texts.ts';
import '#client/editing/texts.ts';
import { addLabels, addTexts } from '#client/base/locale.tsx';
import { accountLabels } from '#shared/accounts/labels.ts';
import { assessmentLabels } from '#shared/assessment/labels.ts';
import { certificateLabels } from '#shared/certificates/labels.ts';
import { fileLabels } from '#shared/files/labels.ts';
import { company as companyEn } from '#shared/texts/client/company.en.ts';
import { company } from '#shared/texts/client/company.ja.ts';
import { session as sessionEn } from '#shared/texts/client/session.en.ts';
import { session } from '#shared/texts/client/session.ja.ts';

addTexts({ ja: { session, company }, en: { session: sessionEn, company: companyEn } });
addLabels({
	accounts: accountLabels,
	assessment: assessmentLabels,
	certificates: certificateLabels,
	files: fileLabels,
});
