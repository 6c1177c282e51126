/** Where browsers have passkeys. */

const IP4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** Whether a host is an address of numbers: browsers take passkeys for names only. IPv6 stands in brackets. */
export const isIpAddress = (host: string): boolean => IP4.test(host) || host.startsWith('[');

export type NoPasskeys = 'ip_address' | 'other_host' | 'no_browser';

/** Whether the browser offers passkeys where it fills in names and passwords. */
export const fillsInPasskeys = async (): Promise<boolean> =>
	whyNoPasskeys() === null && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);

/** Why passkeys cannot be used on this page; null where they can. */
export const whyNoPasskeys = (): 'ip_address' | 'no_browser' | null => {
	if (isIpAddress(location.hostname)) return 'ip_address';
	return window.isSecureContext && typeof PublicKeyCredential === 'function' ? null : 'no_browser';
};
