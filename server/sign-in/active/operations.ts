import { z } from 'zod';
import { company, consoleStaff } from '#server/calls/define.ts';
import { signInEntry } from '#shared/accounts/sign-ins.ts';
import { pathId } from '#shared/fields.ts';
import { endOtherSignIns, endSignIn } from './end.ts';
import { listSignIns } from './list.ts';

const params = { id: pathId() };
const listed = { summary: 'Where one is signed in, the last used first', output: z.array(signInEntry) };
const ended = {
	method: 'DELETE',
	summary: "End one of one's own sign-ins, also the present one",
	params,
	success: 'accounts.signInEnded',
} as const;
const othersEnded = {
	method: 'POST',
	summary: "End all of one's own sign-ins but the present one",
	success: 'accounts.otherSignInsEnded',
} as const;

export const companySignIns = {
	list: company.query({
		...listed,
		path: '/app/sign_ins',
		handler: listSignIns,
	}),
	end: company.mutation({
		...ended,
		path: '/app/sign_ins/:id',
		handler: endSignIn,
	}),
	endOthers: company.mutation({
		...othersEnded,
		path: '/app/sign_ins/end_others',
		handler: (deps, actor, _input, call) => endOtherSignIns(deps, actor, call),
	}),
};

export const consoleSignIns = {
	list: consoleStaff.query({
		...listed,
		path: '/console/sign_ins',
		handler: listSignIns,
	}),
	end: consoleStaff.mutation({
		...ended,
		path: '/console/sign_ins/:id',
		handler: endSignIn,
	}),
	endOthers: consoleStaff.mutation({
		...othersEnded,
		path: '/console/sign_ins/end_others',
		handler: (deps, actor, _input, call) => endOtherSignIns(deps, actor, call),
	}),
};
