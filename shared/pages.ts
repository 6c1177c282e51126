/**
 * The paths of all pages of the client, with `:id` for an id. The client's routes and links are made of them, and the
 * server answers only them with a page: every other path is 404.
 */

const assessmentsToCheck = '/console/check-submissions';
const reassessments = '/console/re-assessments';
const companies = '/console/companies';

/** The pages of one list of sheets and of a sheet in it. */
const sheets = <const Base extends string>(base: Base) =>
	({
		list: base,
		sheet: `${base}/:id`,
		category: `${base}/:id/categories/:categoryId`,
		subCategory: `${base}/:id/categories/:categoryId/sub-categories/:subCategoryId`,
		evaluate: `${base}/:id/evaluate`,
		/** The documents in a window of their own. */
		files: `${base}/:id/files`,
	}) as const;

export const pages = {
	home: '/',
	terms: '/terms',
	privacy: '/privacy',
	/** For a phone: the code that it was opened with stands in the fragment. */
	photo: '/photo',
	unexpectedError: '/unexpected-error',
	notFound: '/not-found',
	free: {
		landing: '/free-assessment',
		info: '/free-assessment/info',
		overview: '/free-assessment/overview',
		questions: '/free-assessment/questions',
		result: '/free-assessment/result',
		certificate: '/free-assessment/certificate',
		application: '/free-assessment/application',
	},
	company: {
		root: '/app',
		login: '/app/login',
		notFound: '/app/not-found',
		assessment: '/app/assessment',
		category: '/app/assessment/categories/:id',
		subCategory: '/app/assessment/categories/:categoryId/sub-categories/:id',
		result: '/app/assessment-results/:id',
		proposal: '/app/improvement-proposals/:id',
		certificate: '/app/certificate',
		evidenceRequests: '/app/evidence-requests',
		evidenceRequest: '/app/evidence-requests/:id',
		history: '/app/history',
		companyInfo: '/app/company_info',
		profile: '/app/profile',
		profileEdit: '/app/profile/edit',
		emailChange: '/app/email-change',
	},
	console: {
		root: '/console',
		login: '/console/login',
		notFound: '/console/not-found',
		forgotPassword: '/console/forget-password',
		resetPassword: '/console/reset-password',
		account: '/console/account',
		work: '/console/work',
		allAssessments: '/console/all-assessments',
		checks: sheets(assessmentsToCheck),
		editProposal: `${assessmentsToCheck}/:id/proposal`,
		reassessments: sheets(reassessments),
		confirmAssessments: '/console/confirm-assessments',
		confirmReassessments: '/console/confirm-re-assessments',
		result: '/console/assessment-results/:id',
		proposal: '/console/improvement-proposals/:id',
		evidenceRequests: '/console/evidence-requests',
		evidenceRequest: '/console/evidence-requests/:id',
		certifications: '/console/certifications',
		certification: '/console/certifications/:id',
		certificate: '/console/certificates/:id',
		companies,
		newCompany: `${companies}/new`,
		company: `${companies}/:id`,
		editCompany: `${companies}/:id/edit`,
		simplePapers: '/console/simple-assessments',
		createSimplePaper: '/console/simple-assessments/create',
		regularPapers: '/console/regular-assessments',
		createRegularPaper: '/console/regular-assessments/create',
		paperSimulation: '/console/regular-assessments/simulation',
		assessors: '/console/assessors',
		inquiries: '/console/inquiries',
		phrases: '/console/phrases',
		auditEvents: '/console/audit-events',
		jobs: '/console/jobs',
	},
} as const;

type Tree = { readonly [name: string]: string | Tree };

const leavesOf = (tree: Tree): string[] =>
	Object.values(tree).flatMap((node) => (typeof node === 'string' ? [node] : leavesOf(node)));

/** All patterns, such as `/console/companies/:id`. */
export const PAGE_PATTERNS: readonly string[] = leavesOf(pages);

const PARAMETER = /:\w+/g;

/** As the client matches: in any case, with or without a slash at the end. */
const PAGES = new RegExp(
	`^(?:${PAGE_PATTERNS.map((pattern) => pattern.replace(PARAMETER, '\\d{1,10}').replace(/\/$/, '')).join('|')})/?$`,
	'i',
);

/** Whether a path, without its query, is one of a page. */
export const isPage = (path: string): boolean => PAGES.test(path);

/** A path with these ids in the place of its parameters, in order. */
export const withIds = (pattern: string, ...ids: readonly number[]): string => {
	let at = 0;
	return pattern.replaceAll(PARAMETER, () => String(ids[at++]));
};
