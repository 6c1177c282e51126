import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { company, consoleStaff } from '#server/calls/define.ts';
import { SEARCHES, STATUSES } from '#server/calls/description/parameter-texts.ts';
import { receivedFile } from '#server/storage/upload.ts';
import { evidenceLinksBody } from '#shared/evidence/links.ts';
import {
	answerRequestBody,
	askableQuestion,
	askableQuestionsQuery,
	decideRequestBody,
	evidenceRequest,
	messageBody,
	openRequestBody,
	openSeveralBody,
	requestFile,
	requestRow,
	requestsQuery,
	requestVersion,
	staffRequestsQuery,
} from '#shared/evidence/requests.ts';
import { MAX_REQUEST_FILES } from '#shared/evidence/states.ts';
import { formVersion, pathId, version } from '#shared/fields.ts';
import { documentName } from '#shared/files/documents.ts';
import { wholeListQuery } from '#shared/lists.ts';
import { acceptRequest, answerRequest, returnRequest, withdrawRequest } from './acts.ts';
import { listAskableQuestions } from './askable.ts';
import { addRequestFile, removeRequestFile } from './files.ts';
import { setEvidence } from './links.ts';
import { getRequest, listRequests } from './read.ts';
import { openRequest } from './requests.ts';
import { openReadyRequests } from './several.ts';
import { addMessage } from './thread.ts';
import { requestsWorkbook } from './workbook.ts';

const params = { id: pathId() };

export const documentEvidence = {
	setEvidence: company.mutation({
		method: 'PUT',
		path: '/app/documents/:id/evidence',
		summary: 'Say which questions a document supports',
		params,
		body: evidenceLinksBody,
		success: 'evidence.linked',
		handler: setEvidence,
	}),
};

const WHEN = 'At 3 and 8, while the answers are checked; else 409.';

/** The company's side of evidence requests. */
export const companyEvidence = {
	list: company.query({
		path: '/app/evidence_requests',
		summary: 'What staff ask the company to show, newest first',
		query: requestsQuery,
		parameterTexts: { ...SEARCHES.evidence, ...STATUSES.requests },
		output: z.array(requestRow),
		handler: async (deps, actor, input, call) => paged(await listRequests(deps, actor, input, call)),
	}),
	get: company.query({
		path: '/app/evidence_requests/:id',
		summary: 'A request with its thread and files',
		params,
		output: evidenceRequest,
		handler: getRequest,
	}),
	addMessage: company.mutation({
		method: 'POST',
		path: '/app/evidence_requests/:id/messages',
		summary: 'Write to staff about a request',
		details: WHEN,
		params,
		body: messageBody,
		output: requestVersion,
		success: 'evidence.messageSent',
		handler: addMessage,
	}),
	addFile: company.upload({
		path: '/app/evidence_requests/:id/files',
		summary: 'Add a file to an open request',
		details: `${WHEN} At most ${MAX_REQUEST_FILES} files a request; they are never among the documents of the assessment.`,
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
		output: requestFile.extend({ version: z.int() }),
		success: 'evidence.fileAdded',
		handler: addRequestFile,
	}),
	removeFile: company.mutation({
		method: 'DELETE',
		path: '/app/evidence_requests/:id/files/:file_id',
		summary: 'Remove a file before the request is answered',
		params: { ...params, file_id: pathId() },
		body: { version: version() },
		output: requestVersion,
		success: 'evidence.fileRemoved',
		handler: removeRequestFile,
	}),
	answer: company.mutation({
		method: 'POST',
		path: '/app/evidence_requests/:id/answer',
		summary: 'Answer a request, with its files, a text, or both',
		details: WHEN,
		params,
		body: answerRequestBody,
		output: requestVersion,
		success: 'evidence.answered',
		handler: answerRequest,
	}),
};

/** The staff's side of evidence requests. */
export const consoleEvidence = {
	list: consoleStaff.query({
		path: '/console/evidence_requests',
		summary: 'Requests for evidence, newest first',
		query: staffRequestsQuery,
		parameterTexts: STATUSES.requests,
		output: z.array(requestRow),
		fromReplica: true,
		handler: async (deps, actor, input, call) => paged(await listRequests(deps, actor, input, call)),
	}),
	download: consoleStaff.workbook({
		path: '/console/evidence_requests/download',
		summary: 'The whole list as an Excel workbook, with the filters and the order of the list',
		query: wholeListQuery(staffRequestsQuery),
		parameterTexts: STATUSES.requests,
		fromReplica: true,
		handler: requestsWorkbook,
	}),
	get: consoleStaff.query({
		path: '/console/evidence_requests/:id',
		summary: 'A request with its thread and files',
		params,
		output: evidenceRequest,
		handler: getRequest,
	}),
	open: consoleStaff.mutation({
		method: 'POST',
		path: '/console/evidence_requests',
		summary: 'Ask a company for evidence, on a question or on the assessment as a whole',
		details: 'At 3 and 8, and not while grading is pending; else 409.',
		body: openRequestBody,
		mayBeMissing: true,
		output: requestVersion,
		success: 'evidence.requested',
		handler: openRequest,
	}),
	questions: consoleStaff.query({
		path: '/console/evidence_questions',
		summary: 'The questions of the sheet that is checked, each with the text with which a request on it begins',
		details: 'The text is in the language of who asks. Our screens offer it; it can be changed.',
		query: askableQuestionsQuery,
		mayBeMissing: true,
		output: z.array(askableQuestion),
		handler: listAskableQuestions,
	}),
	openSeveral: consoleStaff.mutation({
		method: 'POST',
		path: '/console/evidence_requests/several',
		summary: 'Ask a company for evidence on several questions at once, each with its ready text',
		details: 'In the order of the sheet, all or none. At 3 and 8, and not while grading is pending; else 409.',
		body: openSeveralBody,
		mayBeMissing: true,
		output: z.array(requestVersion),
		success: 'evidence.requested',
		handler: (deps, actor, { progress_id, answer_content_ids, due_on }, call) =>
			openReadyRequests(
				deps,
				actor,
				{ progressId: progress_id, questions: answer_content_ids, field: 'answer_content_ids', dueOn: due_on },
				call,
			),
	}),
	addMessage: consoleStaff.mutation({
		method: 'POST',
		path: '/console/evidence_requests/:id/messages',
		summary: 'Write to the company about a request',
		details: WHEN,
		params,
		body: messageBody,
		output: requestVersion,
		success: 'evidence.messageSent',
		handler: addMessage,
	}),
	accept: consoleStaff.mutation({
		method: 'POST',
		path: '/console/evidence_requests/:id/accept',
		summary: 'Accept what the company answered',
		details: WHEN,
		params,
		body: decideRequestBody,
		output: requestVersion,
		success: 'evidence.accepted',
		handler: acceptRequest,
	}),
	return: consoleStaff.mutation({
		method: 'POST',
		path: '/console/evidence_requests/:id/return',
		summary: 'Return an answer with what is missing: the request is open again',
		details: WHEN,
		params,
		body: messageBody,
		output: requestVersion,
		success: 'evidence.returned',
		handler: returnRequest,
	}),
	withdraw: consoleStaff.mutation({
		method: 'POST',
		path: '/console/evidence_requests/:id/withdraw',
		summary: 'Withdraw a request that is not decided',
		details: WHEN,
		params,
		body: decideRequestBody,
		output: requestVersion,
		success: 'evidence.withdrawn',
		handler: withdrawRequest,
	}),
};
