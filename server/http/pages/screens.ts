import { companyPages } from '#shared/pages/company.ts';
import { consolePages } from '#shared/pages/console.ts';
import { pathPattern } from '#shared/pages/path.ts';

/** Client modules of the screens behind the sign-in, which a page announces so that the browser loads them at once. */

const COMPANY = ['company/area.tsx', 'company/inside.tsx'];

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
	[companyPages.shares]: 'company/shares/shares.tsx',
	[companyPages.certificate]: 'company/certificate/certificate.tsx',
	[companyPages.evidenceRequests]: 'company/evidence/list.tsx',
	[companyPages.objectionNew]: 'company/objections/new.tsx',
	[companyPages.objection]: 'company/objections/objection.tsx',
	[companyPages.evidenceRequest]: 'company/evidence/request.tsx',
	[companyPages.history]: 'company/history/history.tsx',
	[companyPages.companyInfo]: 'company/company-info/company-info.tsx',
	[companyPages.notices]: 'company/notices/notices.tsx',
	[companyPages.noticeSettings]: 'company/notices/settings.tsx',
	[companyPages.security]: 'company/account/security.tsx',
	[companyPages.profile]: 'company/profile/profile.tsx',
	[companyPages.profileEdit]: 'company/profile/edit.tsx',
};

const CONSOLE = ['console/area.tsx', 'console/inside.tsx'];

type Sheets = typeof consolePages.checks | typeof consolePages.reassessments;

const sheetModules = ({ sheet, evaluate, category, subCategory }: Sheets) => ({
	[sheet]: 'console/assessments/checking/sheet.tsx',
	[evaluate]: 'console/assessments/desk/desk-screen.tsx',
	[category]: 'console/assessments/checking/category.tsx',
	[subCategory]: 'console/assessments/checking/sub-category.tsx',
});

/** As in `client/console/assessments/routes.tsx`. */
export const ASSESSMENT_MODULES: Readonly<Record<string, string>> = {
	[consolePages.work]: 'console/assessments/lists/work.tsx',
	[consolePages.allAssessments]: 'console/assessments/lists/all-assessments.tsx',
	[consolePages.programme]: 'console/assessments/programme/programme.tsx',
	[consolePages.programmeResults]: 'console/assessments/programme/rows/results-screen.tsx',
	[consolePages.programmeActions]: 'console/assessments/programme/rows/actions-screen.tsx',
	[consolePages.checks.list]: 'console/assessments/lists/check-submissions.tsx',
	...sheetModules(consolePages.checks),
	[consolePages.editProposal]: 'console/assessments/desk/desk-screen.tsx',
	[consolePages.reassessments.list]: 'console/assessments/lists/re-assessments.tsx',
	...sheetModules(consolePages.reassessments),
	[consolePages.confirmAssessments]: 'console/assessments/lists/confirm-screens.tsx',
	[consolePages.confirmReassessments]: 'console/assessments/lists/confirm-screens.tsx',
	[consolePages.result]: 'console/assessments/views/result-view.tsx',
	[consolePages.explanation]: 'console/assessments/views/explanation-view.tsx',
	[consolePages.proposal]: 'console/assessments/views/proposal-view.tsx',
	[consolePages.improvementPlan]: 'console/assessments/plan/plan-screen.tsx',
	[consolePages.evidenceRequests]: 'console/assessments/evidence/list.tsx',
	[consolePages.objections]: 'console/assessments/objections/list.tsx',
	[consolePages.objection]: 'console/assessments/objections/objection.tsx',
	[consolePages.evidenceRequest]: 'console/assessments/evidence/request.tsx',
	[consolePages.voice]: 'console/assessments/voice/voice-screen.tsx',
	[consolePages.certifications]: 'console/assessments/certification/list.tsx',
	[consolePages.certification]: 'console/assessments/certification/detail.tsx',
	[consolePages.certificate]: 'console/assessments/views/certificate-view.tsx',
	[consolePages.bulkJobs]: 'console/assessments/bulk-jobs/jobs-page.tsx',
	[consolePages.bulkJob]: 'console/assessments/bulk-jobs/job-page.tsx',
	[consolePages.auditEvents]: 'console/assessments/audit/audit-events.tsx',
};

const MANAGEMENT = [...CONSOLE, 'console/management/routes.tsx'];

/** As in `client/console/management/routes.tsx`. */
export const MANAGEMENT_MODULES: Readonly<Record<string, string>> = {
	[consolePages.companies]: 'console/management/companies/list.tsx',
	[consolePages.newCompany]: 'console/management/companies/new.tsx',
	[consolePages.importCompanies]: 'console/management/companies/import/import.tsx',
	[consolePages.company]: 'console/management/companies/company/company.tsx',
	[consolePages.editCompany]: 'console/management/companies/edit.tsx',
	[consolePages.assessors]: 'console/management/assessors/assessors.tsx',
	[consolePages.regularPapers]: 'console/management/papers/overview.tsx',
	[consolePages.createRegularPaper]: 'console/management/papers/editor/editor.tsx',
	[consolePages.simplePapers]: 'console/management/papers/overview.tsx',
	[consolePages.createSimplePaper]: 'console/management/papers/editor/editor.tsx',
	[consolePages.paperSimulation]: 'console/management/papers/simulation/simulation.tsx',
	[consolePages.phrases]: 'console/management/phrases/phrases.tsx',
	[consolePages.inquiries]: 'console/management/inquiries/inquiries.tsx',
	[consolePages.jobs]: 'console/management/jobs/jobs.tsx',
	[consolePages.goingLive]: 'console/management/going-live/going-live.tsx',
	[consolePages.mails]: 'console/management/mails/mails.tsx',
};

const patternsOf = (screens: Readonly<Record<string, string>>, area: readonly string[]) =>
	Object.entries(screens).map(([pattern, module]) => ({
		pattern: pathPattern(pattern),
		modules: [...area, module],
	}));

const SCREENS = [
	...patternsOf(SCREEN_MODULES, COMPANY),
	...patternsOf(ASSESSMENT_MODULES, CONSOLE),
	...patternsOf(MANAGEMENT_MODULES, MANAGEMENT),
];

/** The modules of the screen at a path; none for a path that has no such screen. */
export const modulesAt = (path: string): string[] => SCREENS.find(({ pattern }) => pattern.test(path))?.modules ?? [];
