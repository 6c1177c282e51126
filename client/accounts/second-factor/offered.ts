/** Which pages and browsers can use passkeys. */

const IP4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** Whether a host is an IP address: WebAuthn works only on host names. `location.hostname` has IPv6 in brackets. */
export const isIpAddress = (host: string): boolean => IP4.test(host) || host.startsWith('[');

export type NoPasskeys = 'ip_address' | 'other_host' | 'no_browser';

/** Whether the browser offers passkeys in the autofill of sign-in fields (conditional mediation). */
export const fillsInPasskeys = async (): Promise<boolean> =>
	whyNoPasskeys() === null && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** Why passkeys cannot be used on this page; null if they can. */
export const whyNoPasskeys = (): 'ip_address' | 'no_browser' | null => {
	if (isIpAddress(location.hostname)) return 'ip_address';
	return window.isSecureContext && typeof PublicKeyCredential === 'function' ? null : 'no_browser';
};
