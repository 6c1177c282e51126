import { replacePassword } from '#server/accounts/credentials.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { findUserByEmail } from '#server/accounts/queries.ts';
import { recordAudit } from '#server/audit/record.ts';
import { askPassword, checkPassword, generatePassword } from './admin/password.ts';
import { CommandError, runCommand } from './commands/command.ts';
import { type Installation, withInstallation } from './commands/installation.ts';

type Account = { area: 'console' | 'app'; email: string };

const reset = async (
	{ db, clock, config }: Installation,
	{ area, email }: Account,
	password: string,
): Promise<void> => {
	checkPassword(config, password, email);
	const passwordHash = await hashPassword(password);
	await db.transaction(async (tx) => {
		const user = await findUserByEmail(tx, area, email);
		if (!user) throw new CommandError(`Nobody has the email ${email} in the ${area} area`);
		await replacePassword(tx, clock, user.id, passwordHash);
		await recordAudit(tx, {
			action: 'password.reset_by_command',
			subject: 'user',
			subjectId: user.id,
			detail: { area },
		});
	});
};

await runCommand({
	name: 'password:reset',
	about: 'Gives an account a new password and ends its sign-ins.',
	options: {
		email: { about: 'Whose it is.', value: 'EMAIL', required: true },
		app: { about: 'It is an account of a company; without this, one of the console.' },
		generate: {
			about: 'Make a password and show it once, instead of asking (so it is, too, where nobody can be asked).',
		},
	},
	run: async ({ email, app, generate }) => {
		const isGenerated = generate || !process.stdin.isTTY;
		const password = isGenerated ? generatePassword() : await askPassword();
		const account = { area: app ? 'app' : 'console', email } as const;
		await withInstallation((installation) => reset(installation, account, password));
		console.log(`${email} has a new password; earlier sign-ins have ended.`);
		if (isGenerated) console.log(`Password, shown only this once: ${password}`);
	},
});
