import net from 'node:net';
import pWaitFor from 'p-wait-for';
import type { Connect } from 'vite';
import { BASE } from './addresses.ts';

/** Requests for the server wait while it restarts. */

const POLL_MS = 20;
const GIVE_UP_MS = 60_000;

const isListening = (port: number): Promise<boolean> =>
	new Promise((resolve) => {
		const socket = net.connect(port, '127.0.0.1');
		socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
		socket.once('connect', () => socket.destroy());
	});

/** Passes a request on once the former server has ended and the new one listens on `port`; after a minute in any case. */
export const waitForServer =
	(port: number, whenReplaced: () => Promise<unknown>): Connect.NextHandleFunction =>
	(request, _response, next) => {
		if (request.url?.startsWith(BASE)) return next();
		const isUp = () => isListening(port);
		whenReplaced()
			.then(() => pWaitFor(isUp, { interval: POLL_MS, timeout: GIVE_UP_MS }))
			.then(
				() => next(),
				() => next(),
			);
	};
