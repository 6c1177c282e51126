import { createTranslator, type Locale, type TextKey, type TextVariables } from '#shared/i18n/translate.ts';
import { accounts as accountsEn } from './en/accounts.ts';
import { assessment as assessmentEn } from './en/assessment.ts';
import { certificates as certificatesEn } from './en/certificates.ts';
import { checking as checkingEn } from './en/checking.ts';
import { common as commonEn } from './en/common.ts';
import { companies as companiesEn } from './en/companies.ts';
import { documents as documentsEn } from './en/documents.ts';
import { exportTexts as exportsEn } from './en/exports.ts';
import { fields as fieldsEn } from './en/fields.ts';
import { free as freeEn } from './en/free.ts';
import { ops as opsEn } from './en/ops.ts';
import { papers as papersEn } from './en/papers.ts';
import { reports as reportsEn } from './en/reports.ts';
import { status as statusEn } from './en/status.ts';
import { validation as validationEn } from './en/validation.ts';
import { accounts } from './ja/accounts.ts';
import { assessment } from './ja/assessment.ts';
import { certificates } from './ja/certificates.ts';
import { checking } from './ja/checking.ts';
import { common } from './ja/common.ts';
import { companies } from './ja/companies.ts';
import { documents } from './ja/documents.ts';
import { exportTexts } from './ja/exports.ts';
import { fields } from './ja/fields.ts';
import { free } from './ja/free.ts';
import { ops } from './ja/ops.ts';
import { papers } from './ja/papers.ts';
import { reports } from './ja/reports.ts';
import { status } from './ja/status.ts';
import { validation } from './ja/validation.ts';

/** The sentences that the server says, in both languages. */
const ja = {
	common,
	validation,
	fields,
	exports: exportTexts,
	accounts,
	assessment,
	checking,
	companies,
	documents,
	papers,
	free,
	ops,
	reports,
	certificates,
	status,
} as const;
const en = {
	common: commonEn,
	validation: validationEn,
	fields: fieldsEn,
	exports: exportsEn,
	accounts: accountsEn,
	assessment: assessmentEn,
	checking: checkingEn,
	companies: companiesEn,
	documents: documentsEn,
	papers: papersEn,
	free: freeEn,
	ops: opsEn,
	reports: reportsEn,
	certificates: certificatesEn,
	status: statusEn,
};

const translator = createTranslator(ja, en);

/** The key of a sentence; an error's code is one. */
export type ServerText = TextKey<typeof ja>;

export const serverText = (locale: Locale, key: ServerText, variables?: TextVariables): string =>
	translator.lookUp(locale, key, variables) ?? key;

/** The name of a field in a sentence; an unknown one is named as on the wire. */
export const fieldName = (locale: Locale, name: string): string => translator.lookUp(locale, `fields.${name}`) ?? name;

export const serverTexts = { ja, en };

export const statusName = (locale: Locale, status: number): string =>
	serverText(locale, `status.${status}` as ServerText);
