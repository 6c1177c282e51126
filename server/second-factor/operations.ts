import { company, consoleStaff } from '#server/calls/define.ts';
import {
	addPasskeyBody,
	confirmTotpBody,
	factorAdded,
	recoveryCodesMade,
	renamePasskeyBody,
	secondFactor,
	startedPasskey,
	startedTotp,
	startPasskeyBody,
	startTotpBody,
	withPasswordBody,
} from '#shared/accounts/second-factor.ts';
import { pathId } from '#shared/fields.ts';
import { getOwnFactors, makeRecoveryCodes } from './own.ts';
import { addPasskey, renamePasskey, startPasskey } from './passkey-setup.ts';
import { removePasskey, removeTotp } from './remove.ts';
import { confirmTotp, startTotp } from './totp-setup.ts';

/** Parts shared by both areas. Callable by users who still have to set up a required factor. */
const own = { traits: ['beforeSecondFactor'] } as const;
const write = { ...own, labels: 'secondFactor' } as const;

const get = {
	...own,
	summary: "One's own second factors",
	output: secondFactor,
} as const;

const start = {
	...write,
	method: 'POST',
	summary: 'Start setting up an authenticator app: its secret, also as the content of a QR code',
	details: 'The password may be left out with the ticket of a sign-in. The app counts once a code has confirmed it.',
	body: startTotpBody,
	output: startedTotp,
} as const;

const confirm = {
	...write,
	method: 'POST',
	summary: 'Confirm the authenticator app with its first code; recovery codes are told where there were none',
	body: confirmTotpBody,
	output: factorAdded,
	success: 'secondFactor.totpAdded',
} as const;

const removeApp = {
	...write,
	method: 'POST',
	summary: 'Remove the authenticator app; ends all sessions',
	body: withPasswordBody,
	mayBeMissing: true,
	success: 'secondFactor.removed',
} as const;

const startKey = {
	...write,
	method: 'POST',
	summary: 'Start adding a passkey: what the browser is to be asked for',
	details: 'The password may be left out with the ticket of a sign-in.',
	body: startPasskeyBody,
	output: startedPasskey,
} as const;

const addKey = {
	...write,
	method: 'POST',
	summary: 'Add the passkey that the browser has made; recovery codes are told where there were none',
	body: addPasskeyBody,
	output: factorAdded,
	success: 'secondFactor.passkeyAdded',
} as const;

const renameKey = {
	...write,
	method: 'PUT',
	summary: 'Rename a passkey',
	params: { id: pathId() },
	body: renamePasskeyBody,
	success: 'secondFactor.passkeyRenamed',
} as const;

const removeKey = {
	...write,
	method: 'POST',
	summary: 'Remove a passkey; ends all sessions',
	params: { id: pathId() },
	body: withPasswordBody,
	success: 'secondFactor.removed',
} as const;

const makeCodes = {
	...write,
	method: 'POST',
	summary: 'Make new recovery codes, told this once; earlier ones no longer work',
	body: withPasswordBody,
	output: recoveryCodesMade,
	success: 'secondFactor.recoveryCodesMade',
} as const;

export const companySecondFactor = {
	get: company.query({
		...get,
		path: '/app/second_factor',
		handler: (deps, actor, _input, call) => getOwnFactors(deps, actor, call),
	}),
	startTotp: company.mutation({
		...start,
		path: '/app/second_factor/totp',
		handler: startTotp,
	}),
	confirmTotp: company.mutation({
		...confirm,
		path: '/app/second_factor/totp/confirm',
		handler: confirmTotp,
	}),
	removeTotp: company.mutation({
		...removeApp,
		path: '/app/second_factor/totp/remove',
		handler: removeTotp,
	}),
	startPasskey: company.mutation({
		...startKey,
		path: '/app/second_factor/passkeys/start',
		handler: startPasskey,
	}),
	addPasskey: company.mutation({
		...addKey,
		path: '/app/second_factor/passkeys',
		handler: addPasskey,
	}),
	renamePasskey: company.mutation({
		...renameKey,
		path: '/app/second_factor/passkeys/:id',
		handler: renamePasskey,
	}),
	removePasskey: company.mutation({
		...removeKey,
		path: '/app/second_factor/passkeys/:id/remove',
		handler: removePasskey,
	}),
	makeRecoveryCodes: company.mutation({
		...makeCodes,
		path: '/app/second_factor/recovery_codes',
		handler: makeRecoveryCodes,
	}),
};

export const consoleSecondFactor = {
	get: consoleStaff.query({
		...get,
		path: '/console/second_factor',
		handler: (deps, actor, _input, call) => getOwnFactors(deps, actor, call),
	}),
	startTotp: consoleStaff.mutation({
		...start,
		path: '/console/second_factor/totp',
		handler: startTotp,
	}),
	confirmTotp: consoleStaff.mutation({
		...confirm,
		path: '/console/second_factor/totp/confirm',
		handler: confirmTotp,
	}),
	removeTotp: consoleStaff.mutation({
		...removeApp,
		path: '/console/second_factor/totp/remove',
		handler: removeTotp,
	}),
	startPasskey: consoleStaff.mutation({
		...startKey,
		path: '/console/second_factor/passkeys/start',
		handler: startPasskey,
	}),
	addPasskey: consoleStaff.mutation({
		...addKey,
		path: '/console/second_factor/passkeys',
		handler: addPasskey,
	}),
	renamePasskey: consoleStaff.mutation({
		...renameKey,
		path: '/console/second_factor/passkeys/:id',
		handler: renamePasskey,
	}),
	removePasskey: consoleStaff.mutation({
		...removeKey,
		path: '/console/second_factor/passkeys/:id/remove',
		handler: removePasskey,
	}),
	makeRecoveryCodes: consoleStaff.mutation({
		...makeCodes,
		path: '/console/second_factor/recovery_codes',
		handler: makeRecoveryCodes,
	}),
};
