import { answered, silent } from '#server/calls/answer.ts';
import { BODY_LIMITS, company, consoleStaff } from '#server/calls/define.ts';
import { pdfOf } from '#server/exports/pdf.ts';
import { pathId } from '#shared/fields.ts';
import {
	editedProposal,
	improvementProposal,
	proposalBody,
	proposalQuery,
	saveProposalBody,
	waiveBody,
} from '#shared/proposals/schemas.ts';
import { savedAnswer } from '#shared/versions.ts';
import { getEditedProposal, getSubmittedProposal } from './read.ts';
import { saveProposal, submitProposal } from './service.ts';
import { waiveProposal } from './waive.ts';
import { proposalWorkbook } from './workbook.ts';

const params = { id: pathId() };

export const consoleProposals = {
	get: consoleStaff.query({
		path: '/console/improvement_proposals/:id',
		summary: 'The improvement proposal with drafts, or with confirmed=true as last submitted; from evaluation on',
		params,
		query: proposalQuery,
		output: editedProposal,
		handler: getEditedProposal,
	}),
	save: consoleStaff.mutation({
		method: ['PUT', 'PATCH'],
		path: '/console/improvement_proposals/:id/save_changes',
		summary: 'Save a draft of the improvement proposal',
		details: 'With `autosave` the answer has an empty message; all else is the same.',
		params,
		body: saveProposalBody,
		bodyLimit: BODY_LIMITS.texts,
		output: savedAnswer,
		success: 'reports.draftSaved',
		handler: async (deps, actor, input, call) => {
			const saved = await saveProposal(deps, actor, input, call);
			return input.autosave ? silent(saved) : saved;
		},
	}),
	submit: consoleStaff.mutation({
		method: 'POST',
		path: '/console/improvement_proposals/:id',
		summary: 'Submit the improvement proposal; later calls edit what was submitted',
		params,
		body: proposalBody,
		bodyLimit: BODY_LIMITS.texts,
		output: savedAnswer,
		success: 'reports.proposalSubmitted',
		handler: submitProposal,
	}),
	waive: consoleStaff.mutation({
		method: 'PUT',
		path: '/console/improvement_proposals/:id/waiver',
		summary: 'Say that an evaluated assessment gets no improvement proposal, or take that back',
		params,
		body: waiveBody,
		handler: async (deps, actor, input, call) => {
			const done = await waiveProposal(deps, actor, input, call);
			return answered(done, input.is_waived ? 'reports.proposalWaived' : 'reports.proposalResumed');
		},
	}),
	download: consoleStaff.workbook({
		path: '/console/improvement_proposals/:id/download',
		summary: 'The improvement proposal as an Excel workbook',
		params,
		handler: proposalWorkbook,
	}),
	pdf: consoleStaff.pdf({
		path: '/console/improvement_proposals/:id/pdf',
		summary: 'The improvement proposal as PDF',
		params,
		handler: pdfOf('proposal', getSubmittedProposal),
	}),
};

export const companyProposals = {
	get: company.query({
		path: '/app/improvement_proposals/:id',
		summary: "One's own improvement proposal as last submitted",
		params,
		output: improvementProposal,
		handler: getSubmittedProposal,
	}),
	pdf: company.pdf({
		path: '/app/improvement_proposals/:id/pdf',
		summary: 'The improvement proposal as PDF',
		params,
		handler: pdfOf('proposal', getSubmittedProposal),
	}),
};
