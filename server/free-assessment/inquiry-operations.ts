import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { consoleAdmin } from '#server/calls/define.ts';
import { SEARCHES } from '#server/calls/description/parameter-texts.ts';
import {
	editInquiryBody,
	handledBody,
	inquiriesQuery,
	inquiry,
	inquiryParams,
} from '#shared/free-assessment/inquiries.ts';
import { wholeListQuery } from '#shared/lists.ts';
import { editInquiry } from './edit-inquiry.ts';
import { markHandled } from './handling.ts';
import { getInquiry, listInquiries } from './inquiries.ts';
import { inquiriesWorkbook } from './workbook.ts';

export const consoleInquiries = {
	list: consoleAdmin.query({
		path: '/console/inquiries',
		summary: 'Free results and applications, newest first',
		fromReplica: true,
		query: inquiriesQuery,
		parameterTexts: SEARCHES.inquiries,
		output: z.array(inquiry),
		handler: async (deps, actor, input, call) => paged(await listInquiries(deps, actor, input, call)),
	}),
	download: consoleAdmin.workbook({
		path: '/console/inquiries/download',
		summary: 'The whole list as an Excel workbook, with the filters and the order of the list',
		fromReplica: true,
		query: wholeListQuery(inquiriesQuery),
		parameterTexts: SEARCHES.inquiries,
		handler: inquiriesWorkbook,
	}),
	get: consoleAdmin.query({
		path: '/console/inquiries/:id',
		summary: 'A free result or an application',
		params: inquiryParams,
		output: inquiry,
		handler: getInquiry,
	}),
	handle: consoleAdmin.mutation({
		method: 'PUT',
		path: '/console/inquiries/:id/handled',
		summary: 'Mark an inquiry as handled, or as open again',
		params: inquiryParams,
		body: handledBody,
		success: 'free.handled',
		handler: markHandled,
	}),
	edit: consoleAdmin.mutation({
		method: ['PUT', 'PATCH'],
		path: '/console/inquiries/:id',
		summary: 'Set the admin who sees to an inquiry, and its internal note',
		params: inquiryParams,
		body: editInquiryBody,
		labels: 'free',
		success: 'free.inquirySaved',
		handler: editInquiry,
	}),
};
