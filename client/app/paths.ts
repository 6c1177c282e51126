import { isFirstTime, type Round } from '#shared/assessment/round.ts';
import { pages, withIds } from '#shared/pages.ts';

/** All paths of the product: screens link to these. What they are made of, and the server knows, is `pages`. */

const withQuery = (path: string, query: Record<string, string | number | boolean | null | undefined>): string => {
	const parameters = new URLSearchParams();
	for (const [key, value] of Object.entries(query)) {
		if (value !== null && value !== undefined && value !== '') parameters.set(key, String(value));
	}
	const text = parameters.toString();
	return text ? `${path}?${text}` : path;
};

/** All steps of the free assessment carry the referer in the query. */
const free = (page: string) => (refererId?: string | null) => withQuery(page, { refererId });

const ofCompany = pages.company;
const ofConsole = pages.console;

export const paths = {
	home: pages.home,
	terms: pages.terms,
	privacy: pages.privacy,
	photo: pages.photo,
	unexpectedError: pages.unexpectedError,
	notFound: pages.notFound,
	free: {
		landing: free(pages.free.landing),
		info: free(pages.free.info),
		overview: free(pages.free.overview),
		questions: free(pages.free.questions),
		result: free(pages.free.result),
		certificate: free(pages.free.certificate),
		application: free(pages.free.application),
	},
	company: {
		root: ofCompany.root,
		login: (next?: string | null) => withQuery(ofCompany.login, { next }),
		notFound: ofCompany.notFound,
		assessment: ofCompany.assessment,
		/** The overview with the review before the submission, once everything is answered. */
		review: withQuery(ofCompany.assessment, { review: 1 }),
		category: (id: number) => withIds(ofCompany.category, id),
		subCategory: (categoryId: number, id: number) => withIds(ofCompany.subCategory, categoryId, id),
		result: (id: number, round: Round) => withQuery(withIds(ofCompany.result, id), { isFirstTime: isFirstTime(round) }),
		proposal: (id: number) => withIds(ofCompany.proposal, id),
		certificate: ofCompany.certificate,
		evidenceRequests: ofCompany.evidenceRequests,
		evidenceRequest: (id: number) => withIds(ofCompany.evidenceRequest, id),
		history: ofCompany.history,
		companyInfo: ofCompany.companyInfo,
		profile: ofCompany.profile,
		profileEdit: ofCompany.profileEdit,
		/** The link in the e-mail carries the token. */
		emailChange: ofCompany.emailChange,
	},
	console: {
		root: ofConsole.root,
		login: (next?: string | null) => withQuery(ofConsole.login, { next }),
		notFound: ofConsole.notFound,
		forgotPassword: ofConsole.forgotPassword,
		/** The link in the e-mail carries the token. */
		resetPassword: ofConsole.resetPassword,
		account: ofConsole.account,
		work: ofConsole.work,
		allAssessments: ofConsole.allAssessments,
		checks: ofConsole.checks.list,
		check: (id: number) => withIds(ofConsole.checks.sheet, id),
		checkCategory: (id: number, categoryId: number) => withIds(ofConsole.checks.category, id, categoryId),
		checkSubCategory: (id: number, categoryId: number, subCategoryId: number) =>
			withIds(ofConsole.checks.subCategory, id, categoryId, subCategoryId),
		evaluate: (id: number) => withIds(ofConsole.checks.evaluate, id),
		/** The documents in a window of their own. */
		checkFiles: (id: number, file?: string | null) => withQuery(withIds(ofConsole.checks.files, id), { file }),
		editProposal: (id: number) => withIds(ofConsole.editProposal, id),
		reassessments: ofConsole.reassessments.list,
		reassessment: (id: number) => withIds(ofConsole.reassessments.sheet, id),
		reassessmentCategory: (id: number, categoryId: number) => withIds(ofConsole.reassessments.category, id, categoryId),
		reassessmentSubCategory: (id: number, categoryId: number, subCategoryId: number) =>
			withIds(ofConsole.reassessments.subCategory, id, categoryId, subCategoryId),
		reassessmentFiles: (id: number, file?: string | null) =>
			withQuery(withIds(ofConsole.reassessments.files, id), { file }),
		reevaluate: (id: number) => withIds(ofConsole.reassessments.evaluate, id),
		confirmAssessments: ofConsole.confirmAssessments,
		confirmReassessments: ofConsole.confirmReassessments,
		result: (id: number, round: Round) => withQuery(withIds(ofConsole.result, id), { isFirstTime: isFirstTime(round) }),
		proposal: (id: number) => withIds(ofConsole.proposal, id),
		evidenceRequests: ofConsole.evidenceRequests,
		evidenceRequest: (id: number) => withIds(ofConsole.evidenceRequest, id),
		certifications: ofConsole.certifications,
		certification: (id: number) => withIds(ofConsole.certification, id),
		certificate: (id: number) => withIds(ofConsole.certificate, id),
		companies: ofConsole.companies,
		newCompany: ofConsole.newCompany,
		/** The form of a new company, filled from an inquiry. */
		newCompanyOf: (inquiryId: number) => withQuery(ofConsole.newCompany, { inquiry: inquiryId }),
		company: (id: number) => withIds(ofConsole.company, id),
		editCompany: (id: number) => withIds(ofConsole.editCompany, id),
		simplePapers: ofConsole.simplePapers,
		createSimplePaper: (duplicate?: boolean) =>
			withQuery(ofConsole.createSimplePaper, { duplicate: duplicate || null }),
		regularPapers: ofConsole.regularPapers,
		createRegularPaper: (duplicate?: boolean) =>
			withQuery(ofConsole.createRegularPaper, { duplicate: duplicate || null }),
		paperSimulation: ofConsole.paperSimulation,
		assessors: ofConsole.assessors,
		inquiries: ofConsole.inquiries,
		phrases: ofConsole.phrases,
		auditEvents: ofConsole.auditEvents,
		jobs: ofConsole.jobs,
	},
} as const;

export { withQuery };
