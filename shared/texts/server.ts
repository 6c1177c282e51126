import { statusNames } from '#shared/assessment/status-names.ts';
import { inSentence, labelTexts } from '#shared/i18n/labels.ts';
import { createTranslator, type Locale, type TextKey, type TextVariables } from '#shared/i18n/translate.ts';
import { accounts as accountsEn } from '#shared/texts/server/accounts.en.ts';
import { accounts } from '#shared/texts/server/accounts.ja.ts';
import { archive as archiveEn } from '#shared/texts/server/archive.en.ts';
import { archive } from '#shared/texts/server/archive.ja.ts';
import { assessment as assessmentEn } from '#shared/texts/server/assessment.en.ts';
import { assessment } from '#shared/texts/server/assessment.ja.ts';
import { audit as auditEn } from '#shared/texts/server/audit.en.ts';
import { audit } from '#shared/texts/server/audit.ja.ts';
import { bulk as bulkEn } from '#shared/texts/server/bulk.en.ts';
import { bulk } from '#shared/texts/server/bulk.ja.ts';
import { calibration as calibrationEn } from '#shared/texts/server/calibration.en.ts';
import { calibration } from '#shared/texts/server/calibration.ja.ts';
import { certificates as certificatesEn } from '#shared/texts/server/certificates.en.ts';
import { certificates } from '#shared/texts/server/certificates.ja.ts';
import { checking as checkingEn } from '#shared/texts/server/checking.en.ts';
import { checking } from '#shared/texts/server/checking.ja.ts';
import { common as commonEn } from '#shared/texts/server/common.en.ts';
import { common } from '#shared/texts/server/common.ja.ts';
import { companies as companiesEn } from '#shared/texts/server/companies.en.ts';
import { companies } from '#shared/texts/server/companies.ja.ts';
import { companyImport as companyImportEn } from '#shared/texts/server/company-import.en.ts';
import { companyImport } from '#shared/texts/server/company-import.ja.ts';
import { directory as directoryEn } from '#shared/texts/server/directory.en.ts';
import { directory } from '#shared/texts/server/directory.ja.ts';
import { documents as documentsEn } from '#shared/texts/server/documents.en.ts';
import { documents } from '#shared/texts/server/documents.ja.ts';
import { drawn as drawnEn } from '#shared/texts/server/drawn.en.ts';
import { drawn } from '#shared/texts/server/drawn.ja.ts';
import { evidence as evidenceEn } from '#shared/texts/server/evidence.en.ts';
import { evidence } from '#shared/texts/server/evidence.ja.ts';
import { exportTexts as exportsEn } from '#shared/texts/server/exports.en.ts';
import { exportTexts } from '#shared/texts/server/exports.ja.ts';
import { fees as feesEn } from '#shared/texts/server/fees.en.ts';
import { fees } from '#shared/texts/server/fees.ja.ts';
import { free as freeEn } from '#shared/texts/server/free.en.ts';
import { free } from '#shared/texts/server/free.ja.ts';
import { guide as guideEn } from '#shared/texts/server/guide.en.ts';
import { guide } from '#shared/texts/server/guide.ja.ts';
import { inbox as inboxEn } from '#shared/texts/server/inbox.en.ts';
import { inbox } from '#shared/texts/server/inbox.ja.ts';
import { interests as interestsEn } from '#shared/texts/server/interests.en.ts';
import { interests } from '#shared/texts/server/interests.ja.ts';
import { mails as mailsEn } from '#shared/texts/server/mails.en.ts';
import { mails } from '#shared/texts/server/mails.ja.ts';
import { mark as markEn } from '#shared/texts/server/mark.en.ts';
import { mark } from '#shared/texts/server/mark.ja.ts';
import { notices as noticesEn } from '#shared/texts/server/notices.en.ts';
import { notices } from '#shared/texts/server/notices.ja.ts';
import { objections as objectionsEn } from '#shared/texts/server/objections.en.ts';
import { objections } from '#shared/texts/server/objections.ja.ts';
import { ops as opsEn } from '#shared/texts/server/ops.en.ts';
import { ops } from '#shared/texts/server/ops.ja.ts';
import { papers as papersEn } from '#shared/texts/server/papers.en.ts';
import { papers } from '#shared/texts/server/papers.ja.ts';
import { phone as phoneEn } from '#shared/texts/server/phone.en.ts';
import { phone } from '#shared/texts/server/phone.ja.ts';
import { phrases as phrasesEn } from '#shared/texts/server/phrases.en.ts';
import { phrases } from '#shared/texts/server/phrases.ja.ts';
import { plans as plansEn } from '#shared/texts/server/plans.en.ts';
import { plans } from '#shared/texts/server/plans.ja.ts';
import { reports as reportsEn } from '#shared/texts/server/reports.en.ts';
import { reports } from '#shared/texts/server/reports.ja.ts';
import { secondFactor as secondFactorEn } from '#shared/texts/server/second-factor.en.ts';
import { secondFactor } from '#shared/texts/server/second-factor.ja.ts';
import { shares as sharesEn } from '#shared/texts/server/shares.en.ts';
import { shares } from '#shared/texts/server/shares.ja.ts';
import { subjects as subjectsEn } from '#shared/texts/server/subjects.en.ts';
import { subjects } from '#shared/texts/server/subjects.ja.ts';
import { validation as validationEn } from '#shared/texts/server/validation.en.ts';
import { validation } from '#shared/texts/server/validation.ja.ts';
import { verify as verifyEn } from '#shared/texts/server/verify.en.ts';
import { verify } from '#shared/texts/server/verify.ja.ts';
import { views as viewsEn } from '#shared/texts/server/views.en.ts';
import { views } from '#shared/texts/server/views.ja.ts';
import { voice as voiceEn } from '#shared/texts/server/voice.en.ts';
import { voice } from '#shared/texts/server/voice.ja.ts';
import { workbooks as workbooksEn } from '#shared/texts/server/workbooks.en.ts';
import { workbooks } from '#shared/texts/server/workbooks.ja.ts';
import { type Feature, featureLabels, labelOf } from './feature-labels.ts';

/** The server's texts in both languages. */
const ja = {
	labels: labelTexts(featureLabels, 'ja'),
	common,
	validation,
	exports: exportTexts,
	accounts,
	secondFactor,
	assessment,
	bulk,
	checking,
	companies,
	companyImport,
	workbooks,
	documents,
	evidence,
	mails,
	mark,
	notices,
	inbox,
	interests,
	calibration,
	objections,
	phone,
	papers,
	plans,
	shares,
	phrases,
	fees,
	free,
	ops,
	reports,
	certificates,
	drawn,
	verify,
	views,
	voice,
	directory,
	guide,
	audit,
	archive,
	subjects,
	status: statusNames.ja,
} as const;
const en = {
	labels: labelTexts(featureLabels, 'en'),
	common: commonEn,
	validation: validationEn,
	exports: exportsEn,
	accounts: accountsEn,
	secondFactor: secondFactorEn,
	assessment: assessmentEn,
	bulk: bulkEn,
	checking: checkingEn,
	companies: companiesEn,
	companyImport: companyImportEn,
	workbooks: workbooksEn,
	documents: documentsEn,
	evidence: evidenceEn,
	mails: mailsEn,
	mark: markEn,
	notices: noticesEn,
	inbox: inboxEn,
	interests: interestsEn,
	calibration: calibrationEn,
	objections: objectionsEn,
	phone: phoneEn,
	papers: papersEn,
	plans: plansEn,
	shares: sharesEn,
	phrases: phrasesEn,
	fees: feesEn,
	free: freeEn,
	ops: opsEn,
	reports: reportsEn,
	certificates: certificatesEn,
	drawn: drawnEn,
	verify: verifyEn,
	views: viewsEn,
	voice: voiceEn,
	directory: directoryEn,
	guide: guideEn,
	audit: auditEn,
	archive: archiveEn,
	subjects: subjectsEn,
	status: statusNames.en,
};

const translator = createTranslator(ja, en);

/** A key of the server's texts; error codes are such keys. */
export type ServerText = TextKey<typeof ja>;

export const serverText = (locale: Locale, key: ServerText, variables?: TextVariables): string =>
	translator.lookUp(locale, key, variables) ?? key;

/** The label of a field inside a sentence; its wire name if it has no label. */
export const fieldName = (locale: Locale, name: string, feature: Feature | null = null): string => {
	const label = labelOf(locale, name, feature);
	return label === null ? name : inSentence(label);
};

export const serverTexts = { ja, en };

export const statusName = (locale: Locale, status: number): string =>
	serverText(locale, `status.${status}` as ServerText);
