import { BODY_LIMITS, company, consoleStaff, open } from '#server/calls/define.ts';
import {
	changePasswordBody,
	forgotPasswordBody,
	ownProfileBody,
	resetByTokenBody,
	undoEmailChangeBody,
} from '#shared/accounts/schemas.ts';
import { undoEmailChange } from './email-changes.ts';
import { requestPasswordReset, resetPasswordByToken } from './forgot-password.ts';
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
	setPassword: open.mutation({
		method: 'POST',
		path: '/app/set_password',
		summary: 'Set a password with the link in an email; ends all sessions',
		throttled: 'link',
		body: resetByTokenBody,
		bodyLimit: BODY_LIMITS.credentials,
		success: 'accounts.passwordSet',
		handler: (deps, _actor, input, call) => resetPasswordByToken(deps, 'app', input, call),
	}),
	undoEmailChange: open.mutation({
		method: 'POST',
		path: '/app/email_change/undo',
		summary: 'Restore the former email with the link in the email about the change; ends all sessions',
		throttled: 'link',
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
		throttled: 'link',
		body: forgotPasswordBody,
		bodyLimit: BODY_LIMITS.credentials,
		success: 'accounts.resetMailSent',
		handler: (deps, _actor, input, call) => requestPasswordReset(deps, input, call),
	}),
	resetForgottenPassword: open.mutation({
		method: 'POST',
		path: '/console/forgot_password/reset',
		summary: 'Set a password with the link in an email; ends all sessions',
		throttled: 'link',
		body: resetByTokenBody,
		bodyLimit: BODY_LIMITS.credentials,
		success: 'accounts.passwordReset',
		handler: (deps, _actor, input, call) => resetPasswordByToken(deps, 'console', input, call),
	}),
};
