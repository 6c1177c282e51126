import { z } from 'zod';
import { answered, paged } from '#server/calls/answer.ts';
import { consoleAdmin, consoleStaff } from '#server/calls/define.ts';
import { pathId } from '#shared/fields.ts';
import {
	declaredInterest,
	declareInterestBody,
	interestRow,
	interestsQuery,
	ownInterests,
	removeInterestBody,
} from '#shared/interests/schemas.ts';
import { wholeListQuery } from '#shared/lists.ts';
import { declareInterest } from './declare.ts';
import { listInterests } from './list.ts';
import { confirmInterests, getOwnInterests } from './own.ts';
import { removeInterest } from './remove.ts';
import { interestsWorkbook } from './workbook.ts';

const LIST_TEXTS = {
	q: 'Only declarations of people or about companies whose name contains this text, whatever its case or width.',
	company_id: 'Only declarations about this company.',
};

/** Conflicts of interest: everybody declares their own; admins see and remove them. */
export const consoleInterests = {
	own: consoleStaff.query({
		path: '/console/own_interests',
		summary: "One's own declared conflicts of interest, and when they have to be confirmed",
		output: ownInterests,
		handler: getOwnInterests,
	}),
	declare: consoleStaff.mutation({
		method: 'POST',
		path: '/console/own_interests',
		summary: 'Declare a conflict of interest with a company',
		details:
			'Ends an assignment to the company. From then on the person cannot be assigned to it, and gets 409 for every write to its assessments, until an admin removes the declaration.',
		body: declareInterestBody,
		labels: 'interests',
		output: declaredInterest,
		handler: async (deps, actor, input, call) => {
			const declared = await declareInterest(deps, actor, input, call);
			return answered(declared, declared.ended_assignment ? 'interests.declaredAndEnded' : 'interests.declared');
		},
	}),
	confirm: consoleStaff.mutation({
		method: 'POST',
		path: '/console/own_interests/confirm',
		summary: "Confirm that one's declarations are complete, also that there are none",
		success: 'interests.confirmed',
		handler: (deps, actor, _input, call) => confirmInterests(deps, actor, call),
	}),
	list: consoleAdmin.query({
		path: '/console/interests',
		summary: 'Declared conflicts of interest, newest first',
		query: interestsQuery,
		parameterTexts: LIST_TEXTS,
		output: z.array(interestRow),
		handler: async (deps, actor, input) => paged(await listInterests(deps, actor, input)),
	}),
	download: consoleAdmin.workbook({
		path: '/console/interests/download',
		summary: 'The whole list as an Excel workbook, with the filters and the order of the list',
		query: wholeListQuery(interestsQuery),
		parameterTexts: LIST_TEXTS,
		handler: interestsWorkbook,
	}),
	remove: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/interests/:id/remove',
		summary: 'Remove a declared conflict of interest',
		details: 'It stays in the list with the reason. Not by whoever declared it while there is another admin.',
		params: { id: pathId() },
		body: removeInterestBody,
		success: 'interests.removed',
		handler: removeInterest,
	}),
};
