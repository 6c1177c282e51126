import { accountLabels } from '#shared/accounts/labels.ts';
import { secondFactorLabels } from '#shared/accounts/second-factor-labels.ts';
import { assessmentLabels } from '#shared/assessment/labels.ts';
import { auditLabels } from '#shared/audit/labels.ts';
import { bulkLabels } from '#shared/bulk/labels.ts';
import { calibrationLabels } from '#shared/calibration/labels.ts';
import { certificateLabels } from '#shared/certificates/labels.ts';
import { checkingLabels } from '#shared/checking/labels.ts';
import { companyLabels } from '#shared/companies/labels.ts';
import { evidenceLabels } from '#shared/evidence/labels.ts';
import { explanationLabels } from '#shared/explanation/labels.ts';
import { fileLabels } from '#shared/files/labels.ts';
import { freeLabels } from '#shared/free-assessment/labels.ts';
import type { Labels } from '#shared/i18n/labels.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import { interestLabels } from '#shared/interests/labels.ts';
import { commonLabels } from '#shared/labels.ts';
import { legalLabels } from '#shared/legal/labels.ts';
import { mailLabels } from '#shared/mails/labels.ts';
import { noticeLabels } from '#shared/notices/labels.ts';
import { objectionLabels } from '#shared/objections/labels.ts';
import { operatorLabels } from '#shared/operator/labels.ts';
import { opsLabels } from '#shared/ops/labels.ts';
import { paperLabels } from '#shared/papers/labels.ts';
import { phraseLabels } from '#shared/phrases/labels.ts';
import { planLabels } from '#shared/plans/labels.ts';
import { programmeLabels } from '#shared/programme/labels.ts';
import { proposalLabels } from '#shared/proposals/labels.ts';
import { reportLabels } from '#shared/reports/labels.ts';
import { shareLabels } from '#shared/shares/labels.ts';
import { viewLabels } from '#shared/views/labels.ts';
import { voiceLabels } from '#shared/voice/labels.ts';

/**
 * The labels of all features. Without a feature, the first table that has the name wins. The client imports only the
 * type, and loads a feature's table with the areas that show it.
 */
export const featureLabels = {
	common: commonLabels,
	accounts: accountLabels,
	free: freeLabels,
	operator: operatorLabels,
	companies: companyLabels,
	assessment: assessmentLabels,
	checking: checkingLabels,
	reports: reportLabels,
	explanation: explanationLabels,
	proposals: proposalLabels,
	certificates: certificateLabels,
	papers: paperLabels,
	phrases: phraseLabels,
	files: fileLabels,
	evidence: evidenceLabels,
	objections: objectionLabels,
	interests: interestLabels,
	calibration: calibrationLabels,
	plans: planLabels,
	shares: shareLabels,
	notices: noticeLabels,
	audit: auditLabels,
	ops: opsLabels,
	mails: mailLabels,
	secondFactor: secondFactorLabels,
	views: viewLabels,
	voice: voiceLabels,
	legal: legalLabels,
	bulk: bulkLabels,
	programme: programmeLabels,
};

export type Feature = keyof typeof featureLabels;

/** `feature` tells fields of the same name apart. Null for a field without a label. */
export const labelOf = (locale: Locale, name: string, feature: Feature | null = null): string | null => {
	const tables: Labels[] = [...(feature ? [featureLabels[feature]] : []), ...Object.values(featureLabels)];
	return tables.find((labels) => Object.hasOwn(labels.ja, name))?.[locale][name] ?? null;
};
