import { BODY_LIMITS, company, consoleStaff, open } from '#server/calls/define.ts';
import {
	changePasswordBody,
	forgotPasswordBody,
	linkedAccount,
	linkedAccountBody,
	ownProfileBody,
	resetByTokenBody,
	undoEmailChangeBody,
} from '#shared/accounts/schemas.ts';
import { undoEmailChange } from './email-changes.ts';
import { findLinkedAccount, requestPasswordReset, resetPasswordByToken } from './forgot-password.ts';
import { changeOwnPassword, updateOwnProfile } from './own-account.ts';

export const companyAccount = {
	updateProfile: company.mutation({
		method: 'POST',
		path: '/app/company_users/profile/update',
		summary: "Change one's own name and email; ends all sessions",
		body: ownProfileBody,
		success: 'accounts.profileUpdated',
		handler: updateOwnProfile,
	}),
	changePassword: company.mutation({
		method: 'PUT',
		path: '/app/company_users/profile/reset_password',
		summary: "Change one's own password; ends all sessions",
		body: changePasswordBody,
		success: 'accounts.passwordChanged',
		handler: changeOwnPassword,
	}),
	forgotPassword: open.mutation({
		method: 'POST',
		path: '/app/forgot_password',
		summary:
			'Request an email with a link that sets a new password (admins), or with the names of those who can send one (members); answers the same whether the email is known or not',
		body: forgotPasswordBody,
		bodyLimit: BODY_LIMITS.credentials,
		success: 'accounts.resetMailSent',
		handler: (deps, _actor, input, call) => requestPasswordReset(deps, 'app', input, call),
	}),
	linkedAccount: open.mutation({
		method: 'POST',
		path: '/app/set_password/account',
		summary: 'The account whose password the link in an email sets; changes nothing',
		body: linkedAccountBody,
		bodyLimit: BODY_LIMITS.credentials,
		output: linkedAccount,
		handler: (deps, _actor, input) => findLinkedAccount(deps, input),
	}),
	setPassword: open.mutation({
		method: 'POST',
		path: '/app/set_password',
		summary: 'Set a password with the link in an email; ends all sessions',
		body: resetByTokenBody,
		bodyLimit: BODY_LIMITS.credentials,
		success: 'accounts.passwordSet',
		handler: (deps, _actor, input, call) => resetPasswordByToken(deps, 'app', input, call),
	}),
	undoEmailChange: open.mutation({
		method: 'POST',
		path: '/app/email_change/undo',
		summary: 'Restore the former email with the link in the email about the change; ends all sessions',
		body: undoEmailChangeBody,
		bodyLimit: BODY_LIMITS.credentials,
		success: 'accounts.emailUndone',
		handler: (deps, _actor, input, call) => undoEmailChange(deps, input, call),
	}),
};

export const consoleAccount = {
	changePassword: consoleStaff.mutation({
		method: 'PUT',
		path: '/console/profile/reset_password',
		summary: "Change one's own password; ends all sessions",
		body: changePasswordBody,
		success: 'accounts.passwordChanged',
		handler: changeOwnPassword,
	}),
	forgotPassword: open.mutation({
		method: 'POST',
		path: '/console/forgot_password',
		summary:
			'Request an email with a link that sets a new password; answers the same whether the email is known or not',
		body: forgotPasswordBody,
		bodyLimit: BODY_LIMITS.credentials,
		success: 'accounts.resetMailSent',
		handler: (deps, _actor, input, call) => requestPasswordReset(deps, 'console', input, call),
	}),
	resetForgottenPassword: open.mutation({
		method: 'POST',
		path: '/console/forgot_password/reset',
		summary: 'Set a password with the link in an email; ends all sessions',
		body: resetByTokenBody,
		bodyLimit: BODY_LIMITS.credentials,
		success: 'accounts.passwordReset',
		handler: (deps, _actor, input, call) => resetPasswordByToken(deps, 'console', input, call),
	}),
};
