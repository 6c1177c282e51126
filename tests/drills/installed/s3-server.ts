import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { signatureOf } from '#tests/support/files/s3-signature.ts';

/**
 * A small S3 server as a process: buckets are the folders of S3_FOLDER, at S3_PORT. It knows the requests of Kyosei, keeps what
 * it got, and refuses what is not signed with S3_SECRET.
 */

const { S3_FOLDER: folder = '', S3_PORT: port, S3_SECRET: secret = '' } = process.env;

type Reply = { status: number; body?: string; file?: string };

const refused = (status: number, code: string): Reply => ({ status, body: `<Error><Code>${code}</Code></Error>` });

const isSigned = (request: http.IncomingMessage): boolean =>
	(request.headers.authorization ?? '').endsWith(`Signature=${signatureOf(request, secret)}`);

const escaped = (key: string): string => key.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** All in one page. */
const list = (bucket: string, prefix: string): string => {
	const keys = fs.readdirSync(bucket).map(decodeURIComponent);
	const found = keys.filter((key) => key.startsWith(prefix)).sort();
	const contents = found.map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`).join('');
	return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`;
};

let received = 0;

const store = async (request: http.IncomingMessage, file: string): Promise<Reply> => {
	const part = path.join(folder, `part-${++received}`);
	await pipeline(request, fs.createWriteStream(part));
	fs.renameSync(part, file);
	return { status: 200 };
};

const reply = async (request: http.IncomingMessage): Promise<Reply> => {
	const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
	const [, name = '', ...rest] = pathname.split('/');
	const bucket = path.join(folder, name);
	if (!isSigned(request)) return refused(403, 'SignatureDoesNotMatch');
	if (!fs.existsSync(bucket)) return refused(404, 'NoSuchBucket');
	if (searchParams.get('list-type') === '2')
		return { status: 200, body: list(bucket, searchParams.get('prefix') ?? '') };
	const key = decodeURIComponent(rest.join('/'));
	if (key === '') return { status: 200 };
	const file = path.join(bucket, encodeURIComponent(key));
	if (request.method === 'PUT') return store(request, file);
	if (request.method === 'DELETE') {
		fs.rmSync(file, { force: true });
		return { status: 204 };
	}
	return fs.existsSync(file) ? { status: 200, file } : refused(404, 'NoSuchKey');
};

const server = http.createServer(async (request, response) => {
	const { status, body = '', file } = await reply(request);
	if (!request.readableEnded) request.resume();
	const size = file ? fs.statSync(file).size : Buffer.byteLength(body);
	response.writeHead(status, { 'Content-Length': size, ...(body ? { 'Content-Type': 'application/xml' } : {}) });
	if (file && request.method !== 'HEAD') await pipeline(fs.createReadStream(file), response).catch(() => {});
	else response.end(body);
});
server.listen(Number(port), '127.0.0.1');
