import { silent } from '#server/calls/answer.ts';
import { consoleStaff } from '#server/calls/define.ts';
import { pathId } from '#shared/fields.ts';
import { interviewBody, interviewRecord } from '#shared/reassessment/schemas.ts';
import { savedAnswer } from '#shared/versions.ts';
import { applyForReassessment } from './apply.ts';
import { getInterviewRecord, saveInterviewRecord } from './interview.ts';

const params = { id: pathId() };
const interviewPath = '/console/re_assessments/:id/interview_record';

export const consoleReassessments = {
	apply: consoleStaff.mutation({
		method: 'POST',
		path: '/console/re_assessments/:id/apply',
		summary: 'Apply for a re-assessment, within a year of completion',
		params,
		success: 'checking.reassessmentApplied',
		handler: applyForReassessment,
	}),
	interview: consoleStaff.query({
		path: interviewPath,
		summary: 'The interview record of a re-assessment',
		params,
		output: interviewRecord,
		handler: getInterviewRecord,
	}),
	saveInterview: consoleStaff.mutation({
		method: 'PUT',
		path: interviewPath,
		summary: 'Save the interview record',
		details: 'With `autosave` the answer has an empty message; all else is the same.',
		params,
		body: interviewBody,
		output: savedAnswer,
		success: 'checking.interviewSaved',
		handler: async (deps, actor, input, call) => {
			const saved = await saveInterviewRecord(deps, actor, input, call);
			return input.autosave ? silent(saved) : saved;
		},
	}),
};
