/** Pages of the console, with `:id` for an id. */

const assessmentsToCheck = '/console/check-submissions';
const reassessments = '/console/re-assessments';
const companies = '/console/companies';

const sheets = <const Base extends string>(base: Base) =>
	({
		list: base,
		sheet: `${base}/:id`,
		category: `${base}/:id/categories/:categoryId`,
		subCategory: `${base}/:id/categories/:categoryId/sub-categories/:subCategoryId`,
		evaluate: `${base}/:id/evaluate`,
		/** Documents in a separate window. */
		files: `${base}/:id/files`,
	}) as const;

export const consolePages = {
	root: '/console',
	forgotPassword: '/console/forget-password',
	resetPassword: '/console/reset-password',
	account: '/console/account',
	notices: '/console/notices',
	work: '/console/work',
	allAssessments: '/console/all-assessments',
	checks: sheets(assessmentsToCheck),
	editProposal: `${assessmentsToCheck}/:id/proposal`,
	reassessments: sheets(reassessments),
	confirmAssessments: '/console/confirm-assessments',
	confirmReassessments: '/console/confirm-re-assessments',
	result: '/console/assessment-results/:id',
	proposal: '/console/improvement-proposals/:id',
	explanation: '/console/assessment-results/:id/explanation',
	improvementPlan: '/console/improvement-plans/:id',
	evidenceRequests: '/console/evidence-requests',
	evidenceRequest: '/console/evidence-requests/:id',
	programme: '/console/programme',
	programmeResults: '/console/programme/results',
	programmeActions: '/console/programme/actions',
	objections: '/console/objections',
	objection: '/console/objections/:id',
	calibrations: '/console/calibrations',
	calibration: '/console/calibrations/:id',
	calibrationRating: '/console/calibrations/:id/rating',
	voice: '/console/voice/:id',
	certifications: '/console/certifications',
	certification: '/console/certifications/:id',
	certificate: '/console/certificates/:id',
	bulkJobs: '/console/bulk',
	bulkJob: '/console/bulk/:id',
	companies,
	newCompany: `${companies}/new`,
	importCompanies: `${companies}/import`,
	company: `${companies}/:id`,
	editCompany: `${companies}/:id/edit`,
	simplePapers: '/console/simple-assessments',
	createSimplePaper: '/console/simple-assessments/create',
	regularPapers: '/console/regular-assessments',
	createRegularPaper: '/console/regular-assessments/create',
	paperSimulation: '/console/regular-assessments/simulation',
	assessors: '/console/assessors',
	interests: '/console/interests',
	inquiries: '/console/inquiries',
	phrases: '/console/phrases',
	auditEvents: '/console/audit-events',
	jobs: '/console/jobs',
	goingLive: '/console/going-live',
	mails: '/console/mails',
} as const;
