import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { currentOrigin } from '#server/base/origin.ts';
import { FILE_MODE, makePrivateFolder } from '#server/base/private-files.ts';
import type { Deps, Mail } from '#server/calls/deps.ts';
import { withTemporaryFile } from '#server/storage/temporary.ts';

/** An unresponsive mail server counts as refusing. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000, dnsTimeout: 10_000 };
/** Maximum total duration of sending a mail, less than the lifetime of its claim. */
const LONGEST_MS = 90_000;

/** Names the request that caused a mail, as its log lines do. */
const requestHeader = (): Record<string, string> => {
	const requestId = currentOrigin()?.requestId;
	return requestId ? { 'X-Request-Id': requestId } : {};
};

/** An address is passed as an object, so that it is never parsed as several or as one with a name. */
const messageOf = ({ config }: Deps, { to, unsubscribe, attachments, ...mail }: Mail) => ({
	from: config.mailFrom,
	to: { name: '', address: to },
	...mail,
	attachments: [...attachments],
	// Suppresses out-of-office replies (RFC 3834).
	headers: {
		'Auto-Submitted': 'auto-generated',
		...requestHeader(),
		...(unsubscribe
			? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
			: {}),
	},
	disableFileAccess: true,
	disableUrlAccess: true,
});

/** File name of a mail; unique per Message-ID. */
const fileOf = ({ clock }: Deps, { messageId }: Mail): string =>
	`${clock.now().toISOString().replace(/[:.]/g, '-')}-${messageId.slice(1, 9)}.eml`;

/** Without SMTP_URL, mails are written as .eml files, atomically. */
const writeToOutbox = async (deps: Deps, mail: Mail): Promise<void> => {
	const folder = path.resolve(deps.config.dataDir, 'outbox');
	await makePrivateFolder(folder);
	const transport = createTransport({ streamTransport: true, buffer: true });
	const composed = await transport.sendMail(messageOf(deps, mail));
	const file = fileOf(deps, mail);
	await withTemporaryFile(deps.storage.temporaryFolder, async (temporary) => {
		await writeFile(temporary, composed.message as Buffer, { mode: FILE_MODE });
		await rename(temporary, path.join(folder, file));
	});
	deps.log.info({ file }, 'no SMTP_URL is set: the mail was written to the outbox folder');
};

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** Our credentials, plain and as transmitted, to be masked in responses of the mail server. */
const secretsOf = (smtpUrl: string): string[] => {
	const { username, password } = new URL(smtpUrl);
	const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
	if (!secret) return [];
	return [secret, password, base64(secret), base64(`\0${user}\0${secret}`), base64(user)];
};

type Refusal = { code?: unknown; command?: unknown; message?: unknown };

/** Why a mail was not sent: error code of the transport, the failed command, and the response of the mail server. */
const refusalOf = (error: unknown, smtpUrl: string): Error => {
	const { code, command, message } = error as Refusal;
	let line = [code, command].filter((word) => typeof word === 'string').join(' ');
	line = `${line ? `${line}: ` : ''}${String(message)}`;
	for (const secret of secretsOf(smtpUrl)) line = line.replaceAll(secret, '***');
	const refusal = new Error(line);
	refusal.name = 'MailError';
	return refusal;
};

/**
 * Sends a mail over SMTP_URL; `stopped` aborts it.
 * @throws an error whose message names the failed command and the response
 */
export const sendMail = async (deps: Deps, mail: Mail, stopped?: AbortSignal): Promise<void> => {
	const { smtpUrl } = deps.config;
	if (!smtpUrl) return writeToOutbox(deps, mail);
	const transport = createTransport({ url: smtpUrl, ...TIMEOUTS });
	const tooLong = AbortSignal.timeout(LONGEST_MS);
	const message = { ...messageOf(deps, mail), signal: stopped ? AbortSignal.any([tooLong, stopped]) : tooLong };
	try {
		await transport.sendMail(message);
	} catch (error) {
		throw refusalOf(error, smtpUrl);
	} finally {
		transport.close();
	}
};
