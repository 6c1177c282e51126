import fs from 'node:fs';
import path from 'node:path';

/** The mails that workers wrote as files, without a mail server. */

export type MailFile = { messageId: string; to: string; text: string };

const decoded = (part: string): string => {
	const split = part.indexOf('\r\n\r\n');
	const [head, body] = [part.slice(0, split), part.slice(split + 4)];
	if (/^Content-Transfer-Encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8');
	const bytes = body
		.replace(/=\r\n/g, '')
		.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, 'latin1').toString('utf8');
};

const headerOf = (eml: string, name: string): string =>
	new RegExp(`^${name}: (.*)$`, 'im').exec(eml)?.[1]?.trim() ?? '';

const parse = (eml: string): MailFile => {
	const parts = eml.split(/\r\n--[^\r\n]+\r\n/);
	return { messageId: headerOf(eml, 'Message-ID'), to: headerOf(eml, 'To'), text: parts.map(decoded).join('\n') };
};

const readEach = <T>(dataDir: string, read: (eml: string) => T): T[] => {
	const folder = path.join(dataDir, 'outbox');
	if (!fs.existsSync(folder)) return [];
	return fs.readdirSync(folder).map((file) => read(fs.readFileSync(path.join(folder, file), 'utf8')));
};

export const readMailFiles = (dataDir: string): MailFile[] => readEach(dataDir, parse);

/** Of each mail, of which there may be too many to hold their texts. */
export const messageIdsOf = (dataDir: string): string[] => readEach(dataDir, (eml) => headerOf(eml, 'Message-ID'));
