import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
	RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { ApiFailure } from '#client/base/failure.ts';
import { translate } from '#client/base/locale.tsx';

/** Asks the browser for passkeys. The library is loaded with the first request. */

const load = () => import('@simplewebauthn/browser');

type Answer = AuthenticationResponseJSON | RegistrationResponseJSON;
type Sendable<T extends Answer> = T & { clientExtensionResults: Record<string, unknown> };

/** The answer as the schema of its call has it: the results of extensions may be anything. */
const sendable = <T extends Answer>(answer: T): Sendable<T> => {
	const clientExtensionResults: Record<string, unknown> = { ...answer.clientExtensionResults };
	return { ...answer, clientExtensionResults };
};

/** What went wrong in the browser, in words for its user; a failure that was never sent. */
const failureOfBrowser = (error: unknown): ApiFailure => {
	const { name = '', code = '' } = error as { name?: string; code?: string };
	if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError') {
		return new ApiFailure(null, translate('accounts.secondFactor.failures.known'));
	}
	if (name === 'NotAllowedError' || name === 'AbortError') {
		return new ApiFailure(null, translate('accounts.secondFactor.failures.cancelled'));
	}
	if (name === 'SecurityError') return new ApiFailure(null, translate('accounts.secondFactor.failures.otherHost'));
	return new ApiFailure(null, translate('accounts.secondFactor.failures.device'));
};

/** Lets somebody sign with a passkey. @throws ApiFailure */
export const signWithPasskey = async (
	options: PublicKeyCredentialRequestOptionsJSON,
): Promise<Sendable<AuthenticationResponseJSON>> => {
	const { startAuthentication } = await load();
	try {
		return sendable(await startAuthentication({ optionsJSON: options }));
	} catch (error) {
		throw failureOfBrowser(error);
	}
};

/**
 * Has the browser offer passkeys where it fills in the field with `webauthn` in its `autocomplete`; for `milliseconds` at
 * most, or until that is ended. Null where none was picked. @throws whatever else the browser refuses
 */
export const offerPasskeys = async (
	options: PublicKeyCredentialRequestOptionsJSON,
	{ milliseconds, ended }: { milliseconds: number; ended: AbortSignal },
): Promise<Sendable<AuthenticationResponseJSON> | null> => {
	const { startAuthentication, WebAuthnAbortService } = await load();
	if (ended.aborted) return null;
	const stop = (): void => WebAuthnAbortService.cancelCeremony();
	const timer = setTimeout(stop, milliseconds);
	ended.addEventListener('abort', stop);
	try {
		return sendable(await startAuthentication({ optionsJSON: options, useBrowserAutofill: true }));
	} catch (error) {
		if ((error as Error).name === 'AbortError') return null;
		throw error;
	} finally {
		clearTimeout(timer);
		ended.removeEventListener('abort', stop);
	}
};

/** Lets somebody make a passkey. @throws ApiFailure */
export const makePasskey = async (
	options: PublicKeyCredentialCreationOptionsJSON,
): Promise<Sendable<RegistrationResponseJSON>> => {
	const { startRegistration } = await load();
	try {
		return sendable(await startRegistration({ optionsJSON: options }));
	} catch (error) {
		throw failureOfBrowser(error);
	}
};
