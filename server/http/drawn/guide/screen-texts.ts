import { labelTexts } from '#shared/i18n/labels.ts';
import { createTranslator, type Locale } from '#shared/i18n/translate.ts';
import { accounts as accountsEn } from '#shared/texts/client/accounts.en.ts';
import { accounts } from '#shared/texts/client/accounts.ja.ts';
import { company as companyEn } from '#shared/texts/client/company.en.ts';
import { company } from '#shared/texts/client/company.ja.ts';
import { consoleTexts as consoleEn } from '#shared/texts/client/console.en.ts';
import { consoleTexts } from '#shared/texts/client/console.ja.ts';
import { documents as documentsEn } from '#shared/texts/client/documents.en.ts';
import { documents } from '#shared/texts/client/documents.ja.ts';
import { forgot as forgotEn } from '#shared/texts/client/forgot.en.ts';
import { forgot } from '#shared/texts/client/forgot.ja.ts';
import { management as managementEn } from '#shared/texts/client/management.en.ts';
import { management } from '#shared/texts/client/management.ja.ts';
import { notices as noticesEn } from '#shared/texts/client/notices.en.ts';
import { notices } from '#shared/texts/client/notices.ja.ts';
import { objections as objectionsEn } from '#shared/texts/client/objections.en.ts';
import { objections } from '#shared/texts/client/objections.ja.ts';
import { plans as plansEn } from '#shared/texts/client/plans.en.ts';
import { plans } from '#shared/texts/client/plans.ja.ts';
import { programme as programmeEn } from '#shared/texts/client/programme.en.ts';
import { programme } from '#shared/texts/client/programme.ja.ts';
import { session as sessionEn } from '#shared/texts/client/session.en.ts';
import { session } from '#shared/texts/client/session.ja.ts';
import { shares as sharesEn } from '#shared/texts/client/shares.en.ts';
import { shares } from '#shared/texts/client/shares.ja.ts';
import { featureLabels } from '#shared/texts/feature-labels.ts';

/** The texts of the screens that the guides name. Loaded with the first guide: nothing else of the server needs them. */
const { lookUp } = createTranslator(
	{
		accounts,
		company,
		console: consoleTexts,
		documents,
		forgot,
		management,
		notices,
		objections,
		plans,
		programme,
		session,
		shares,
		labels: labelTexts(featureLabels, 'ja'),
	},
	{
		accounts: accountsEn,
		company: companyEn,
		console: consoleEn,
		documents: documentsEn,
		forgot: forgotEn,
		management: managementEn,
		notices: noticesEn,
		objections: objectionsEn,
		plans: plansEn,
		programme: programmeEn,
		session: sessionEn,
		shares: sharesEn,
		labels: labelTexts(featureLabels, 'en'),
	},
);

/** @throws Error if no screen has such a text, which `tests/rules/documentation/guide.test.ts` finds first */
export const screenText = (locale: Locale, key: string): string => {
	const text = lookUp(locale, key);
	if (text === null) throw new Error(`the guides name ${key}, which no screen has`);
	return text;
};
