import { createHash } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingHttpHeaders } from 'node:http';
import http2, { type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { DAY_MS, issue, makePair } from '#tests/support/printed/x509.ts';

/**
 * TLS and HTTP/2 before a server that has neither, as Caddy provides them in an installation: a browser loads all files
 * over one connection there, where HTTP/1.1 has six with a request at a time.
 */

const pem = (der: Buffer): string =>
	`-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`;

/** A certificate without an authority, and the hash of its key, by which Chromium can be told to trust it. */
const makeCertificate = (): { key: string; cert: string; trusted: string } => {
	const pair = makePair({ kind: 'ec' });
	const [now, name] = [Date.now(), 'localhost'];
	const period = { from: new Date(now - DAY_MS), until: new Date(now + DAY_MS) };
	const certificate = issue({ of: pair, by: pair, subject: name, issuer: name, serial: 1, ...period });
	return {
		key: String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })),
		cert: pem(certificate),
		trusted: createHash('sha256')
			.update(pair.publicKey.export({ type: 'spki', format: 'der' }))
			.digest('base64'),
	};
};

/** Headers of one connection, which the other protocol does not have or forbids (RFC 9113, section 8.2.2). */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
	Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !OF_CONNECTION.has(name)));

export type HttpsFront = {
	origin: string;
	/**
	 * Makes Chromium trust the certificate. With `--ignore-certificate-errors` it would load the pages too, but cache
	 * nothing of them.
	 */
	argument: string;
	stop: () => Promise<void>;
};

/** Forwards to the port of a server, which may start later. */
export const startHttpsFront = async (port: number): Promise<HttpsFront> => {
	const agent = new http.Agent({ keepAlive: true });
	const forward = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
		const { method, url: path, authority: host } = request;
		const headers = { ...passedOn(request.headers), host };
		const call = http.request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
			response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
			answer.pipe(response);
		});
		call.on('error', () => response.stream.close(http2.constants.NGHTTP2_INTERNAL_ERROR));
		request.pipe(call);
	};
	const { trusted, ...certificate } = makeCertificate();
	const server = http2.createSecureServer(certificate, forward).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const sessions = new Set<http2.ServerHttp2Session>();
	server.on('session', (session) => {
		sessions.add(session);
		session.once('close', () => sessions.delete(session));
	});
	return {
		origin: `https://localhost:${(server.address() as AddressInfo).port}`,
		argument: `--ignore-certificate-errors-spki-list=${trusted}`,
		stop: async () => {
			for (const session of sessions) session.destroy();
			agent.destroy();
			server.close();
			await once(server, 'close');
		},
	};
};
