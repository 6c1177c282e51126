import { z } from 'zod';
import { generatePassword } from '#scripts/admin/password.ts';
import { CommandError } from '#scripts/commands/command.ts';
import { assemble } from '#server/assemble.ts';
import { createLog } from '#server/base/log.ts';
import { buildApp } from '#server/http/app.ts';
import { addAdminUser } from '#server/members/admin-users.ts';
import type { Scratch } from './scratch.ts';

const EMAIL = 'backup-check@localhost.invalid';

const session = z.object({ data: z.object({ token: z.string() }) });
const list = z.object({ meta: z.object({ total: z.number() }) });

/**
 * Starts a server on the restored data, signs an account in that it makes for this, and reads the list of companies.
 * @throws CommandError if the server does not answer as it should
 */
export const signInOn = async ({ config }: Scratch, companies: number): Promise<void> => {
	const log = createLog({ ...config, logLevel: 'silent' }, 'backup-check');
	const assembled = await assemble({ config, log });
	const readiness = { isStarted: () => true, isDraining: () => false, checkQueue: async () => {} };
	const app = await buildApp(assembled.deps, readiness, assembled, async () => null);
	try {
		const password = generatePassword();
		const account = { name: 'Backup check', email: EMAIL, password, role: 0 as const, company_ids: [] };
		await addAdminUser(assembled.deps, null, account, null);
		const entered = await app.inject({
			method: 'POST',
			url: '/api/console/login',
			payload: { email: EMAIL, password },
		});
		if (entered.statusCode !== 200)
			throw new CommandError(`A sign-in on the restored data answered ${entered.statusCode}`);
		const { token } = session.parse(entered.json()).data;
		const headers = { authorization: `Bearer ${token}` };
		const read = await app.inject({ url: '/api/console/companies?page=1&per_page=1', headers });
		const total = read.statusCode === 200 ? list.parse(read.json()).meta.total : null;
		if (total !== companies) {
			throw new CommandError(`The restored data has ${companies} companies, and the console shows ${total ?? 'none'}`);
		}
	} finally {
		await app.close();
		await assembled.close();
	}
};
