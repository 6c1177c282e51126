import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Deps, Mail } from '#server/calls/deps.ts';

/** Without SMTP_URL, mails are written as .eml files. */
const writeToOutbox = async (deps: Deps, mail: Mail): Promise<void> => {
	const folder = path.resolve(deps.config.dataDir, 'outbox');
	await mkdir(folder, { recursive: true });
	const composed = await createTransport({ streamTransport: true, buffer: true }).sendMail({
		from: deps.config.mailFrom,
		...mail,
	});
	const file = `${deps.clock.now().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
	await writeFile(path.join(folder, file), composed.message as Buffer, { mode: 0o600 });
	deps.log.info({ file }, 'no SMTP_URL is set: the mail was written to the outbox folder');
};

/** Sends a mail over SMTP_URL. */
export const sendMail = async (deps: Deps, mail: Mail): Promise<void> => {
	if (!deps.config.smtpUrl) return writeToOutbox(deps, mail);
	const transport = createTransport(deps.config.smtpUrl);
	try {
		await transport.sendMail({ from: deps.config.mailFrom, ...mail });
	} finally {
		transport.close();
	}
};
