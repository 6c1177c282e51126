import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { consoleStaff } from '#server/calls/define.ts';
import { pathId } from '#shared/fields.ts';
import { addedComment, commentBody, timelineEntry, timelineQuery } from '#shared/timeline/schemas.ts';
import { addComment } from './comment.ts';
import { readTimeline } from './read.ts';

const params = { id: pathId() };

export const consoleTimeline = {
	timeline: consoleStaff.query({
		path: '/console/assessment_progresses/:id/timeline',
		summary:
			'Changes of status with their reasons, requests for evidence, objections, the improvement plan, withdrawn and re-issued certificates, rounds of the workers’ voice, emails, and comments of staff, newest first',
		params,
		query: timelineQuery,
		output: z.array(timelineEntry),
		handler: async (deps, actor, input, call) => paged(await readTimeline(deps, actor, input, call)),
	}),
	addComment: consoleStaff.mutation({
		method: 'POST',
		path: '/console/assessment_progresses/:id/comments',
		summary: 'Add a comment for staff; the company never sees it',
		params,
		body: commentBody,
		output: addedComment,
		success: 'assessment.commentAdded',
		handler: addComment,
	}),
};
