import { answered, open } from '#server/calls/operation.ts';
import { freeContactAnswer, freeContactBody, freePaper, partnerReferers } from '#shared/free-assessment/schemas.ts';
import { recordContact } from './contact.ts';
import { readFreePaper } from './paper.ts';

/** The free self-assessment: anybody, without a session. */
export const freeAssessment = {
	paper: open.query({
		path: '/free_assessment/paper',
		summary: 'The questions of the free assessment',
		output: freePaper,
		handler: ({ deps, call }) => readFreePaper(deps, call.locale),
	}),
	contact: open.mutation({
		method: 'POST',
		path: '/free_assessment/contact',
		summary: 'Send a free result, or apply for the regular assessment with it',
		withoutCsrf: true,
		throttled: true,
		body: freeContactBody,
		output: freeContactAnswer,
		handler: async ({ deps, input }) =>
			answered(await recordContact(deps, input), input.has_inquiry_request ? 'free.applied' : 'free.resultSaved'),
	}),
	partners: open.query({
		path: '/free_assessment/partners',
		summary: "Partners' pages by referer id",
		output: partnerReferers,
		handler: async ({ deps }) => deps.config.partnerReferers,
	}),
};
