import { isFirstTime, type Round } from '#shared/assessment/round.ts';
import { companyPages as pages } from '#shared/pages/company.ts';
import { withIds } from '#shared/pages/public.ts';
import type { PlanPlace } from '#shared/plans/list-views.ts';
import { withQuery } from './paths.ts';

export const companyPaths = {
	root: pages.root,
	assessment: pages.assessment,
	/** The overview with the review before submission, once everything is answered. */
	review: withQuery(pages.assessment, { review: 1 }),
	assignments: pages.assignments,
	category: (id: number) => withIds(pages.category, id),
	subCategory: (categoryId: number, id: number) => withIds(pages.subCategory, categoryId, id),
	records: pages.records,
	result: (id: number, round: Round) => withQuery(withIds(pages.result, id), { isFirstTime: isFirstTime(round) }),
	proposal: (id: number) => withIds(pages.proposal, id),
	explanation: (id: number, round: Round) =>
		withQuery(withIds(pages.explanation, id), { isFirstTime: isFirstTime(round) }),
	/** With a place, at a line: `{ show: 'returned', open: 'first' }` opens the first returned one. */
	improvementPlan: (id: number, place: PlanPlace = {}) => withQuery(withIds(pages.improvementPlan, id), place),
	certificate: pages.certificate,
	certificateOf: (progressId: number) => withQuery(pages.certificate, { progressId }),
	objectionNew: pages.objectionNew,
	objection: (id: number) => withIds(pages.objection, id),
	evidenceRequests: pages.evidenceRequests,
	evidenceRequest: (id: number) => withIds(pages.evidenceRequest, id),
	history: pages.history,
	shares: pages.shares,
	/** With the dialog of a new link open: of the certificate, or of a report. */
	shareOf: (subject: string) => withQuery(pages.shares, { share: subject }),
	companyInfo: pages.companyInfo,
	members: withQuery(pages.companyInfo, { tab: 'members' }),
	profile: pages.profile,
	profileEdit: pages.profileEdit,
	/** Links in emails carry the token. */
	setPassword: pages.setPassword,
	forgotPassword: pages.forgotPassword,
	emailChange: pages.emailChange,
	notices: pages.notices,
	noticeSettings: pages.noticeSettings,
	security: pages.security,
} as const;
