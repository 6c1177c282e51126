import path from 'node:path';
import { loadSecret } from '#server/base/secret.ts';
import { CommandError, runCommand, typedPath } from './commands/command.ts';
import { type Installation, withInstallation } from './commands/installation.ts';
import { newSecretIn, secretsIn } from './secret/files.ts';
import { acceptSecret, rotateSecret } from './secret/rotate.ts';

/** Consequences of every rotation. */
const ENDS =
	'What ends: links in earlier mails that end mails of their kind, links to open files, codes for photos by phone, passes to the queues.';

const accept = async (installation: Installation): Promise<void> => {
	const count = await acceptSecret(installation, loadSecret(installation.config));
	console.log('The present secret is that of the database now.');
	console.log(`Authenticator apps that no longer work: ${count}. Their owners need a passkey or a recovery code;`);
	console.log('an admin removes the second factor of who has neither.');
};

const rotate = async (installation: Installation, from: string | undefined, to: string): Promise<void> => {
	const { config } = installation;
	const present = from ? secretsIn(typedPath(from)) : [loadSecret(config)];
	const file = typedPath(to);
	const { resealed, lost } = await rotateSecret(installation, present, () => newSecretIn(file, config));
	console.log(`Authenticator apps sealed with the new secret: ${resealed}.`);
	if (lost > 0) console.error(`Not opened by the present secret, and left as they are: ${lost}.`);
	console.log(ENDS);
	console.log(
		config.secret === null
			? `Before the next start: move ${file} to ${path.join(config.dataDir, 'app-secret')}, on every machine.`
			: `Before the next start: set APP_SECRET to the content of ${file}, for every server and worker.`,
	);
};

await runCommand({
	name: 'secret:rotate',
	about: 'Puts another secret in the place of APP_SECRET, with all that was sealed with it. Stop Kyosei first.',
	options: {
		'to-file': { about: 'The file of the new secret; one is made where there is none.', value: 'FILE' },
		'from-file': { about: 'The file of the present secret; without it, the configured one.', value: 'FILE' },
		lost: { about: 'The former secret is lost: take the configured one in its place, and seal nothing anew.' },
	},
	run: async ({ 'to-file': to, 'from-file': from, lost }) => {
		if (lost && (to || from)) throw new CommandError('--lost takes no files: it is about the configured secret', 2);
		if (lost) return withInstallation(accept);
		if (!to) throw new CommandError('--to-file FILE is missing', 2);
		return withInstallation((installation) => rotate(installation, from, to));
	},
});
