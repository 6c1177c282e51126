import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Config } from '#server/base/config.ts';
import { roleOfMachine } from './credentials.ts';

/** The five calls that the file storage makes to a bucket, signed by AWS's own package. */

const CONNECT_LIMIT_MS = 5_000;
/** Without a byte in either direction. */
const SILENCE_LIMIT_MS = 30_000;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;

/** What the bucket refused: `name` is its error code, such as NoSuchKey. */
export class BucketError extends Error {
	readonly status: number;

	constructor(code: string, status: number) {
		super(`the bucket answered ${status} ${code}`);
		this.name = code;
		this.status = status;
	}
}

type Sent = {
	method: 'GET' | 'PUT' | 'DELETE' | 'HEAD';
	/** None for the bucket itself. */
	key?: string;
	query?: Record<string, string>;
	headers?: Record<string, string>;
	/** The path of a file that is sent as the body. */
	file?: string;
};

/** SHA-256 as the signing package wants it. */
class Sha256 {
	readonly #hash: Hash | Hmac;

	constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
		this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', keyOf(secret));
	}

	update(data: string | Uint8Array): void {
		this.#hash.update(data);
	}

	async digest(): Promise<Uint8Array> {
		return this.#hash.digest();
	}

	reset(): void {
		throw new Error('the hash of a request is used once');
	}
}

const keyOf = (secret: string | ArrayBuffer | ArrayBufferView): string | Uint8Array => {
	if (typeof secret === 'string') return secret;
	return ArrayBuffer.isView(secret)
		? new Uint8Array(secret.buffer, secret.byteOffset, secret.byteLength)
		: new Uint8Array(secret);
};

const send = (url: URL, { method, headers, file }: Sent): Promise<http.IncomingMessage> =>
	new Promise((resolve, reject) => {
		const request = (url.protocol === 'http:' ? http : https).request(url, { method, headers });
		const giveUp = (what: string) => () => request.destroy(new Error(`the bucket ${what}`));
		const timer = setTimeout(giveUp('cannot be reached'), CONNECT_LIMIT_MS);
		request.once('socket', (socket) => {
			// A connection that is kept for further requests would otherwise gather a listener with each.
			if (socket.connecting) socket.once('connect', () => clearTimeout(timer));
			else clearTimeout(timer);
		});
		request.setTimeout(SILENCE_LIMIT_MS, giveUp('does not answer'));
		request.once('response', resolve);
		request.once('error', reject);
		request.once('close', () => clearTimeout(timer));
		if (file === undefined) request.end();
		else
			createReadStream(file)
				.once('error', (error) => request.destroy(error))
				.pipe(request);
	});

const isOk = ({ statusCode = 0 }: http.IncomingMessage): boolean => statusCode >= 200 && statusCode < 300;

const mayPass = (error: unknown): boolean =>
	!(error instanceof BucketError) || error.status >= 500 || error.status === 429;

type S3Settings = NonNullable<Config['s3']>;

/** By RFC 3986, as a bucket encodes a key before it compares signatures; JavaScript's own leaves some characters. */
const encoded = (part: string): string =>
	encodeURIComponent(part).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

const addressOf = ({ bucket, region, endpoint, forcePathStyle }: S3Settings): ((key: string) => URL) => {
	const base = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
	const path = base.pathname.replace(/\/$/, '');
	const withBucket = new URL(base);
	if (!forcePathStyle) withBucket.hostname = `${bucket}.${base.hostname}`;
	const root = forcePathStyle ? `${path}/${bucket}/` : `${path}/`;
	return (key) => new URL(`${root}${key.split('/').map(encoded).join('/')}`, withBucket);
};

/** @throws BucketError, or an error of the connection */
export const createBucket = (settings: S3Settings) => {
	const { accessKeyId, secretAccessKey, region } = settings;
	const addressFor = addressOf(settings);
	const signer = new SignatureV4({
		service: 's3',
		region,
		credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : roleOfMachine(region),
		sha256: Sha256,
		uriEscapePath: false,
		applyChecksum: false,
	});

	const attempt = async (sent: Sent): Promise<http.IncomingMessage> => {
		const url = addressFor(sent.key ?? '');
		url.search = new URLSearchParams(sent.query).toString();
		// Files are large and TLS protects them: their content is not hashed first, as in AWS's own client.
		const { headers } = await signer.sign({
			method: sent.method,
			protocol: url.protocol,
			hostname: url.hostname,
			path: url.pathname,
			...(sent.query ? { query: sent.query } : {}),
			headers: { ...sent.headers, host: url.host, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
		});
		const response = await send(url, { ...sent, headers });
		if (isOk(response)) return response;
		const code = /<Code>([^<]+)<\/Code>/.exec(await text(response))?.[1];
		const status = response.statusCode ?? 0;
		throw new BucketError(code ?? (status === 404 ? 'NotFound' : 'Refused'), status);
	};

	return async (sent: Sent): Promise<http.IncomingMessage> => {
		for (let number = 1; ; number++) {
			try {
				return await attempt(sent);
			} catch (error) {
				if (number >= ATTEMPTS || !mayPass(error)) throw error;
				await sleep(FIRST_PAUSE_MS * 2 ** number * (0.5 + Math.random() / 2));
			}
		}
	};
};
