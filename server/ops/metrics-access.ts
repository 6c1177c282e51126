import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList } from 'node:net';
import type { Config } from '#server/base/config.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Headers added by proxies: a proxied request is not local, even if the proxy is. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

export type Asking = Pick<IncomingMessage, 'headers'> & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> };

/** Uses the socket's address, since any other may come from a header. */
const isLocal = ({ headers, socket }: Asking): boolean => {
	const address = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
	const isForwarded = FORWARDED.some((name) => headers[name] !== undefined);
	return !isForwarded && address !== '' && loopback.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const holdsToken = ({ headers }: Asking, token: string | null): boolean =>
	token !== null && timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/**
 * Metrics are for holders of METRICS_TOKEN, and outside production for requests from this machine: in production a proxy on the same
 * machine that adds no header would pass on anybody's.
 */
export const mayReadMetrics = (
	asking: Asking,
	{ metricsToken, production }: Pick<Config, 'metricsToken' | 'production'>,
): boolean => (!production && isLocal(asking)) || holdsToken(asking, metricsToken);
