import { z } from 'zod';
import { BODY_LIMITS, company, consoleStaff, open } from '#server/calls/define.ts';
import { roundOf } from '#shared/assessment/round.ts';
import { requestVersion } from '#shared/evidence/requests.ts';
import { pathId } from '#shared/fields.ts';
import { resultQuery } from '#shared/reports/schemas.ts';
import {
	openedRound,
	openRoundBody,
	requestMarkedBody,
	statementsAnswer,
	statementsQuery,
	voiceBody,
	voiceMark,
	voiceRound,
	voiceSummary,
} from '#shared/voice/schemas.ts';
import { answerRound } from './answer.ts';
import { listMarks } from './marks.ts';
import { openRound, recordPrinting } from './open.ts';
import { getRound, listRoundsOf } from './read.ts';
import { requestMarked } from './requests.ts';
import { getSummary } from './summary.ts';
import { statementsIn } from './texts.ts';

const params = { id: pathId() };

const progressQuery = { progress_id: pathId() };

/** Beside the message of a 422, unless it is the body that has the wrong form. */
const answerRefused = z.object({ code: z.enum(['answers_incomplete', 'code_invalid']).optional() });

const UNTRACED = 'It leaves no trace: neither log nor metric, and no address anywhere.';

export const openVoice = {
	statements: open.query({
		path: '/voice/statements',
		summary: 'What workers are asked, in one of ten languages',
		details: `${UNTRACED} A slip says of which set they are: \`2-7Q2M-0H3K-VJ8P-F\` is asked the second, one without a number the first.`,
		query: statementsQuery,
		output: statementsAnswer,
		labels: 'voice',
		traits: ['untraced'],
		handler: async (_deps, _actor, input) => ({ statements: statementsIn(input.set, input.language) }),
	}),
	answer: open.mutation({
		method: 'POST',
		path: '/voice',
		summary: 'Answer with the code of a slip, all statements of its set at once',
		details: `${UNTRACED} Errors have a \`code\`: \`answers_incomplete\`, or \`code_invalid\` for a code that is wrong, used or ended, which are told alike; only these are limited. The page fills its body up with \`padding\`, which is ignored, so that its length tells nothing.`,
		body: voiceBody,
		bodyLimit: BODY_LIMITS.credentials,
		labels: 'voice',
		refusals: { 422: { forms: [answerRefused] } },
		withoutCsrf: true,
		traits: ['untraced', 'limitsMissesOnly'],
		handler: (deps, _actor, input, call) => answerRound(deps, input, call),
	}),
};

export const consoleVoice = {
	open: consoleStaff.mutation({
		method: 'POST',
		path: '/console/voice_rounds',
		summary: 'Ask the workers of a company; the codes of the slips are told by this answer alone',
		details:
			'At 3 and 8, once a sheet, and not while grading is pending; else 409. It ends on its day, not before. It asks the newest set of statements, whose number stands before the codes.',
		body: openRoundBody,
		mayBeMissing: true,
		output: openedRound,
		success: 'voice.opened',
		labels: 'voice',
		handler: openRound,
	}),
	list: consoleStaff.query({
		path: '/console/voice_rounds',
		summary: 'The rounds of an assessment, newest first',
		query: progressQuery,
		mayBeMissing: true,
		output: z.array(voiceRound),
		handler: listRoundsOf,
	}),
	get: consoleStaff.query({
		path: '/console/voice_rounds/:id',
		summary: 'A round, and once it is closed what was answered: bands from 5 answers on, counts from 10',
		params,
		output: voiceRound,
		handler: getRound,
	}),
	marks: consoleStaff.query({
		path: '/console/voice_rounds/:id/marks',
		summary: "Questions that the company answered with yes and workers' answers do not agree with",
		params,
		output: z.array(voiceMark),
		handler: listMarks,
	}),
	request: consoleStaff.mutation({
		method: 'POST',
		path: '/console/voice_rounds/:id/requests',
		summary: 'Ask the company for evidence on at least three questions, of which some are marked',
		details:
			'They are what ordinary requests on several questions are: the ready text of each, due in a week, all or none. `due_on` is not taken any more.',
		params,
		body: requestMarkedBody,
		output: z.array(requestVersion),
		success: 'evidence.requested',
		labels: 'voice',
		handler: requestMarked,
	}),
	printed: consoleStaff.mutation({
		method: 'POST',
		path: '/console/voice_rounds/:id/printed',
		summary: 'Record that slips or poster were printed, which the browser does',
		params,
		handler: recordPrinting,
	}),
};

export const companyVoice = {
	summary: company.query({
		path: '/app/voice_summary',
		summary: "Bands of what one's own workers answered, once the report is out; null where fewer than ten did",
		query: { ...progressQuery, ...resultQuery },
		mayBeMissing: true,
		output: voiceSummary.nullable(),
		handler: (deps, actor, input, call) =>
			getSummary(deps, actor, { progressId: input.progress_id, round: roundOf(input.is_first_time) }, call),
	}),
};
