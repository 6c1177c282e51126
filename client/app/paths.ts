import { isFirstTime, type Round } from '#shared/assessment/round.ts';

/** All paths of the product: screens link to these, `routes.tsx` serves them. */

const withQuery = (path: string, query: Record<string, string | number | boolean | null | undefined>): string => {
	const parameters = new URLSearchParams();
	for (const [key, value] of Object.entries(query)) {
		if (value !== null && value !== undefined && value !== '') parameters.set(key, String(value));
	}
	const text = parameters.toString();
	return text ? `${path}?${text}` : path;
};

/** All steps of the free assessment carry the referer in the query. */
const free = (step: string) => (refererId?: string | null) => withQuery(`/free-assessment${step}`, { refererId });

export const paths = {
	home: '/',
	terms: '/terms',
	privacy: '/privacy',
	unexpectedError: '/unexpected-error',
	notFound: '/not-found',
	free: {
		landing: free(''),
		info: free('/info'),
		overview: free('/overview'),
		questions: free('/questions'),
		result: free('/result'),
		certificate: free('/certificate'),
		application: free('/application'),
	},
	company: {
		root: '/app',
		login: (next?: string | null) => withQuery('/app/login', { next }),
		notFound: '/app/not-found',
		assessment: '/app/assessment',
		category: (id: number) => `/app/assessment/categories/${id}`,
		subCategory: (categoryId: number, id: number) => `/app/assessment/categories/${categoryId}/sub-categories/${id}`,
		result: (id: number, round: Round) =>
			withQuery(`/app/assessment-results/${id}`, { isFirstTime: isFirstTime(round) }),
		proposal: (id: number) => `/app/improvement-proposals/${id}`,
		certificate: '/app/certificate',
		history: '/app/history',
		companyInfo: '/app/company_info',
		profile: '/app/profile',
		profileEdit: '/app/profile/edit',
		/** The link in the e-mail carries the token. */
		emailChange: '/app/email-change',
	},
	console: {
		root: '/console',
		login: (next?: string | null) => withQuery('/console/login', { next }),
		notFound: '/console/not-found',
		forgotPassword: '/console/forget-password',
		/** The link in the e-mail carries the token. */
		resetPassword: '/console/reset-password',
		account: '/console/account',
		allAssessments: '/console/all-assessments',
		checks: '/console/check-submissions',
		check: (id: number) => `/console/check-submissions/${id}`,
		checkCategory: (id: number, categoryId: number) => `/console/check-submissions/${id}/categories/${categoryId}`,
		checkSubCategory: (id: number, categoryId: number, subCategoryId: number) =>
			`/console/check-submissions/${id}/categories/${categoryId}/sub-categories/${subCategoryId}`,
		evaluate: (id: number) => `/console/check-submissions/${id}/evaluate`,
		editProposal: (id: number) => `/console/check-submissions/${id}/proposal`,
		reassessments: '/console/re-assessments',
		reassessment: (id: number) => `/console/re-assessments/${id}`,
		reassessmentCategory: (id: number, categoryId: number) => `/console/re-assessments/${id}/categories/${categoryId}`,
		reassessmentSubCategory: (id: number, categoryId: number, subCategoryId: number) =>
			`/console/re-assessments/${id}/categories/${categoryId}/sub-categories/${subCategoryId}`,
		reevaluate: (id: number) => `/console/re-assessments/${id}/evaluate`,
		confirmAssessments: '/console/confirm-assessments',
		confirmReassessments: '/console/confirm-re-assessments',
		result: (id: number, round: Round) =>
			withQuery(`/console/assessment-results/${id}`, { isFirstTime: isFirstTime(round) }),
		proposal: (id: number) => `/console/improvement-proposals/${id}`,
		certifications: '/console/certifications',
		certification: (id: number) => `/console/certifications/${id}`,
		certificate: (id: number) => `/console/certificates/${id}`,
		companies: '/console/companies',
		newCompany: '/console/companies/new',
		company: (id: number) => `/console/companies/${id}`,
		editCompany: (id: number) => `/console/companies/${id}/edit`,
		simplePapers: '/console/simple-assessments',
		createSimplePaper: (duplicate?: boolean) =>
			withQuery('/console/simple-assessments/create', { duplicate: duplicate || null }),
		regularPapers: '/console/regular-assessments',
		createRegularPaper: (duplicate?: boolean) =>
			withQuery('/console/regular-assessments/create', { duplicate: duplicate || null }),
		assessors: '/console/assessors',
		inquiries: '/console/inquiries',
		auditEvents: '/console/audit-events',
	},
} as const;

export { withQuery };
