import { z } from 'zod';
import { companyAdmin } from '#server/calls/define.ts';
import { pathId } from '#shared/fields.ts';
import { newShare, shareBody, shareRow } from '#shared/shares/schemas.ts';
import { endShare } from './end.ts';
import { getShares } from './list.ts';
import { makeShare } from './make.ts';

export const companyShares = {
	list: companyAdmin.query({
		path: '/app/shares',
		summary: 'Links by which the company shows others a result or its certificate',
		details: 'The newest first, with ended and expired ones. `views` counts openings, not people.',
		output: z.array(shareRow),
		handler: (deps, actor) => getShares(deps, actor),
	}),
	make: companyAdmin.mutation({
		method: 'POST',
		path: '/app/shares',
		summary: 'Make a link that shows a report, its summary or the certificate to whoever has it',
		details:
			'Only this answer has its `path`. It shows what the company itself may read at the moment, from the next request on after each change. `progress_id` and `is_first_time` are for a report or summary; the certificate is always the current one.',
		body: shareBody,
		output: newShare,
		labels: 'shares',
		mayBeMissing: true,
		success: 'shares.made',
		handler: makeShare,
	}),
	end: companyAdmin.mutation({
		method: 'POST',
		path: '/app/shares/:id/end',
		summary: 'End a link at once',
		params: { id: pathId() },
		output: shareRow,
		mayBeMissing: true,
		success: 'shares.ended',
		handler: endShare,
	}),
};
