import type { Actor } from '#server/base/actor.ts';
import { BODY_LIMITS, company, consoleStaff, open } from '#server/calls/define.ts';
import {
	changePasswordBody,
	forgotPasswordBody,
	loginAnswer,
	loginBody,
	me,
	ownProfile,
	ownProfileBody,
	resetByTokenBody,
	undoEmailChangeBody,
} from '#shared/accounts/schemas.ts';
import { undoEmailChange } from './email-changes.ts';
import { requestPasswordReset, resetPasswordByToken } from './forgot-password.ts';
import { changeOwnPassword, presentOwnProfile, updateOwnProfile } from './own-account.ts';
import { signIn, signOut } from './sign-in.ts';

const personOf = ({ userId, name, role, email }: Actor) => ({ id: userId, name, role, email });

/** Signing in and one's own account, in the company area. */
export const companySession = {
	login: open.mutation({
		method: 'POST',
		path: '/app/login',
		summary: 'Sign in to the company area',
		body: loginBody,
		bodyLimit: BODY_LIMITS.credentials,
		output: loginAnswer,
		success: 'accounts.loggedIn',
		handler: ({ deps, input, call }) => signIn(deps, 'app', input, call),
	}),
	logout: company.mutation({
		method: 'POST',
		path: '/app/logout',
		summary: 'End the session',
		success: 'accounts.loggedOut',
		handler: ({ deps, actor, call }) => signOut(deps, actor, call),
	}),
	me: company.query({
		path: '/app/me',
		summary: 'The person who is signed in',
		output: ownProfile,
		handler: async ({ actor }) => presentOwnProfile(actor),
	}),
	updateProfile: company.mutation({
		method: 'POST',
		path: '/app/company_users/profile/update',
		summary: "Change one's own name and e-mail; ends all sessions",
		body: ownProfileBody,
		success: 'accounts.profileUpdated',
		handler: ({ deps, actor, input, call }) => updateOwnProfile(deps, actor, input, call),
	}),
	changePassword: company.mutation({
		method: 'PUT',
		path: '/app/company_users/profile/reset_password',
		summary: "Change one's own password; ends all sessions",
		body: changePasswordBody,
		success: 'accounts.passwordChanged',
		handler: ({ deps, actor, input, call }) => changeOwnPassword(deps, actor, input, call),
	}),
	undoEmailChange: open.mutation({
		method: 'POST',
		path: '/app/email_change/undo',
		summary: 'Restore the former e-mail with the link of the mail that told of the change; ends all sessions',
		throttled: 'link',
		body: undoEmailChangeBody,
		bodyLimit: BODY_LIMITS.credentials,
		success: 'accounts.emailUndone',
		handler: ({ deps, input, call }) => undoEmailChange(deps, input, call),
	}),
};

/** Signing in to the console. */
export const consoleSession = {
	login: open.mutation({
		method: 'POST',
		path: '/console/login',
		summary: 'Sign in to the console',
		body: loginBody,
		bodyLimit: BODY_LIMITS.credentials,
		output: loginAnswer,
		success: 'accounts.loggedIn',
		handler: ({ deps, input, call }) => signIn(deps, 'console', input, call),
	}),
	logout: consoleStaff.mutation({
		method: 'POST',
		path: '/console/logout',
		summary: 'End the session',
		success: 'accounts.loggedOut',
		handler: ({ deps, actor, call }) => signOut(deps, actor, call),
	}),
	me: consoleStaff.query({
		path: '/console/me',
		summary: 'The person who is signed in',
		output: me,
		handler: async ({ actor }) => personOf(actor),
	}),
	changePassword: consoleStaff.mutation({
		method: 'PUT',
		path: '/console/profile/reset_password',
		summary: "Change one's own password; ends all sessions",
		body: changePasswordBody,
		success: 'accounts.passwordChanged',
		handler: ({ deps, actor, input, call }) => changeOwnPassword(deps, actor, input, call),
	}),
	forgotPassword: open.mutation({
		method: 'POST',
		path: '/console/forgot_password',
		summary: 'Ask for a mail with a link that sets a new password; answers alike whether the e-mail is known or not',
		throttled: 'link',
		body: forgotPasswordBody,
		bodyLimit: BODY_LIMITS.credentials,
		success: 'accounts.resetMailSent',
		handler: ({ deps, input, call }) => requestPasswordReset(deps, input, call),
	}),
	resetForgottenPassword: open.mutation({
		method: 'POST',
		path: '/console/forgot_password/reset',
		summary: 'Set a new password with the link of the mail; ends all sessions',
		throttled: 'link',
		body: resetByTokenBody,
		bodyLimit: BODY_LIMITS.credentials,
		success: 'accounts.passwordReset',
		handler: ({ deps, input, call }) => resetPasswordByToken(deps, input, call),
	}),
};
