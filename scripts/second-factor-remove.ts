import { findUserByEmail, lockUser } from '#server/accounts/queries.ts';
import { recordAudit } from '#server/audit/record.ts';
import { removeFactorsOf } from '#server/second-factor/remove.ts';
import { CommandError, runCommand } from './commands/command.ts';
import { type Installation, withInstallation } from './commands/installation.ts';

type Account = { area: 'console' | 'app'; email: string };

const remove = ({ db, clock }: Installation, { area, email }: Account): Promise<void> =>
	db.transaction(async (tx) => {
		const found = await findUserByEmail(tx, area, email);
		const user = found && (await lockUser(tx, found.id, 'update'));
		if (!user) throw new CommandError(`Nobody has the email ${email} in the ${area} area`);
		if (!(await removeFactorsOf(tx, clock, user))) throw new CommandError(`${email} has no second factor`);
		await recordAudit(tx, {
			action: 'second_factor.removed_by_command',
			subject: 'user',
			subjectId: user.id,
			detail: { area },
		});
	});

await runCommand({
	name: 'second-factor:remove',
	about: 'Removes the second factor of an account whose owner has lost it, and ends its sign-ins; the password stays.',
	options: {
		email: { about: 'Whose it is.', value: 'EMAIL', required: true },
		app: { about: 'It is an account of a company; without this, one of the console.' },
	},
	run: async ({ email, app }) => {
		const account = { area: app ? 'app' : 'console', email } as const;
		await withInstallation((installation) => remove(installation, account));
		console.log(`${email} signs in with the password alone now; earlier sign-ins have ended.`);
	},
});
