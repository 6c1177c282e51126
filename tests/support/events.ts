import type { StatusId, TransitionEvent } from '#shared/assessment/status.ts';
import { tokyoDate } from '#shared/dates.ts';
import { readSubCategoryIds, saveSheet } from './answering.ts';
import type { TestApp } from './app.ts';
import { answerEverything, rateEverything, type Staged } from './assessments.ts';
import type { Answer } from './client.ts';

type EventCall = {
	/** Sets up the preconditions of the call. */
	prepare?: (app: TestApp, staged: Staged) => Promise<unknown>;
	send: (app: TestApp, staged: Staged) => Promise<Answer>;
};

/** The call that triggers each event of the transition table. */
export const EVENT_CALLS: Record<TransitionEvent, EventCall> = {
	start: { send: (_, { admin, companyId }) => admin.post(`/console/companies/${companyId}/start_assessment`) },
	first_save: {
		send: async (_, { owner }) => {
			const [id = 0] = await readSubCategoryIds(owner);
			return saveSheet(owner, id, { answer_contents: [] });
		},
	},
	submit: {
		prepare: (app, { progress }) => answerEverything(app, progress.id),
		send: (_, { owner }) => owner.post('/app/assessment'),
	},
	grade: {
		prepare: (app, { progress }) => rateEverything(app, progress.id, 1),
		send: (_, { admin, progress }) => admin.post(`/console/pending_assessments/${progress.id}`),
	},
	report: { send: (_, { admin, progress }) => admin.post(`/console/evaluation_reports/${progress.id}`, {}) },
	proposal: { send: (_, { admin, progress }) => admin.post(`/console/improvement_proposals/${progress.id}`, {}) },
	finalise: { send: (_, { admin, progress }) => admin.post(`/console/assessment_progresses/${progress.id}/confirm`) },
	apply_reassessment: { send: (_, { admin, progress }) => admin.post(`/console/re_assessments/${progress.id}/apply`) },
	grade_again: {
		prepare: (app, { progress }) => rateEverything(app, progress.id, 2),
		send: (_, { admin, progress }) => admin.post(`/console/re_assessments/${progress.id}/calculate`),
	},
	report_again: {
		send: (_, { admin, progress }) => admin.post(`/console/re_assessments/${progress.id}/evaluation_report`, {}),
	},
	finalise_again: { send: (_, { admin, progress }) => admin.post(`/console/re_assessments/${progress.id}/confirm`) },
	apply_certificate: { send: (_, { admin, progress }) => admin.post(`/console/certifications/${progress.id}/apply`) },
	issue: {
		send: (app, { admin, progress }) =>
			admin.post(`/console/certifications/${progress.id}/confirm`, { issue_date: tokyoDate(app.clock.now()) }),
	},
	cancel: { send: (_, { admin, companyId }) => admin.post(`/console/companies/${companyId}/cancel_assessment`) },
	move_back: {
		send: (_, { admin, companyId }) =>
			admin.post(`/console/companies/${companyId}/update_status`, { status: 1 satisfies StatusId }),
	},
};
