import { isIP } from 'node:net';
import type { CallContext } from '#server/base/actor.ts';
import type { Config } from '#server/base/config.ts';
import type { SecondFactor } from '#shared/accounts/second-factor.ts';

/** Whom passkeys are for: the host of PUBLIC_URL; without it this machine, which browsers know as `localhost`. */

const LOOPBACK = 'localhost';

type Settings = Pick<Config, 'publicUrl'>;

const hostOf = (url: string): string => new URL(url).hostname;

export const relyingPartyId = ({ publicUrl }: Settings): string => (publicUrl ? hostOf(publicUrl) : LOOPBACK);

/**
 * Whether a page of this origin may use our passkeys. Without PUBLIC_URL that is any on `localhost`: the port that the
 * browser sees may be another than the server's own.
 */
export const isOurOrigin = ({ publicUrl }: Settings, origin: string): boolean => {
	if (publicUrl) return origin === publicUrl;
	return URL.canParse(origin) && hostOf(origin) === LOOPBACK;
};

/** An IPv6 address stands in brackets in a URL. */
const isAddress = (host: string): boolean => isIP(host.replace(/^\[|\]$/g, '')) !== 0;

/**
 * Why passkeys are not offered; null where they are. Behind a PUBLIC_URL the host of a request is that between proxy and
 * server, and says nothing.
 */
export const whyNoPasskeys = (settings: Settings, { host }: Pick<CallContext, 'host'>): SecondFactor['no_passkeys'] => {
	const seen = settings.publicUrl ? hostOf(settings.publicUrl) : (host ?? LOOPBACK);
	if (isAddress(seen)) return 'ip_address';
	return seen === relyingPartyId(settings) ? null : 'other_host';
};
