import { answered } from '#server/calls/answer.ts';
import { BODY_LIMITS, open } from '#server/calls/define.ts';
import { pdfFile } from '#server/exports/pdf.ts';
import {
	freeCertificateBody,
	freeContactAnswer,
	freeContactBody,
	freePaper,
	freePaperQuery,
	partnerReferers,
} from '#shared/free-assessment/schemas.ts';
import { takenBody, takenLink } from '#shared/free-assessment/taken.ts';
import { getFreeCertificate } from './certificate.ts';
import { recordContact } from './contact.ts';
import { getFreePaper } from './paper.ts';
import { getTakenResult, makeTakenLink } from './taken/make.ts';

export const freeAssessment = {
	paper: open.query({
		path: '/free_assessment/paper',
		summary: 'The questions of the free self-assessment',
		query: freePaperQuery,
		output: freePaper,
		mayBeMissing: true,
		handler: (deps, _actor, input, call) => getFreePaper(deps, { withGuidance: input.with === 'guidance' }, call),
	}),
	contact: open.mutation({
		method: 'POST',
		path: '/free_assessment/contact',
		summary: 'Send a free result, or apply for the regular assessment with it',
		withoutCsrf: true,
		body: freeContactBody,
		bodyLimit: BODY_LIMITS.visitor,
		output: freeContactAnswer,
		handler: async (deps, _actor, input, call) =>
			answered(await recordContact(deps, input, call), input.has_inquiry_request ? 'free.applied' : 'free.resultSaved'),
	}),
	certificatePdf: open.pdf({
		method: 'POST',
		path: '/free_assessment/certificate/pdf',
		summary: 'The certificate of a free result as PDF',
		withoutCsrf: true,
		mayBeMissing: true,
		body: freeCertificateBody,
		bodyLimit: BODY_LIMITS.credentials,
		handler: async (deps, _actor, input, call) =>
			pdfFile(
				deps,
				{
					kind: 'free-certificate',
					content: await getFreeCertificate(deps, input, call),
				},
				call,
				null,
			),
	}),
	resultLink: open.mutation({
		method: 'POST',
		path: '/free_assessment/result/link',
		summary: 'Make a link that shows a free result for 24 hours',
		details:
			'`path` is a page that shows grade and scores, computed from the answers on the paper that was answered. Nothing is stored: the link contains the answers, encrypted.',
		withoutCsrf: true,
		body: takenBody,
		bodyLimit: BODY_LIMITS.visitor,
		output: takenLink,
		handler: (deps, _actor, input, call) => makeTakenLink(deps, input, call),
	}),
	resultPdf: open.pdf({
		method: 'POST',
		path: '/free_assessment/result/pdf',
		summary: 'Grade and scores of a free result as PDF',
		withoutCsrf: true,
		body: takenBody,
		bodyLimit: BODY_LIMITS.visitor,
		handler: async (deps, _actor, input, call) =>
			pdfFile(deps, { kind: 'free-result', content: await getTakenResult(deps, input, call) }, call, null),
	}),
	partners: open.query({
		path: '/free_assessment/partners',
		summary: "Partners' pages by referer id",
		output: partnerReferers,
		handler: async (deps) => deps.config.partnerReferers,
	}),
};
