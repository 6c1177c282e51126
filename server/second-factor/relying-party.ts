import { isIP } from 'node:net';
import type { CallContext } from '#server/base/actor.ts';
import type { Config } from '#server/base/config.ts';
import type { SecondFactor } from '#shared/accounts/second-factor.ts';

/** Relying party of passkeys: the host of PUBLIC_URL, otherwise `localhost`. */

const LOOPBACK = 'localhost';

type Settings = Pick<Config, 'publicUrl'>;

const hostOf = (url: string): string => new URL(url).hostname;

export const relyingPartyId = ({ publicUrl }: Settings): string => (publicUrl ? hostOf(publicUrl) : LOOPBACK);

/**
 * Whether a page of this origin may use our passkeys. Without PUBLIC_URL any port of `localhost`, since the browser's
 * port may differ from the server's.
 */
export const isOurOrigin = ({ publicUrl }: Settings, origin: string): boolean => {
	if (publicUrl) return origin === publicUrl;
	return URL.canParse(origin) && hostOf(origin) === LOOPBACK;
};

/** IPv6 addresses are in brackets in URLs. */
const isAddress = (host: string): boolean => isIP(host.replace(/^\[|\]$/g, '')) !== 0;

/**
 * Why passkeys are not offered; null if they are. With PUBLIC_URL the request's host is ignored: it is internal,
 * between proxy and server.
 */
export const whyNoPasskeys = (settings: Settings, { host }: Pick<CallContext, 'host'>): SecondFactor['no_passkeys'] => {
	const seen = settings.publicUrl ? hostOf(settings.publicUrl) : (host ?? LOOPBACK);
	if (isAddress(seen)) return 'ip_address';
	return seen === relyingPartyId(settings) ? null : 'other_host';
};
