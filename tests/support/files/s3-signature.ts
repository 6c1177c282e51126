import { createHash, createHmac } from 'node:crypto';
import type http from 'node:http';

const sha = (content: string): string => createHash('sha256').update(content).digest('hex');
const mac = (key: string | Buffer, content: string): Buffer => createHmac('sha256', key).update(content).digest();

type Sent = Pick<http.IncomingMessage, 'method' | 'url' | 'headers'>;

/** The signature (version 4) that a request to S3 has with this secret, by the steps that AWS documents. */
export const signatureOf = ({ method, url, headers }: Sent, secret: string): string => {
	const authorization = headers.authorization ?? '';
	const [, scope = ''] = /Credential=[^/]+\/([^,]+)/.exec(authorization) ?? [];
	const [, names = ''] = /SignedHeaders=([^,]+)/.exec(authorization) ?? [];
	const signed = names.split(';').map((name) => `${name}:${headers[name]}\n`);
	const [path, query = ''] = (url ?? '').split('?');
	const canonical = [method, path, query, signed.join(''), names, headers['x-amz-content-sha256']].join('\n');
	const key = scope.split('/').reduce<string | Buffer>(mac, `AWS4${secret}`);
	return mac(key, `AWS4-HMAC-SHA256\n${headers['x-amz-date']}\n${scope}\n${sha(canonical)}`).toString('hex');
};
