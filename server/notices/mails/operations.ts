import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { consoleAdmin } from '#server/calls/define.ts';
import { SEARCHES } from '#server/calls/description/parameter-texts.ts';
import { mail, mailParams, mailsQuery, retriedMails, retryMailsBody } from '#shared/mails/schemas.ts';
import { listMails } from './list.ts';
import { retryMail, retryMails } from './retry.ts';

export const consoleMails = {
	list: consoleAdmin.query({
		path: '/console/mails',
		summary: 'Emails with their states and why they failed, newest first; never their texts',
		query: mailsQuery,
		parameterTexts: SEARCHES.mails,
		output: z.array(mail),
		labels: 'mails',
		handler: async (deps, actor, input, call) => paged(await listMails(deps, actor, input, call)),
	}),
	retry: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/mails/:id/retry',
		summary: 'Retry an email that failed or waits for its next attempt',
		params: mailParams,
		success: 'mails.retried',
		handler: retryMail,
	}),
	retryAll: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/mails/retry',
		summary: 'Retry all failed emails of a list now',
		body: retryMailsBody,
		output: retriedMails,
		success: 'mails.retriedAll',
		labels: 'mails',
		handler: retryMails,
	}),
};
