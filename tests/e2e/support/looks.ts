import path from 'node:path';
import { companyPages } from '#shared/pages/company.ts';
import { consolePages } from '#shared/pages/console.ts';
import { PARAMETER, pages } from '#shared/pages/public.ts';

/**
 * By day axe looks at each screen once, in the journey that is named here; journeys that only pass a screen leave it to
 * that one. `npm run test:rest`, and a journey that is run by its name, look wherever they are.
 */
const SCREENS_OF: Readonly<Record<string, readonly string[]>> = {
	calibration: ['/console/calibrations', '/console/calibrations/:id', '/console/calibrations/:id/rating'],
	'company-journey': [
		'/app/assessment',
		'/app/assessment-results/:id',
		'/app/assessment/categories/:categoryId/sub-categories/:id',
		'/app/assessment/categories/:id',
		'/app/certificate',
	],
	'company-people': ['/app/company_info', '/app/email-change', '/app/profile', '/app/profile/edit'],
	'company-records': ['/app/improvement-proposals/:id'],
	'conflicts-of-interest': ['/console/interests'],
	'console-account': ['/console/forget-password', '/console/reset-password'],
	'console-import': ['/console/bulk/:id', '/console/companies/import'],
	'console-journey': [
		'/console/all-assessments',
		'/console/assessment-results/:id',
		'/console/audit-events',
		'/console/certificates/:id',
		'/console/certifications',
		'/console/certifications/:id',
		'/console/check-submissions',
		'/console/check-submissions/:id',
		'/console/check-submissions/:id/categories/:categoryId',
		'/console/check-submissions/:id/categories/:categoryId/sub-categories/:subCategoryId',
		'/console/check-submissions/:id/evaluate',
		'/console/check-submissions/:id/proposal',
		'/console/confirm-assessments',
		'/console/confirm-re-assessments',
		'/console/improvement-proposals/:id',
		'/console/re-assessments/:id',
		'/console/re-assessments/:id/categories/:categoryId',
		'/console/re-assessments/:id/categories/:categoryId/sub-categories/:subCategoryId',
		'/console/re-assessments/:id/evaluate',
	],
	'console-my-work': ['/console/work'],
	'console-programme': ['/console/programme'],
	directory: ['/certified'],
	'evidence-requests': [
		'/app/evidence-requests',
		'/app/evidence-requests/:id',
		'/console/evidence-requests',
		'/console/evidence-requests/:id',
	],
	explanation: ['/app/assessment-results/:id/explanation'],
	'forgot-password': ['/app/forgot-password'],
	'free-taken-along': ['/result/:token'],
	'going-live': ['/console/going-live'],
	guides: ['/help', '/help/administrator', '/help/assessor', '/help/company'],
	'improvement-plan': ['/app/improvement-plans/:id', '/console/improvement-plans/:id'],
	inbox: ['/app/notice-settings', '/app/notices', '/unsubscribe'],
	'looked-at': [
		'/app/assessment/assignees',
		'/app/history',
		'/app/not-found',
		'/app/records',
		'/console/assessment-results/:id/explanation',
		'/console/bulk',
		'/console/check-submissions/:id/files',
		'/console/not-found',
		'/console/notices',
		'/console/programme/actions',
		'/console/programme/results',
		'/console/re-assessments',
		'/console/re-assessments/:id/files',
		'/unexpected-error',
	],
	'management-phrases': ['/console/phrases'],
	'management-screens': [
		'/console/account',
		'/console/assessors',
		'/console/companies',
		'/console/companies/:id',
		'/console/companies/:id/edit',
		'/console/companies/new',
		'/console/inquiries',
		'/console/jobs',
		'/console/mails',
		'/console/regular-assessments',
		'/console/regular-assessments/create',
		'/console/regular-assessments/simulation',
		'/console/simple-assessments',
		'/console/simple-assessments/create',
	],
	objections: ['/app/objections/:id', '/app/objections/new', '/console/objections', '/console/objections/:id'],
	'public-first-paint': [
		'/',
		'/app/login',
		'/console/login',
		'/free-assessment',
		'/free-assessment/info',
		'/free-assessment/overview',
		'/not-found',
		'/photo',
		'/privacy',
		'/terms',
	],
	'public-free-flow': [
		'/free-assessment/application',
		'/free-assessment/certificate',
		'/free-assessment/questions',
		'/free-assessment/result',
	],
	'second-factor': ['/app/security'],
	'set-password': ['/app/set-password'],
	shares: ['/app/shares', '/share/:token'],
	verify: ['/verify', '/verify/:code'],
	voice: ['/voice'],
	'voice-staff': ['/console/voice/:id'],
};

/** The journey that looks at a screen by day, by the screen's path. */
export const LOOKS: ReadonlyMap<string, string> = new Map(
	Object.entries(SCREENS_OF).flatMap(([journey, screens]) => screens.map((screen) => [screen, journey] as const)),
);

type Tree = { readonly [name: string]: string | Tree };

const leavesOf = (tree: Tree): string[] =>
	Object.values(tree).flatMap((node) => (typeof node === 'string' ? [node] : leavesOf(node)));

/** The paths of all screens, with `:name` for what differs. */
export const SCREENS: readonly string[] = leavesOf({ ...pages, companyPages, consolePages });

const PATTERNS = [...SCREENS, ...LOOKS.keys()]
	// Names come before parameters.
	.toSorted((a, b) => a.split(':').length - b.split(':').length)
	.map((screen) => ({ screen, pattern: new RegExp(`^${screen.replace(PARAMETER, '[^/]+')}/?$`, 'i') }));

/** The path of the screen at an address; null if there is none. */
export const screenAt = (url: string): string | null => {
	const { pathname } = new URL(url);
	return PATTERNS.find(({ pattern }) => pattern.test(pathname))?.screen ?? null;
};

export const journeyOf = (file: string): string => path.basename(file).replace(/\.spec\.ts$/, '');
