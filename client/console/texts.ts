import '#client/accounts/login-texts.ts';
import '#client/companies/texts.ts';
import '#client/editing/texts.ts';
import { addLabels, addTexts } from '#client/base/locale.tsx';
import { assessmentLabels } from '#shared/assessment/labels.ts';
import { auditLabels } from '#shared/audit/labels.ts';
import { bulkLabels } from '#shared/bulk/labels.ts';
import { calibrationLabels } from '#shared/calibration/labels.ts';
import { certificateLabels } from '#shared/certificates/labels.ts';
import { checkingLabels } from '#shared/checking/labels.ts';
import { interestLabels } from '#shared/interests/labels.ts';
import { commonLabels } from '#shared/labels.ts';
import { programmeLabels } from '#shared/programme/labels.ts';
import { proposalLabels } from '#shared/proposals/labels.ts';
import { reportLabels } from '#shared/reports/labels.ts';
import { consoleTexts as consoleEn } from '#shared/texts/client/console.en.ts';
import { consoleTexts } from '#shared/texts/client/console.ja.ts';
import { voiceLabels } from '#shared/voice/labels.ts';

addTexts({ ja: { console: consoleTexts }, en: { console: consoleEn } });
addLabels({
	assessment: assessmentLabels,
	audit: auditLabels,
	bulk: bulkLabels,
	calibration: calibrationLabels,
	certificates: certificateLabels,
	checking: checkingLabels,
	common: commonLabels,
	interests: interestLabels,
	programme: programmeLabels,
	proposals: proposalLabels,
	reports: reportLabels,
	voice: voiceLabels,
});
