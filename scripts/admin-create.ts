import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { systemClock } from '#server/base/clock.ts';
import { type Config, ConfigError } from '#server/base/config.ts';
import { AppError } from '#server/base/errors.ts';
import { openDatabase } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/db/migrate.ts';
import { checkDatabase } from '#server/db/requirements.ts';
import { addAdminUser } from '#server/members/admin-users.ts';
import { email as emailField, requiredText } from '#shared/fields.ts';
import { askPassword, checkPassword, generatePassword } from './admin/password.ts';
import { checkDataDir } from './start/checks.ts';
import { oneLine } from './start/one-line.ts';
import { loadSettings } from './start/settings.ts';

/** `npm run admin:create`: adds a console admin, such as the first one. */

const HELP = `Adds an admin of the console.

  npm run admin:create -- --email you@example.com [--name "Your Name"] [--generate]

  --email     what the admin signs in with
  --name      how the admin is called; the email unless given
  --generate  makes a password and shows it once, instead of asking for one
              (so it is, too, where nobody can be asked)

The database is the one of npm start: DATABASE_URL, or the one in DATA_DIR. It may run meanwhile.
`;

type Admin = { name: string; email: string; password: string };

const readArguments = () => {
	try {
		return parseArgs({
			options: {
				email: { type: 'string' },
				name: { type: 'string' },
				generate: { type: 'boolean', default: false },
				help: { type: 'boolean', short: 'h', default: false },
			},
		}).values;
	} catch (error) {
		throw new ConfigError(`${oneLine(error)} (--help tells more)`);
	}
};

const check = (isRight: boolean, otherwise: string): void => {
	if (!isRight) throw new ConfigError(otherwise);
};

/** Runs `work` with the configured database; starts the embedded one if necessary. */
const withDatabase = async (
	config: Config,
	work: (db: ReturnType<typeof openDatabase>['db']) => Promise<void>,
): Promise<void> => {
	const dataDir = path.resolve(config.dataDir);
	if (!config.databaseUrl) checkDataDir(dataDir);
	const embedded = config.databaseUrl ? null : await startEmbeddedPostgres({ dataDir, database: 'kyosei' });
	const url = config.databaseUrl ?? embedded?.url ?? '';
	try {
		if (config.databaseUrl) await checkDatabase(url);
		await migrate(url, { queueTables: !config.redisUrl });
		const database = openDatabase({ url, max: 2, onError: () => {} });
		try {
			await work(database.db);
		} finally {
			await database.close();
		}
	} finally {
		await embedded?.stop();
	}
};

const create = (config: Config, admin: Admin): Promise<void> =>
	withDatabase(config, async (db) => {
		try {
			await addAdminUser({ db, clock: systemClock, config }, null, { ...admin, role: 0, company_ids: [] }, null);
		} catch (error) {
			if (error instanceof AppError) throw new ConfigError(`The console has an account with ${admin.email} already`);
			throw error;
		}
	});

const main = async (): Promise<void> => {
	process.chdir(path.join(path.dirname(fileURLToPath(import.meta.url)), '..'));
	const given = readArguments();
	if (given.help) return void process.stdout.write(HELP);
	const config = loadSettings();
	const email = emailField().safeParse(given.email);
	check(email.success, 'Say which email: npm run admin:create -- --email you@example.com');
	const name = requiredText().safeParse(given.name ?? email.data);
	check(name.success, 'The name is empty or too long');
	const isGenerated = given.generate || !process.stdin.isTTY;
	const password = isGenerated ? generatePassword() : await askPassword();
	checkPassword(config, password, email.data ?? '');
	await create(config, { email: email.data ?? '', name: name.data ?? '', password });
	process.stdout.write(`${email.data} is an admin of the console now.\n`);
	if (isGenerated) process.stdout.write(`Password, shown only this once: ${password}\n`);
};

main().catch((error: unknown) => {
	for (const line of error instanceof ConfigError ? error.problems : [oneLine(error)])
		process.stderr.write(`${line}.\n`);
	process.exitCode = 1;
});
