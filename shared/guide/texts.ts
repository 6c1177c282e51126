import type { Locale } from '#shared/i18n/translate.ts';
import type { GuideTexts } from './tasks.ts';
import { assessments as administratorAssessmentsEn } from './texts/administrator/assessments.en.ts';
import { assessments as administratorAssessments } from './texts/administrator/assessments.ja.ts';
import { companies as administratorCompaniesEn } from './texts/administrator/companies.en.ts';
import { companies as administratorCompanies } from './texts/administrator/companies.ja.ts';
import { decisions as administratorDecisionsEn } from './texts/administrator/decisions.en.ts';
import { decisions as administratorDecisions } from './texts/administrator/decisions.ja.ts';
import { overview as administratorOverviewEn } from './texts/administrator/overview.en.ts';
import { overview as administratorOverview } from './texts/administrator/overview.ja.ts';
import { start as administratorStartEn } from './texts/administrator/start.en.ts';
import { start as administratorStart } from './texts/administrator/start.ja.ts';
import { checking as assessorCheckingEn } from './texts/assessor/checking.en.ts';
import { checking as assessorChecking } from './texts/assessor/checking.ja.ts';
import { fairness as assessorFairnessEn } from './texts/assessor/fairness.en.ts';
import { fairness as assessorFairness } from './texts/assessor/fairness.ja.ts';
import { following as assessorFollowingEn } from './texts/assessor/following.en.ts';
import { following as assessorFollowing } from './texts/assessor/following.ja.ts';
import { writing as assessorWritingEn } from './texts/assessor/writing.en.ts';
import { writing as assessorWriting } from './texts/assessor/writing.ja.ts';
import { account as companyAccountEn } from './texts/company/account.en.ts';
import { account as companyAccount } from './texts/company/account.ja.ts';
import { after as companyAfterEn } from './texts/company/after.en.ts';
import { after as companyAfter } from './texts/company/after.ja.ts';
import { answers as companyAnswersEn } from './texts/company/answers.en.ts';
import { answers as companyAnswers } from './texts/company/answers.ja.ts';
import { result as companyResultEn } from './texts/company/result.en.ts';
import { result as companyResult } from './texts/company/result.ja.ts';
import { start as companyStartEn } from './texts/company/start.en.ts';
import { start as companyStart } from './texts/company/start.ja.ts';

/** The guides in both languages. */
export const guideTexts: Record<Locale, GuideTexts> = {
	ja: {
		company: {
			start: companyStart,
			answers: companyAnswers,
			result: companyResult,
			after: companyAfter,
			account: companyAccount,
		},
		assessor: {
			checking: assessorChecking,
			writing: assessorWriting,
			following: assessorFollowing,
			fairness: assessorFairness,
		},
		administrator: {
			start: administratorStart,
			companies: administratorCompanies,
			assessments: administratorAssessments,
			decisions: administratorDecisions,
			overview: administratorOverview,
		},
	},
	en: {
		company: {
			start: companyStartEn,
			answers: companyAnswersEn,
			result: companyResultEn,
			after: companyAfterEn,
			account: companyAccountEn,
		},
		assessor: {
			checking: assessorCheckingEn,
			writing: assessorWritingEn,
			following: assessorFollowingEn,
			fairness: assessorFairnessEn,
		},
		administrator: {
			start: administratorStartEn,
			companies: administratorCompaniesEn,
			assessments: administratorAssessmentsEn,
			decisions: administratorDecisionsEn,
			overview: administratorOverviewEn,
		},
	},
};
