import { createHash } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/base/config.ts';
import type { FileStorage } from '#server/storage/file-storage.ts';
import { openStorage } from '#server/storage/storage.ts';
import { signatureOf } from '#tests/support/files/s3-signature.ts';

/** A fake S3 server that records the requests. */
type Stored = { body: Buffer; contentType: string | undefined };
type Answer = { status: number; body?: Buffer | string; type?: string | undefined; location?: string };

const bucket = new Map<string, Stored>();
const requests: { method: string; url: string; headers: http.IncomingHttpHeaders }[] = [];
let broken = false;
/** How many of the next requests find the storage overloaded. */
let overloaded = 0;
/** What is answered to every request, if anything. */
let refusal: Answer | null = null;

const ROLE = {
	AccessKeyId: 'role-key',
	SecretAccessKey: 'role-secret',
	Token: 'role-token',
	Expiration: '2999-01-01T00:00:00Z',
};

const answer = (request: http.IncomingMessage, body: Buffer): Answer => {
	const url = new URL(request.url ?? '/', 'http://s3');
	const [, name, ...rest] = url.pathname.split('/');
	const key = decodeURIComponent(rest.join('/'));
	if (url.pathname === '/role') return { status: 200, body: JSON.stringify(ROLE), type: 'application/json' };
	if (overloaded > 0) {
		overloaded--;
		return { status: 503, body: '<Error><Code>SlowDown</Code></Error>', type: 'application/xml' };
	}
	if (refusal) return refusal;
	if (broken) return { status: 403, body: '<Error><Code>AccessDenied</Code></Error>', type: 'application/xml' };
	if (name !== 'documents-bucket') return { status: 404 };
	if (url.searchParams.get('list-type') === '2') {
		const [prefix = '', after = ''] = ['prefix', 'continuation-token'].map((name) => url.searchParams.get(name) ?? '');
		const found = [...bucket.keys()].sort().filter((each) => each.startsWith(prefix) && each > after);
		const page = found.slice(0, 2).map((each) => `<Contents><Key>${each.replace('&', '&amp;')}</Key></Contents>`);
		const more = found.length > 2 ? `<NextContinuationToken>${found[1]}</NextContinuationToken>` : '';
		const listed = `<ListBucketResult><IsTruncated>${found.length > 2}</IsTruncated>${more}${page.join('')}</ListBucketResult>`;
		return { status: 200, body: listed, type: 'application/xml' };
	}
	if (request.method === 'HEAD') return { status: key === '' ? 200 : 404 };
	if (request.method === 'PUT') {
		bucket.set(key, { body, contentType: request.headers['content-type'] });
		return { status: 200 };
	}
	if (request.method === 'DELETE') {
		bucket.delete(key);
		return { status: 204 };
	}
	const found = bucket.get(key);
	if (found) return { status: 200, body: found.body, type: found.contentType };
	return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>', type: 'application/xml' };
};

const server = http.createServer(async (request, response) => {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
	const { status, body, type, location } = answer(request, Buffer.concat(chunks));
	const length = Buffer.byteLength(body ?? '');
	const headers = { ...(type ? { 'Content-Type': type } : {}), ...(location ? { Location: location } : {}) };
	response.writeHead(status, { 'Content-Length': length, ...headers });
	response.end(body);
});

let connections = 0;
server.on('connection', () => {
	connections++;
});

let folder = '';
let origin = '';

const open = (keys: Record<string, string>): Promise<FileStorage> =>
	openStorage(
		readConfig({
			DATA_DIR: folder,
			S3_BUCKET: 'documents-bucket',
			S3_ENDPOINT: origin,
			S3_FORCE_PATH_STYLE: 'true',
			...keys,
		}),
	);

let storage: FileStorage;
beforeAll(async () => {
	folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-s3-'));
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	origin = `http://127.0.0.1:${port}`;
	storage = await open({ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' });
});
afterAll(async () => {
	await new Promise((resolve) => {
		server.close(resolve);
		server.closeAllConnections();
	});
	fs.rmSync(folder, { recursive: true });
});
beforeEach(() => {
	bucket.clear();
	requests.length = 0;
	broken = false;
	overloaded = 0;
	refusal = null;
});

const KEY = 'documents/12/0123456789abcdef.pdf';

const localFile = (content: Buffer): string => {
	const file = path.join(storage.temporaryFolder, 'upload.part');
	fs.writeFileSync(file, content);
	return file;
};

const firstSignature = (): string => `Signature=${signatureOf(requests[0] ?? { headers: {} }, 'secret')}`;

describe('a bucket as the file storage', () => {
	it('uploads a file unchanged, signed and with its content type, and returns it as a stream', async () => {
		const content = Buffer.alloc(300_000, 'kyosei');
		const file = localFile(content);
		await storage.put(KEY, file, 'application/pdf');
		expect(fs.existsSync(file)).toBe(false);
		const hash = (bytes: Buffer | undefined) =>
			createHash('sha256')
				.update(bytes ?? '')
				.digest('hex');
		expect(hash(bucket.get(KEY)?.body)).toBe(hash(content));
		expect(bucket.get(KEY)?.contentType).toBe('application/pdf');
		const [put] = requests;
		expect(put).toMatchObject({ method: 'PUT', headers: { 'content-length': '300000' } });
		expect(put?.url).toContain(`/documents-bucket/${KEY}`);
		expect(put?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//);
		expect(put?.headers['content-encoding']).toBeUndefined();
		const found = await storage.get(KEY);
		expect(found?.size).toBe(300_000);
		expect(found && (await text(found.stream))).toBe(content.toString());
	});

	it('returns null for missing and removed files', async () => {
		expect(await storage.get(KEY)).toBeNull();
		await storage.put(KEY, localFile(Buffer.from('x')), 'application/pdf');
		await storage.remove(KEY);
		expect(bucket.size).toBe(0);
		expect(await storage.get(KEY)).toBeNull();
		await storage.remove(KEY);
	});

	it('lists a folder, page by page', async () => {
		expect(await storage.list('voice-keys')).toEqual([]);
		const keys = ['1', '12', '3', '4', '5&6'].map((name) => `voice-keys/${name}`);
		for (const key of ['documents/1', ...keys, 'voice-keys-of-others/1']) {
			await storage.put(key, localFile(Buffer.from('x')), 'text/plain');
		}
		expect(await storage.list('voice-keys')).toEqual(keys);
		const { url = '', headers } = requests.at(-1) ?? {};
		expect(url).toContain('continuation-token=voice-keys%2F4');
		expect(headers?.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//);
	});

	it('reports its health, and throws on errors', async () => {
		await storage.check();
		expect(requests.map(({ method, url }) => `${method} ${url.split('?')[0]}`)).toEqual(['HEAD /documents-bucket/']);
		broken = true;
		await expect(storage.check()).rejects.toThrow();
		await expect(storage.get(KEY)).rejects.toMatchObject({ name: 'AccessDenied' });
		const file = localFile(Buffer.from('x'));
		await expect(storage.put(KEY, file, 'application/pdf')).rejects.toThrow();
		// The caller keeps the local file and removes it.
		expect(fs.existsSync(file)).toBe(true);
	});

	it('sends a request again that found the storage overloaded, with the whole file, and gives up after three', async () => {
		overloaded = 2;
		await storage.put(KEY, localFile(Buffer.from('all of it')), 'application/pdf');
		expect(bucket.get(KEY)?.body.toString()).toBe('all of it');
		expect(requests).toHaveLength(3);
		overloaded = 3;
		await expect(storage.get(KEY)).rejects.toMatchObject({ name: 'SlowDown' });
		expect(requests).toHaveLength(6);
	});

	it('follows no redirect', async () => {
		refusal = { status: 307, location: `${origin}/documents-bucket/elsewhere` };
		const file = localFile(Buffer.from('x'));
		for (const call of [storage.check(), storage.get(KEY), storage.put(KEY, file, 'application/pdf')]) {
			await expect(call).rejects.toMatchObject({ status: 307 });
		}
		expect(requests).toHaveLength(3);
		expect(requests.filter(({ url }) => url.includes('elsewhere'))).toEqual([]);
	});

	it('tells the code of an error and nothing of the request, which a bucket may repeat', async () => {
		const details = '<CanonicalRequest>x-amz-security-token:of-the-role</CanonicalRequest>';
		const body = `<Error><Code>SignatureDoesNotMatch</Code>${details}</Error>`;
		refusal = { status: 403, body, type: 'application/xml' };
		const error = await storage.get(KEY).catch((thrown: unknown) => thrown);
		expect(error).toMatchObject({
			name: 'SignatureDoesNotMatch',
			message: 'the bucket answered 403 SignatureDoesNotMatch',
		});
		expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('of-the-role');
	});

	it('tells the status of an answer that is not of a bucket, such as the page of a proxy', async () => {
		refusal = { status: 502, body: '<html><head><meta charset=x></head>', type: 'text/html' };
		await expect(storage.get(KEY)).rejects.toThrow('the bucket answered 502 Refused');
		await expect(storage.check()).rejects.toThrow('the bucket answered 502 Refused');
		await expect(storage.put(KEY, localFile(Buffer.from('x')), 'text/plain')).rejects.toThrow('502 Refused');
	});

	it('tells why a file cannot be read, and writes nothing to the console', async () => {
		const written = vi.spyOn(console, 'warn');
		await expect(storage.put(KEY, storage.temporaryFolder, 'text/plain')).rejects.toMatchObject({ code: 'EISDIR' });
		expect(written).not.toHaveBeenCalled();
		written.mockRestore();
	});

	it('sends content as it is: without a checksum at its end, and at once', async () => {
		await storage.put(KEY, localFile(Buffer.alloc(3 << 20, 'x')), 'text/plain');
		expect(bucket.get(KEY)?.body.length).toBe(3 << 20);
		const { headers = {} } = requests[0] ?? {};
		expect(Object.keys(headers).filter((name) => /checksum|trailer|expect|transfer-encoding/.test(name))).toEqual([]);
		expect(headers['x-amz-content-sha256']).toBe('UNSIGNED-PAYLOAD');
	});

	it('is signed with the role of the machine where no keys are set', async () => {
		vi.stubEnv('AWS_CONTAINER_CREDENTIALS_FULL_URI', `${origin}/role`);
		vi.stubEnv('AWS_CONTAINER_AUTHORIZATION_TOKEN', 'of-the-container');
		const withRole = await open({});
		await withRole.check();
		await withRole.check();
		vi.unstubAllEnvs();
		const [asked, ...checks] = requests;
		expect(asked).toMatchObject({ url: '/role', headers: { authorization: 'of-the-container' } });
		expect(checks).toHaveLength(2);
		for (const { headers } of checks) {
			expect(headers.authorization).toMatch(/Credential=role-key\//);
			expect(headers['x-amz-security-token']).toBe('role-token');
		}
	});

	it('signs requests by the steps that AWS documents', async () => {
		await storage.check();
		expect(requests[0]).toMatchObject({ method: 'HEAD', url: '/documents-bucket/' });
		expect(requests[0]?.headers.authorization).toContain(firstSignature());
	});

	it("encodes keys with ! ' ( ) * as a bucket does before it compares signatures", async () => {
		const key = "documents/12/it's (1) new!*~.pdf";
		const encoded = '/documents-bucket/documents/12/it%27s%20%281%29%20new%21%2A~.pdf';
		await storage.remove(key);
		expect(requests[0]?.url.split('?')[0]).toBe(encoded);
		expect(requests[0]?.headers.authorization).toContain(firstSignature());
	});

	it('adds no listener to a connection for each request that it serves', async () => {
		const warnings: string[] = [];
		const warned = ({ name }: Error): void => void warnings.push(name);
		process.on('warning', warned);
		try {
			const before = connections;
			for (let asked = 0; asked < 15; asked++) await storage.remove(KEY);
			await new Promise((resolve) => setImmediate(resolve));
			expect(connections - before).toBeLessThanOrEqual(1);
			expect(warnings).toEqual([]);
		} finally {
			process.off('warning', warned);
		}
	});
});
