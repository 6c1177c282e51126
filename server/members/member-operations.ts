import { companyAdmin, consoleAdmin, consoleStaff } from '#server/calls/define.ts';
import {
	addCompanyUserBody,
	addedUser,
	addMemberBody,
	editMemberBody,
	resetPasswordBody,
} from '#shared/accounts/schemas.ts';
import { pathId } from '#shared/fields.ts';
import { addMember } from './add-member.ts';
import { endMemberSignIns } from './end-sign-ins.ts';
import { deleteMember, editMember, removeMemberSecondFactor, resetMemberPassword } from './members.ts';
import { linkMember } from './password-links.ts';

const params = { id: pathId() };
const linked = {
	method: 'POST',
	summary: 'Email a link to set a password, which works once within 72 hours; the current password stays until then',
	params,
	success: 'accounts.passwordLinkSent',
} as const;
const signInsEnded = {
	method: 'POST',
	summary: "End a member's sessions",
	params,
	success: 'accounts.signInsEnded',
} as const;

export const ownMembers = {
	add: companyAdmin.mutation({
		method: 'POST',
		path: '/app/company_users',
		summary: 'Add a member to the company; without a password, a link to set one is emailed',
		body: addMemberBody,
		output: addedUser,
		success: 'accounts.memberAdded',
		handler: (deps, actor, input, call) => addMember(deps, actor, { ...input, company_id: actor.companyId }, call),
	}),
	edit: companyAdmin.mutation({
		method: ['PUT', 'PATCH'],
		path: '/app/company_users/:id',
		summary: 'Edit a member; a changed role ends their sessions',
		params,
		body: editMemberBody,
		success: 'accounts.memberUpdated',
		handler: editMember,
	}),
	delete: companyAdmin.mutation({
		method: 'DELETE',
		path: '/app/company_users/:id',
		summary: 'Delete a member; ends their sessions',
		params,
		success: 'accounts.memberDeleted',
		handler: deleteMember,
	}),
	resetPassword: companyAdmin.mutation({
		method: 'POST',
		path: '/app/company_users/:id/reset_password',
		summary: "Set a member's password; ends their sessions",
		params,
		body: resetPasswordBody,
		success: 'accounts.memberPasswordReset',
		handler: resetMemberPassword,
	}),
	sendPasswordLink: companyAdmin.mutation({
		...linked,
		path: '/app/company_users/:id/send_password_link',
		handler: linkMember,
	}),
	endSignIns: companyAdmin.mutation({
		...signInsEnded,
		path: '/app/company_users/:id/end_sign_ins',
		handler: endMemberSignIns,
	}),
	removeSecondFactor: companyAdmin.mutation({
		method: 'POST',
		path: '/app/company_users/:id/remove_second_factor',
		summary: "Remove a member's second factor, which they have lost; ends their sessions",
		params,
		success: 'secondFactor.removedForMember',
		handler: removeMemberSecondFactor,
	}),
};

export const companyUsers = {
	add: consoleStaff.mutation({
		method: 'POST',
		path: '/console/company_users',
		summary: 'Add a member to a company; without a password, a link to set one is emailed',
		body: addCompanyUserBody,
		mayBeMissing: true,
		output: addedUser,
		success: 'accounts.memberAdded',
		handler: addMember,
	}),
	edit: consoleStaff.mutation({
		method: ['PUT', 'PATCH'],
		path: '/console/company_users/:id',
		summary: 'Edit a member; a changed role ends their sessions',
		params,
		body: editMemberBody,
		success: 'accounts.memberUpdated',
		handler: editMember,
	}),
	delete: consoleStaff.mutation({
		method: 'DELETE',
		path: '/console/company_users/:id',
		summary: 'Delete a member; ends their sessions',
		params,
		success: 'accounts.memberDeleted',
		handler: deleteMember,
	}),
	resetPassword: consoleStaff.mutation({
		method: 'POST',
		path: '/console/company_users/:id/reset_password',
		summary: "Set a member's password; ends their sessions",
		params,
		body: resetPasswordBody,
		success: 'accounts.memberPasswordReset',
		handler: resetMemberPassword,
	}),
	sendPasswordLink: consoleStaff.mutation({
		...linked,
		path: '/console/company_users/:id/send_password_link',
		handler: linkMember,
	}),
	endSignIns: consoleStaff.mutation({
		...signInsEnded,
		path: '/console/company_users/:id/end_sign_ins',
		handler: endMemberSignIns,
	}),
	removeSecondFactor: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/company_users/:id/remove_second_factor',
		summary: "Remove a member's second factor, which they have lost; ends their sessions",
		params,
		success: 'secondFactor.removedForMember',
		handler: removeMemberSecondFactor,
	}),
};
