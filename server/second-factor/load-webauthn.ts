/** Loads the library of passkeys when one is first verified: it takes most of a second, and many never need it. */

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
