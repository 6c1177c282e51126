/** Loads the WebAuthn library on first use: it takes most of a second. */

const load = async () => {
	const [{ verifyAuthenticationResponse, verifyRegistrationResponse }, { decodeAttestationObject }] = await Promise.all(
		[import('@simplewebauthn/server'), import('@simplewebauthn/server/helpers')],
	);
	return { verifyAuthenticationResponse, verifyRegistrationResponse, decodeAttestationObject };
};

let loading: ReturnType<typeof load> | null = null;

export const loadWebAuthn = (): ReturnType<typeof load> => {
	loading ??= load();
	return loading;
};
