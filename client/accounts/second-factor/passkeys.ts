import type {
	AuthenticationResponseJSON,
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
	RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { ApiFailure } from '#client/base/failure.ts';
import { translate } from '#client/base/locale.tsx';

/** WebAuthn requests to the browser. The library is loaded with the first one. */

const load = () => import('@simplewebauthn/browser');

type Answer = AuthenticationResponseJSON | RegistrationResponseJSON;
type Sendable<T extends Answer> = T & { clientExtensionResults: Record<string, unknown> };

/** Types the response as the call's schema does: extension results may be anything. */
const sendable = <T extends Answer>(answer: T): Sendable<T> => {
	const clientExtensionResults: Record<string, unknown> = { ...answer.clientExtensionResults };
	return { ...answer, clientExtensionResults };
};

/** An error of the browser as an ApiFailure (without a status) with a message for the user. */
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

/** Requests an assertion with a passkey. @throws ApiFailure */
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
 * Offers passkeys in the autofill of the field with `autocomplete="… webauthn"` until one is picked, `milliseconds`
 * have passed or `ended` aborts. Returns null if none was picked.
 * @throws other errors of the browser
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

/** Creates a passkey. @throws ApiFailure */
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
