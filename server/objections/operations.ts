import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { company, companyAdmin, consoleStaff } from '#server/calls/define.ts';
import { STATUSES } from '#server/calls/description/parameter-texts.ts';
import { receivedFile } from '#server/storage/upload.ts';
import { formVersion, pathId, version } from '#shared/fields.ts';
import { documentFile, documentName } from '#shared/files/documents.ts';
import { wholeListQuery } from '#shared/lists.ts';
import { MAX_OBJECTION_FILES } from '#shared/objections/rules.ts';
import {
	decideObjectionBody,
	fileObjectionBody,
	objection,
	objectionNotice,
	objectionRow,
	objectionStanding,
	objectionsQuery,
	objectionVersion,
	staffObjection,
	staffObjectionsQuery,
	withdrawObjectionBody,
} from '#shared/objections/schemas.ts';
import { decideObjection } from './decide.ts';
import { fileObjection } from './file.ts';
import { addObjectionFile, removeObjectionFile } from './files.ts';
import { getObjectionNotice } from './notice.ts';
import { getObjection, getOwnObjection, listObjections } from './read.ts';
import { getStanding } from './standing.ts';
import { withdrawObjection } from './withdraw.ts';
import { objectionsWorkbook } from './workbook.ts';

const params = { id: pathId() };

const STAFF_TEXTS = { ...STATUSES.objections, company_id: 'Only objections of this company.' };

const UNDECIDED = 'Until it is decided or withdrawn; else 409.';

/** The company's side of objections. */
export const companyObjections = {
	standing: company.query({
		path: '/app/objection_standing',
		summary: 'Whether an objection to the current result can be filed, until when, and what became of the last one',
		output: objectionStanding,
		handler: getStanding,
	}),
	list: company.query({
		path: '/app/objections',
		summary: "The company's objections, newest first",
		query: objectionsQuery,
		parameterTexts: STATUSES.objections,
		output: z.array(objectionRow),
		handler: async (deps, actor, input) => paged(await listObjections(deps, actor, input)),
	}),
	get: company.query({
		path: '/app/objections/:id',
		summary: 'An objection with its points, their decisions and its files',
		params,
		output: objection,
		handler: getOwnObjection,
	}),
	file: companyAdmin.mutation({
		method: 'POST',
		path: '/app/objections',
		summary: 'Object to the result that stands',
		details:
			'At 7, 11, 12 and 13, once a round, within OBJECTION_DAYS of its finalizing; else 409. It holds the assessment until it is decided. Points are questions (`answer_content_id`), or sub-categories (`sub_category_id`) where the paper explains no questions, by their ids on the company’s own sheet, as its categories and the explanation of its score (`question_id`, `answer_sub_category_id`) show them.',
		body: fileObjectionBody,
		mayBeMissing: true,
		output: objectionVersion,
		success: 'objections.filed',
		handler: fileObjection,
	}),
	withdraw: companyAdmin.mutation({
		method: 'POST',
		path: '/app/objections/:id/withdraw',
		summary: 'Withdraw an objection; the round takes no second one',
		details: UNDECIDED,
		params,
		body: withdrawObjectionBody,
		output: objectionVersion,
		success: 'objections.withdrawn',
		handler: withdrawObjection,
	}),
	addFile: companyAdmin.upload({
		path: '/app/objections/:id/files',
		summary: 'Add a file to an objection',
		details: `${UNDECIDED} At most ${MAX_OBJECTION_FILES} files.`,
		params,
		form: {
			name: documentName(),
			document: receivedFile('documents.required', 'documents.notAFile'),
			version: formVersion(),
		},
		file: {
			field: 'document',
			onlyOne: 'documents.onlyOne',
			maxBytes: (config) => config.uploadMaxBytes,
			accepts: 'PDF, JPEG, PNG, Word, Excel or PowerPoint; name, type and content must agree.',
		},
		output: documentFile.extend({ version: z.int() }),
		success: 'evidence.fileAdded',
		handler: addObjectionFile,
	}),
	removeFile: companyAdmin.mutation({
		method: 'DELETE',
		path: '/app/objections/:id/files/:file_id',
		summary: 'Remove a file of an objection',
		details: UNDECIDED,
		params: { ...params, file_id: pathId() },
		body: { version: version() },
		output: objectionVersion,
		success: 'evidence.fileRemoved',
		handler: removeObjectionFile,
	}),
};

/** The staff's side of objections. */
export const consoleObjections = {
	list: consoleStaff.query({
		path: '/console/objections',
		summary: 'Objections of companies, newest first',
		query: staffObjectionsQuery,
		parameterTexts: STAFF_TEXTS,
		output: z.array(objectionRow),
		fromReplica: true,
		handler: async (deps, actor, input) => paged(await listObjections(deps, actor, input)),
	}),
	download: consoleStaff.workbook({
		path: '/console/objections/download',
		summary: 'The whole list as an Excel workbook, with the filters and the order of the list',
		query: wholeListQuery(staffObjectionsQuery),
		parameterTexts: STAFF_TEXTS,
		fromReplica: true,
		handler: objectionsWorkbook,
	}),
	get: consoleStaff.query({
		path: '/console/objections/:id',
		summary: 'An objection with its points and files, who may decide it, and what deciding does',
		params,
		output: staffObjection,
		handler: getObjection,
	}),
	notice: consoleStaff.query({
		path: '/console/assessment_progresses/:id/objection_notice',
		summary: 'What to know of objections before an assessment goes on',
		params,
		output: objectionNotice,
		handler: getObjectionNotice,
	}),
	decide: consoleStaff.mutation({
		method: 'POST',
		path: '/console/objections/:id/decide',
		summary: 'Decide an objection, point by point',
		details:
			'By somebody who neither rated nor finalized the round, or, where there is nobody else, by an admin, which is marked; else 409. If a point is upheld at 7, 11 or 12, the assessment moves back and only the check items of upheld points can be rated.',
		params,
		body: decideObjectionBody,
		output: objectionVersion,
		success: 'objections.decided',
		handler: decideObjection,
	}),
};
