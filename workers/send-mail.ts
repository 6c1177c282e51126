import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Deps, Mail } from '#server/calls/deps.ts';

/** A mail server that answers nothing for so long has refused; below the time for which a mail is claimed. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000, dnsTimeout: 10_000 };

const messageOf = ({ config }: Deps, { unsubscribe, ...mail }: Mail) => ({
	from: config.mailFrom,
	...mail,
	// No out-of-office notices as answers (RFC 3834).
	headers: {
		'Auto-Submitted': 'auto-generated',
		...(unsubscribe
			? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
			: {}),
	},
	disableFileAccess: true,
	disableUrlAccess: true,
});

/** The name of a mail's file: one for a Message-ID, unique for it. */
const fileOf = ({ clock }: Deps, { messageId }: Mail): string =>
	`${clock.now().toISOString().replace(/[:.]/g, '-')}-${messageId.slice(1, 9)}.eml`;

/** Without SMTP_URL, mails are written as .eml files. */
const writeToOutbox = async (deps: Deps, mail: Mail): Promise<void> => {
	const folder = path.resolve(deps.config.dataDir, 'outbox');
	await mkdir(folder, { recursive: true });
	const transport = createTransport({ streamTransport: true, buffer: true });
	const composed = await transport.sendMail(messageOf(deps, mail));
	const file = fileOf(deps, mail);
	await writeFile(path.join(folder, file), composed.message as Buffer, { mode: 0o600 });
	deps.log.info({ file }, 'no SMTP_URL is set: the mail was written to the outbox folder');
};

/** Sends a mail over SMTP_URL. */
export const sendMail = async (deps: Deps, mail: Mail): Promise<void> => {
	if (!deps.config.smtpUrl) return writeToOutbox(deps, mail);
	const transport = createTransport({ url: deps.config.smtpUrl, ...TIMEOUTS });
	try {
		await transport.sendMail(messageOf(deps, mail));
	} finally {
		transport.close();
	}
};
