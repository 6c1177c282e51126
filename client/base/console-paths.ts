import { isFirstTime, type Round } from '#shared/assessment/round.ts';
import { consolePages as pages } from '#shared/pages/console.ts';
import { withIds } from '#shared/pages/public.ts';
import { withQuery } from './paths.ts';

export const consolePaths = {
	root: pages.root,
	forgotPassword: pages.forgotPassword,
	/** The link in the email carries the token. */
	resetPassword: pages.resetPassword,
	account: pages.account,
	ownInterests: `${pages.account}#interests`,
	notices: pages.notices,
	work: pages.work,
	allAssessments: pages.allAssessments,
	programme: pages.programme,
	programmeResults: pages.programmeResults,
	programmeActions: pages.programmeActions,
	checks: pages.checks.list,
	check: (id: number) => withIds(pages.checks.sheet, id),
	checkCategory: (id: number, categoryId: number) => withIds(pages.checks.category, id, categoryId),
	checkSubCategory: (id: number, categoryId: number, subCategoryId: number) =>
		withIds(pages.checks.subCategory, id, categoryId, subCategoryId),
	evaluate: (id: number) => withIds(pages.checks.evaluate, id),
	/** Documents in a separate window. */
	checkFiles: (id: number, file?: string | null) => withQuery(withIds(pages.checks.files, id), { file }),
	editProposal: (id: number) => withIds(pages.editProposal, id),
	reassessments: pages.reassessments.list,
	reassessment: (id: number) => withIds(pages.reassessments.sheet, id),
	reassessmentCategory: (id: number, categoryId: number) => withIds(pages.reassessments.category, id, categoryId),
	reassessmentSubCategory: (id: number, categoryId: number, subCategoryId: number) =>
		withIds(pages.reassessments.subCategory, id, categoryId, subCategoryId),
	reassessmentFiles: (id: number, file?: string | null) => withQuery(withIds(pages.reassessments.files, id), { file }),
	reevaluate: (id: number) => withIds(pages.reassessments.evaluate, id),
	confirmAssessments: pages.confirmAssessments,
	confirmReassessments: pages.confirmReassessments,
	result: (id: number, round: Round) => withQuery(withIds(pages.result, id), { isFirstTime: isFirstTime(round) }),
	proposal: (id: number) => withIds(pages.proposal, id),
	explanation: (id: number, round: Round) =>
		withQuery(withIds(pages.explanation, id), { isFirstTime: isFirstTime(round) }),
	improvementPlan: (id: number) => withIds(pages.improvementPlan, id),
	evidenceRequests: pages.evidenceRequests,
	/** All of a company, also those that it has not answered. */
	evidenceRequestsOf: (company: string) => withQuery(pages.evidenceRequests, { q: company, status: 'all' }),
	objections: pages.objections,
	objection: (id: number) => withIds(pages.objection, id),
	evidenceRequest: (id: number) => withIds(pages.evidenceRequest, id),
	calibrations: pages.calibrations,
	calibration: (id: number) => withIds(pages.calibration, id),
	calibrationRating: (id: number) => withIds(pages.calibrationRating, id),
	voice: (id: number) => withIds(pages.voice, id),
	certifications: pages.certifications,
	certification: (id: number) => withIds(pages.certification, id),
	certificate: (id: number) => withIds(pages.certificate, id),
	bulkJobs: pages.bulkJobs,
	bulkJob: (id: number) => withIds(pages.bulkJob, id),
	companies: pages.companies,
	/** The list of the companies that a text finds. */
	companiesOf: (q: string) => withQuery(pages.companies, { q }),
	newCompany: pages.newCompany,
	importCompanies: pages.importCompanies,
	/** Those that an import registered or changed. */
	companiesOfImport: (jobId: number) => withQuery(pages.companies, { import: jobId }),
	newCompanyOf: (inquiryId: number) => withQuery(pages.newCompany, { inquiry: inquiryId }),
	company: (id: number) => withIds(pages.company, id),
	companyMembers: (id: number) => withQuery(withIds(pages.company, id), { tab: 'members' }),
	/** The company's screen with the dialog of an act open. */
	companyAct: (id: number, act: 'start' | 'assign') => withQuery(withIds(pages.company, id), { act }),
	editCompany: (id: number) => withIds(pages.editCompany, id),
	simplePapers: pages.simplePapers,
	createSimplePaper: (duplicate?: boolean) => withQuery(pages.createSimplePaper, { duplicate: duplicate || null }),
	regularPapers: pages.regularPapers,
	createRegularPaper: (duplicate?: boolean) => withQuery(pages.createRegularPaper, { duplicate: duplicate || null }),
	paperSimulation: pages.paperSimulation,
	assessors: pages.assessors,
	interests: pages.interests,
	inquiries: pages.inquiries,
	inquiryOf: (receiptNumber: string) => withQuery(pages.inquiries, { q: receiptNumber }),
	/** The papers of a kind, with the active one open at the question with this key. */
	paperQuestion: (isPremium: boolean, question: string) =>
		withQuery(isPremium ? pages.regularPapers : pages.simplePapers, { question }),
	phrases: pages.phrases,
	auditEvents: pages.auditEvents,
	historyOf: (subject: 'company' | 'user' | 'certificate', id: number) =>
		withQuery(pages.auditEvents, { subject, subject_id: id }),
	jobs: pages.jobs,
	goingLive: pages.goingLive,
	mails: pages.mails,
} as const;
