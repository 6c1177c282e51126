import { z } from 'zod';
import { paged } from '#server/calls/answer.ts';
import { BODY_LIMITS, consoleAdmin } from '#server/calls/define.ts';
import { SEARCHES } from '#server/calls/description/parameter-texts.ts';
import {
	addAdminUserBody,
	addedUser,
	adminUser,
	adminUsersQuery,
	assignCompanyBody,
	editAdminUserBody,
	resetPasswordBody,
} from '#shared/accounts/schemas.ts';
import { pathId } from '#shared/fields.ts';
import { listAdminUsers } from './admin-user-queries.ts';
import {
	addAdminUser,
	assignCompanies,
	deleteAdminUser,
	editAdminUser,
	removeAdminUserSecondFactor,
	resetAdminUserPassword,
} from './admin-users.ts';
import { endAdminUserSignIns } from './end-sign-ins.ts';
import { inviteAdminUser, linkAdminUser } from './password-links.ts';

const params = { id: pathId() };

export const adminUsers = {
	list: consoleAdmin.query({
		path: '/console/admin_users',
		summary: 'Accounts of the console with the companies of the assessors',
		query: adminUsersQuery,
		parameterTexts: SEARCHES.accounts,
		output: z.array(adminUser),
		handler: async (deps, actor, input) => paged(await listAdminUsers(deps, actor, input)),
	}),
	add: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/admin_users',
		summary: 'Register an assessor or console admin; without a password, a link to set one is emailed',
		body: addAdminUserBody,
		bodyLimit: BODY_LIMITS.texts,
		output: addedUser,
		success: 'accounts.assessorAdded',
		handler: (deps, actor, { password, ...account }, call) =>
			password === undefined
				? inviteAdminUser(deps, actor, account, call)
				: addAdminUser(deps, actor, { ...account, password }, call),
	}),
	edit: consoleAdmin.mutation({
		method: 'PUT',
		path: '/console/admin_users/:id',
		summary: 'Edit an account; a changed role ends its sessions',
		params,
		body: editAdminUserBody,
		bodyLimit: BODY_LIMITS.texts,
		success: 'accounts.assessorUpdated',
		handler: editAdminUser,
	}),
	delete: consoleAdmin.mutation({
		method: 'DELETE',
		path: '/console/admin_users/:id',
		summary: 'Delete an account; ends its sessions',
		params,
		success: 'accounts.assessorDeleted',
		handler: deleteAdminUser,
	}),
	assignCompany: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/admin_users/:id/assign_company',
		summary: 'Replace the companies assigned to an assessor',
		params,
		body: assignCompanyBody,
		bodyLimit: BODY_LIMITS.texts,
		success: 'accounts.assessorAssigned',
		handler: assignCompanies,
	}),
	resetPassword: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/admin_users/:id/reset_password',
		summary: "Set an account's password; ends its sessions",
		params,
		body: resetPasswordBody,
		success: 'accounts.assessorPasswordReset',
		handler: resetAdminUserPassword,
	}),
	sendPasswordLink: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/admin_users/:id/send_password_link',
		summary: 'Email a link to set a password, which works once within 72 hours; the current password stays until then',
		params,
		success: 'accounts.passwordLinkSent',
		handler: linkAdminUser,
	}),
	endSignIns: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/admin_users/:id/end_sign_ins',
		summary: "End an account's sessions",
		params,
		success: 'accounts.signInsEnded',
		handler: endAdminUserSignIns,
	}),
	removeSecondFactor: consoleAdmin.mutation({
		method: 'POST',
		path: '/console/admin_users/:id/remove_second_factor',
		summary: "Remove an account's second factor, which its owner has lost; ends its sessions",
		params,
		success: 'secondFactor.removedForAccount',
		handler: removeAdminUserSecondFactor,
	}),
};
