import { companyAdmin, consoleStaff } from '#server/calls/define.ts';
import {
	addCompanyUserBody,
	addedUser,
	addMemberBody,
	editMemberBody,
	resetPasswordBody,
} from '#shared/accounts/schemas.ts';
import { pathId } from '#shared/fields.ts';
import { addMember, deleteMember, editMember, resetMemberPassword } from './members.ts';

const params = { id: pathId() };

/** The members of one's own company. */
export const ownMembers = {
	add: companyAdmin.mutation({
		method: 'POST',
		path: '/app/company_users',
		summary: 'Add a member to the company',
		body: addMemberBody,
		output: addedUser,
		success: 'accounts.memberAdded',
		handler: ({ deps, actor, input, call }) => addMember(deps, actor, { ...input, company_id: actor.companyId }, call),
	}),
	edit: companyAdmin.mutation({
		method: ['PUT', 'PATCH'],
		path: '/app/company_users/:id',
		summary: 'Edit a member; a changed role ends their sessions',
		params,
		body: editMemberBody,
		success: 'accounts.memberUpdated',
		handler: ({ deps, actor, input, call }) => editMember(deps, actor, input, call),
	}),
	delete: companyAdmin.mutation({
		method: 'DELETE',
		path: '/app/company_users/:id',
		summary: 'Delete a member; ends their sessions',
		params,
		success: 'accounts.memberDeleted',
		handler: ({ deps, actor, input, call }) => deleteMember(deps, actor, input, call),
	}),
	resetPassword: companyAdmin.mutation({
		method: 'POST',
		path: '/app/company_users/:id/reset_password',
		summary: "Set a member's password; ends their sessions",
		params,
		body: resetPasswordBody,
		success: 'accounts.memberPasswordReset',
		handler: ({ deps, actor, input, call }) => resetMemberPassword(deps, actor, input, call),
	}),
};

/** The members of the companies that the staff may see. */
export const companyUsers = {
	add: consoleStaff.mutation({
		method: 'POST',
		path: '/console/company_users',
		summary: 'Add a member to a company',
		body: addCompanyUserBody,
		output: addedUser,
		success: 'accounts.memberAdded',
		handler: ({ deps, actor, input, call }) => addMember(deps, actor, input, call),
	}),
	edit: consoleStaff.mutation({
		method: ['PUT', 'PATCH'],
		path: '/console/company_users/:id',
		summary: 'Edit a member; a changed role ends their sessions',
		params,
		body: editMemberBody,
		success: 'accounts.memberUpdated',
		handler: ({ deps, actor, input, call }) => editMember(deps, actor, input, call),
	}),
	delete: consoleStaff.mutation({
		method: 'DELETE',
		path: '/console/company_users/:id',
		summary: 'Delete a member; ends their sessions',
		params,
		success: 'accounts.memberDeleted',
		handler: ({ deps, actor, input, call }) => deleteMember(deps, actor, input, call),
	}),
	resetPassword: consoleStaff.mutation({
		method: 'POST',
		path: '/console/company_users/:id/reset_password',
		summary: "Set a member's password; ends their sessions",
		params,
		body: resetPasswordBody,
		success: 'accounts.memberPasswordReset',
		handler: ({ deps, actor, input, call }) => resetMemberPassword(deps, actor, input, call),
	}),
};
