import { presentOwnProfile } from '#server/accounts/own-account.ts';
import type { Actor } from '#server/base/actor.ts';
import { BODY_LIMITS, company, consoleStaff, open } from '#server/calls/define.ts';
import { loginAnswer, loginBody, me, ownProfile } from '#shared/accounts/schemas.ts';
import {
	enrolmentAsked,
	passkeyAsked,
	passkeyLoginBody,
	secondFactorAsked,
	secondFactorBody,
} from '#shared/accounts/second-factor.ts';
import { passkeyLogin, startPasskeyLogin } from './passkey-alone.ts';
import { signIn, signOut } from './password.ts';
import { answerChallenge } from './second-step.ts';

const personOf = ({ userId, name, role, email }: Actor) => ({ id: userId, name, role, email });

/** Parts shared by both areas. */

const login = {
	method: 'POST',
	details:
		'Where the account has a second factor, the right password is answered with 401 and, beside `message`, `challenge`, `methods` and `passkey`; where one has to be set up first, with `ticket` and `expires_at`. A wrong password is 422.',
	body: loginBody,
	bodyLimit: BODY_LIMITS.credentials,
	output: loginAnswer,
	success: 'accounts.loggedIn',
	refusals: {
		401: {
			when: 'The password is right, and a second factor is asked for, or has to be set up first',
			forms: [secondFactorAsked, enrolmentAsked],
		},
	},
} as const;

const secondFactorLogin = {
	method: 'POST',
	summary: 'Complete a sign-in with the second factor',
	details: 'One of `code`, `recovery_code` and `passkey`, for the challenge of a 401, from the same address.',
	body: secondFactorBody,
	bodyLimit: BODY_LIMITS.credentials,
	output: loginAnswer,
	success: 'accounts.loggedIn',
	labels: 'secondFactor',
} as const;

const startPasskey = {
	method: 'POST',
	summary: 'Start signing in with a passkey alone: what the browser is to be asked for',
	output: passkeyAsked,
	refusals: { 409: { when: 'Passkeys do not work at this address of the product' } },
} as const;

const passkey = {
	method: 'POST',
	summary: 'Sign in with a passkey alone',
	body: passkeyLoginBody,
	bodyLimit: BODY_LIMITS.credentials,
	output: loginAnswer,
	success: 'accounts.loggedIn',
	labels: 'secondFactor',
} as const;

export const companySignIn = {
	login: open.mutation({
		...login,
		path: '/app/login',
		summary: 'Sign in to the company area',
		handler: (deps, _actor, input, call) => signIn(deps, 'app', input, call),
	}),
	secondFactorLogin: open.mutation({
		...secondFactorLogin,
		path: '/app/login/second_factor',
		handler: (deps, _actor, input, call) => answerChallenge(deps, 'app', input, call),
	}),
	startPasskeyLogin: open.mutation({
		...startPasskey,
		path: '/app/login/passkey/start',
		handler: (deps, _actor, _input, call) => startPasskeyLogin(deps, 'app', call),
	}),
	passkeyLogin: open.mutation({
		...passkey,
		path: '/app/login/passkey',
		handler: (deps, _actor, input, call) => passkeyLogin(deps, 'app', input, call),
	}),
	logout: company.mutation({
		method: 'POST',
		path: '/app/logout',
		summary: 'End the session',
		success: 'accounts.loggedOut',
		traits: ['beforeSecondFactor'],
		handler: (deps, actor, _input, call) => signOut(deps, actor, call),
	}),
	me: company.query({
		path: '/app/me',
		summary: 'The person who is signed in',
		output: ownProfile,
		traits: ['beforeSecondFactor'],
		handler: async (_deps, actor) => presentOwnProfile(actor),
	}),
};

export const consoleSignIn = {
	login: open.mutation({
		...login,
		path: '/console/login',
		summary: 'Sign in to the console',
		handler: (deps, _actor, input, call) => signIn(deps, 'console', input, call),
	}),
	secondFactorLogin: open.mutation({
		...secondFactorLogin,
		path: '/console/login/second_factor',
		handler: (deps, _actor, input, call) => answerChallenge(deps, 'console', input, call),
	}),
	startPasskeyLogin: open.mutation({
		...startPasskey,
		path: '/console/login/passkey/start',
		handler: (deps, _actor, _input, call) => startPasskeyLogin(deps, 'console', call),
	}),
	passkeyLogin: open.mutation({
		...passkey,
		path: '/console/login/passkey',
		handler: (deps, _actor, input, call) => passkeyLogin(deps, 'console', input, call),
	}),
	logout: consoleStaff.mutation({
		method: 'POST',
		path: '/console/logout',
		summary: 'End the session',
		success: 'accounts.loggedOut',
		traits: ['beforeSecondFactor'],
		handler: (deps, actor, _input, call) => signOut(deps, actor, call),
	}),
	me: consoleStaff.query({
		path: '/console/me',
		summary: 'The person who is signed in',
		output: me,
		traits: ['beforeSecondFactor'],
		handler: async (_deps, actor) => personOf(actor),
	}),
};
