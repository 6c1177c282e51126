import { companyPages } from '#shared/pages/company.ts';
import { pathPattern } from '#shared/pages/path.ts';
import { pages } from '#shared/pages/public.ts';
import type { TaskOf } from './tasks.ts';

/** The task to which the '?' of each of the company's screens leads. */
export const COMPANY_PLACES: Readonly<Record<keyof typeof companyPages, TaskOf<'company'>>> = {
	root: 'answer',
	assessment: 'answer',
	assignments: 'colleagues',
	category: 'answer',
	subCategory: 'answer',
	records: 'records',
	result: 'result',
	proposal: 'result',
	explanation: 'result',
	improvementPlan: 'plan',
	certificate: 'certificate',
	evidenceRequests: 'request',
	evidenceRequest: 'request',
	objectionNew: 'objection',
	objection: 'objection',
	history: 'result',
	shares: 'share',
	companyInfo: 'members',
	profile: 'profile',
	profileEdit: 'profile',
	forgotPassword: 'password',
	setPassword: 'login',
	emailChange: 'account',
	notices: 'account',
	noticeSettings: 'account',
	security: 'account',
};

/** The address of the help of a company's screen; of the guide itself elsewhere. */
export const companyHelpAt = (path: string): string => {
	const found = Object.entries(COMPANY_PLACES).find(([name]) =>
		pathPattern(companyPages[name as keyof typeof companyPages]).test(path),
	);
	return found ? `${pages.help.company}#${found[1]}` : pages.help.company;
};
