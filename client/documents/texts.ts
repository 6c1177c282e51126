import { addLabels, addTexts } from '#client/base/locale.tsx';
import { certificateLabels } from '#shared/certificates/labels.ts';
import { companyLabels } from '#shared/companies/labels.ts';
import { proposalLabels } from '#shared/proposals/labels.ts';
import { reportLabels } from '#shared/reports/labels.ts';
import { documents as documentsEn } from '#shared/texts/client/documents.en.ts';
import { documents } from '#shared/texts/client/documents.ja.ts';

addTexts({ ja: { documents }, en: { documents: documentsEn } });
addLabels({
	certificates: certificateLabels,
	companies: companyLabels,
	proposals: proposalLabels,
	reports: reportLabels,
});
