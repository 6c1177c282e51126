import http from 'node:http';
import type { TestApp } from '#tests/support/app.ts';

export type RawRequest = {
	method?: string;
	/** The path with query, sent as it is. */
	path: string;
	headers?: Record<string, string>;
	body?: string | Buffer;
	/** Chunked transfer encoding, without Content-Length. */
	isChunked?: boolean;
};

export type RawAnswer = { status: number; headers: http.IncomingHttpHeaders; text: string };

/** A raw HTTP request: nothing is validated, encoded or added. */
export const rawRequest = ({ serverUrl }: Pick<TestApp, 'serverUrl'>, request: RawRequest): Promise<RawAnswer> =>
	new Promise((resolve, reject) => {
		const { hostname, port } = new URL(serverUrl);
		const { method = 'GET', path, headers = {}, body, isChunked = false } = request;
		const length = body === undefined || isChunked ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
		const sent = http.request(
			{ hostname, port, method, path, headers: { ...length, ...headers }, agent: false },
			(response) => {
				const chunks: Buffer[] = [];
				response.on('data', (chunk: Buffer) => chunks.push(chunk));
				response.on('end', () =>
					resolve({
						status: response.statusCode ?? 0,
						headers: response.headers,
						text: Buffer.concat(chunks).toString('utf8'),
					}),
				);
				response.on('error', reject);
			},
		);
		sent.on('error', reject);
		if (isChunked && body !== undefined) sent.write(body.slice(0, 1));
		sent.end(isChunked && body !== undefined ? body.slice(1) : body);
	});
