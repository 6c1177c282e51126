import { statusNames } from '#shared/assessment/status-names.ts';
import { type Feature, featureLabels, labelOf } from '#shared/i18n/feature-labels.ts';
import { inSentence, labelTexts } from '#shared/i18n/labels.ts';
import { createTranslator, type Locale, type TextKey, type TextVariables } from '#shared/i18n/translate.ts';
import { accounts as accountsEn } from './accounts/en.ts';
import { accounts } from './accounts/ja.ts';
import { archive as archiveEn } from './archive/en.ts';
import { archive } from './archive/ja.ts';
import { assessment as assessmentEn } from './assessment/en.ts';
import { assessment } from './assessment/ja.ts';
import { audit as auditEn } from './audit/en.ts';
import { audit } from './audit/ja.ts';
import { certificates as certificatesEn } from './certificates/en.ts';
import { certificates } from './certificates/ja.ts';
import { checking as checkingEn } from './checking/en.ts';
import { checking } from './checking/ja.ts';
import { common as commonEn } from './common/en.ts';
import { common } from './common/ja.ts';
import { companies as companiesEn } from './companies/en.ts';
import { companies } from './companies/ja.ts';
import { directory as directoryEn } from './directory/en.ts';
import { directory } from './directory/ja.ts';
import { documents as documentsEn } from './documents/en.ts';
import { documents } from './documents/ja.ts';
import { drawn as drawnEn } from './drawn/en.ts';
import { drawn } from './drawn/ja.ts';
import { evidence as evidenceEn } from './evidence/en.ts';
import { evidence } from './evidence/ja.ts';
import { exportTexts as exportsEn } from './exports/en.ts';
import { exportTexts } from './exports/ja.ts';
import { free as freeEn } from './free/en.ts';
import { free } from './free/ja.ts';
import { inbox as inboxEn } from './inbox/en.ts';
import { inbox } from './inbox/ja.ts';
import { mails as mailsEn } from './mails/en.ts';
import { mails } from './mails/ja.ts';
import { notices as noticesEn } from './notices/en.ts';
import { notices } from './notices/ja.ts';
import { ops as opsEn } from './ops/en.ts';
import { ops } from './ops/ja.ts';
import { papers as papersEn } from './papers/en.ts';
import { papers } from './papers/ja.ts';
import { phone as phoneEn } from './phone/en.ts';
import { phone } from './phone/ja.ts';
import { phrases as phrasesEn } from './phrases/en.ts';
import { phrases } from './phrases/ja.ts';
import { plans as plansEn } from './plans/en.ts';
import { plans } from './plans/ja.ts';
import { reports as reportsEn } from './reports/en.ts';
import { reports } from './reports/ja.ts';
import { secondFactor as secondFactorEn } from './second-factor/en.ts';
import { secondFactor } from './second-factor/ja.ts';
import { subjects as subjectsEn } from './subjects/en.ts';
import { subjects } from './subjects/ja.ts';
import { validation as validationEn } from './validation/en.ts';
import { validation } from './validation/ja.ts';
import { verify as verifyEn } from './verify/en.ts';
import { verify } from './verify/ja.ts';
import { voice as voiceEn } from './voice/en.ts';
import { voice } from './voice/ja.ts';

/** The server's texts in both languages. */
const ja = {
	labels: labelTexts(featureLabels, 'ja'),
	common,
	validation,
	exports: exportTexts,
	accounts,
	secondFactor,
	assessment,
	checking,
	companies,
	documents,
	evidence,
	mails,
	notices,
	inbox,
	phone,
	papers,
	plans,
	phrases,
	free,
	ops,
	reports,
	certificates,
	drawn,
	verify,
	voice,
	directory,
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
	checking: checkingEn,
	companies: companiesEn,
	documents: documentsEn,
	evidence: evidenceEn,
	mails: mailsEn,
	notices: noticesEn,
	inbox: inboxEn,
	phone: phoneEn,
	papers: papersEn,
	plans: plansEn,
	phrases: phrasesEn,
	free: freeEn,
	ops: opsEn,
	reports: reportsEn,
	certificates: certificatesEn,
	drawn: drawnEn,
	verify: verifyEn,
	voice: voiceEn,
	directory: directoryEn,
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
