/** Pages of the company area, with `:id` for an id. */

export const companyPages = {
	root: '/app',
	assessment: '/app/assessment',
	category: '/app/assessment/categories/:id',
	subCategory: '/app/assessment/categories/:categoryId/sub-categories/:id',
	result: '/app/assessment-results/:id',
	proposal: '/app/improvement-proposals/:id',
	explanation: '/app/assessment-results/:id/explanation',
	improvementPlan: '/app/improvement-plans/:id',
	certificate: '/app/certificate',
	evidenceRequests: '/app/evidence-requests',
	evidenceRequest: '/app/evidence-requests/:id',
	history: '/app/history',
	companyInfo: '/app/company_info',
	profile: '/app/profile',
	profileEdit: '/app/profile/edit',
	setPassword: '/app/set-password',
	emailChange: '/app/email-change',
	notices: '/app/notices',
	noticeSettings: '/app/notice-settings',
	security: '/app/security',
} as const;
