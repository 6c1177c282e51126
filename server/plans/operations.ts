import { z } from 'zod';
import { silent } from '#server/calls/answer.ts';
import { BODY_LIMITS, company, consoleStaff } from '#server/calls/define.ts';
import { pdfOf } from '#server/exports/pdf.ts';
import { receivedFile } from '#server/storage/upload.ts';
import { formFlag, formVersion, pathId, version } from '#shared/fields.ts';
import { documentName } from '#shared/files/documents.ts';
import {
	acceptActionBody,
	actionVersion,
	type ImprovementPlan,
	improvementPlan,
	mendedActionBody,
	planBody,
	proof,
	returnActionBody,
	savedPlan,
} from '#shared/plans/schemas.ts';
import { MAX_PROOFS } from '#shared/plans/states.ts';
import { mendedAction } from './mended.ts';
import { addProof, removeProof } from './proofs.ts';
import { getPlan } from './read.ts';
import { acceptAction, returnAction } from './review.ts';
import { savePlan } from './save.ts';
import { planWorkbook } from './workbook.ts';

const params = { id: pathId() };
const actionParams = { ...params, action_id: pathId() };

/** As read, without the members: they are there to be chosen, and not on paper. */
const getPrinted = async (...read: Parameters<typeof getPlan>): Promise<ImprovementPlan> => ({
	...(await getPlan(...read)),
	members: [],
});

const WHEN = 'At 7 and 8; else 409. Readable later.';
const KEEPING = 'A returned action is returned no more, unless `keeps_return` is true.';

export const companyPlans = {
	get: company.query({
		path: '/app/improvement_plans/:id',
		summary: "What the company does about each proposal: one's own improvement plan",
		params,
		output: improvementPlan,
		handler: getPlan,
	}),
	save: company.mutation({
		method: 'PUT',
		path: '/app/improvement_plans/:id',
		summary: 'Save actions of the improvement plan, any of them',
		details:
			`${WHEN} A save ends the return of an action that was changed. With \`autosave\` the answer has an empty message, and ` +
			'what was returned stays so, until a save without it or `…/mended`.',
		params,
		body: planBody,
		bodyLimit: BODY_LIMITS.texts,
		output: savedPlan,
		success: 'plans.saved',
		handler: async (deps, actor, input, call) => {
			const saved = await savePlan(deps, actor, input, call);
			return input.autosave ? silent(saved) : saved;
		},
	}),
	mended: company.mutation({
		method: 'POST',
		path: '/app/improvement_plans/:id/actions/:action_id/mended',
		summary: 'Tell staff that a returned action is mended',
		details: `Ends the return. 409 unless the action is returned. ${WHEN}`,
		params: actionParams,
		body: mendedActionBody,
		output: actionVersion,
		success: 'plans.mended',
		handler: mendedAction,
	}),
	addProof: company.upload({
		path: '/app/improvement_plans/:id/actions/:action_id/files',
		summary: 'Add a proof to an action',
		details: `${WHEN} At most ${MAX_PROOFS} an action. ${KEEPING}`,
		params: actionParams,
		form: {
			name: documentName(),
			document: receivedFile('documents.required', 'documents.notAFile'),
			version: formVersion(),
			keeps_return: formFlag(),
		},
		file: {
			field: 'document',
			onlyOne: 'documents.onlyOne',
			maxBytes: (config) => config.uploadMaxBytes,
			accepts: 'PDF, JPEG, PNG, Word, Excel or PowerPoint; name, type and content must agree.',
		},
		output: proof.extend({ version: actionVersion.shape.version }),
		success: 'plans.proofAdded',
		handler: addProof,
	}),
	removeProof: company.mutation({
		method: 'DELETE',
		path: '/app/improvement_plans/:id/actions/:action_id/files/:file_id',
		summary: 'Remove a proof of an action that is not accepted',
		details: `${WHEN} ${KEEPING}`,
		params: { ...actionParams, file_id: pathId() },
		body: { version: version(), keeps_return: z.boolean().optional() },
		output: actionVersion,
		success: 'plans.proofRemoved',
		handler: removeProof,
	}),
	download: company.workbook({
		path: '/app/improvement_plans/:id/download',
		summary: "One's own improvement plan as an Excel workbook",
		params,
		handler: planWorkbook,
	}),
	pdf: company.pdf({
		path: '/app/improvement_plans/:id/pdf',
		summary: "One's own improvement plan as PDF",
		params,
		handler: pdfOf('plan', getPrinted),
	}),
};

export const consolePlans = {
	get: consoleStaff.query({
		path: '/console/improvement_plans/:id',
		summary: 'The improvement plan of an assessment',
		params,
		output: improvementPlan,
		handler: getPlan,
	}),
	accept: consoleStaff.mutation({
		method: 'POST',
		path: '/console/improvement_plans/:id/actions/:action_id/accept',
		summary: 'Accept an action: it can no longer be changed',
		details: WHEN,
		params: actionParams,
		body: acceptActionBody,
		output: actionVersion,
		success: 'plans.accepted',
		handler: acceptAction,
	}),
	return: consoleStaff.mutation({
		method: 'POST',
		path: '/console/improvement_plans/:id/actions/:action_id/return',
		summary: 'Return an action with what is missing',
		details: WHEN,
		params: actionParams,
		body: returnActionBody,
		output: actionVersion,
		success: 'plans.returned',
		handler: returnAction,
	}),
	download: consoleStaff.workbook({
		path: '/console/improvement_plans/:id/download',
		summary: 'The improvement plan as an Excel workbook',
		params,
		handler: planWorkbook,
	}),
	pdf: consoleStaff.pdf({
		path: '/console/improvement_plans/:id/pdf',
		summary: 'The improvement plan as PDF',
		params,
		handler: pdfOf('plan', getPrinted),
	}),
};
