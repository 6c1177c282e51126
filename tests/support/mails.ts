import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { vi } from 'vitest';
import type { TestApp } from './app.ts';

type Mail = { to: string; subject: string; text: string };

/** Decodes the encoded words of a header, such as `=?UTF-8?B?…?=` or `=?UTF-8?Q?…?=`. */
const decodeHeader = (value: string): string =>
	value
		.replace(/\?=\s+=\?/g, '?==?')
		.replace(/=\?utf-8\?([bq])\?(.*?)\?=/gi, (_, encoding: string, word: string) =>
			encoding.toLowerCase() === 'b'
				? Buffer.from(word, 'base64').toString('utf8')
				: decodeQuoted(word.replaceAll('_', ' ')),
		);

const decodeQuoted = (text: string): string =>
	Buffer.from(
		text
			.replace(/=\r?\n/g, '')
			.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
		'latin1',
	).toString('utf8');

const parse = (eml: string): Mail => {
	const split = eml.indexOf('\r\n\r\n');
	const head = eml.slice(0, split).replace(/\r\n[ \t]+/g, ' ');
	const header = (name: string): string => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? '';
	const body = eml.slice(split + 4);
	const encoding = header('Content-Transfer-Encoding');
	const text = encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : decodeQuoted(body);
	return {
		to: header('To'),
		subject: decodeHeader(header('Subject')),
		text: (encoding === '7bit' ? body : text).replaceAll('\r\n', '\n'),
	};
};

/** Waits for a mail to the address in the app's outbox folder. */
export const readMail = ({ deps }: TestApp, to: string): Promise<Mail> =>
	vi.waitUntil(
		async () => {
			const folder = path.resolve(deps.config.dataDir, 'outbox');
			const files = await readdir(folder).catch(() => []);
			const mails = await Promise.all(
				files.map(async (file) => parse(await readFile(path.join(folder, file), 'utf8'))),
			);
			return mails.find((mail) => mail.to === to) ?? null;
		},
		{ timeout: 20_000, interval: 50 },
	);
