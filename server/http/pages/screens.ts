import { companyPages } from '#shared/pages/company.ts';
import { PARAMETER } from '#shared/pages/public.ts';

/** Client modules of the screens behind the sign-in, which a page announces so that the browser loads them at once. */

const AREA = ['company/area.tsx', 'company/inside.tsx'];

/** As in `client/company/inside.tsx`; those that are opened from a mail, or by a reload. */
export const SCREEN_MODULES: Readonly<Record<string, string>> = {
	[companyPages.assessment]: 'company/assessment/overview.tsx',
	[companyPages.assignments]: 'company/colleagues/assignments/assignments.tsx',
	[companyPages.records]: 'company/records/records.tsx',
	[companyPages.category]: 'company/category/category.tsx',
	[companyPages.subCategory]: 'company/sheet/sheet.tsx',
	[companyPages.result]: 'company/assessment-results/result.tsx',
	[companyPages.explanation]: 'company/explanation/explanation.tsx',
	[companyPages.proposal]: 'company/improvement-proposals/proposal.tsx',
	[companyPages.improvementPlan]: 'company/improvement-plan/plan.tsx',
	[companyPages.certificate]: 'company/certificate/certificate.tsx',
	[companyPages.evidenceRequests]: 'company/evidence/list.tsx',
	[companyPages.evidenceRequest]: 'company/evidence/request.tsx',
	[companyPages.history]: 'company/history/history.tsx',
	[companyPages.companyInfo]: 'company/company-info/company-info.tsx',
	[companyPages.notices]: 'company/notices/notices.tsx',
	[companyPages.noticeSettings]: 'company/notices/settings.tsx',
	[companyPages.security]: 'company/account/security.tsx',
	[companyPages.profile]: 'company/profile/profile.tsx',
	[companyPages.profileEdit]: 'company/profile/edit.tsx',
};

const PATTERNS = Object.entries(SCREEN_MODULES).map(
	([pattern, module]) => [new RegExp(`^${pattern.replace(PARAMETER, '\\d{1,10}')}/?$`, 'i'), module] as const,
);

/** The modules of the screen at a path; none for a path that has no such screen. */
export const modulesAt = (path: string): string[] => {
	const found = PATTERNS.find(([pattern]) => pattern.test(path));
	return found ? [...AREA, found[1]] : [];
};
