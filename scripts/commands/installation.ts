import path from 'node:path';
import { checkServices } from '#scripts/start/services.ts';
import { loadSettings } from '#scripts/start/settings.ts';
import { systemClock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import type { Deps } from '#server/calls/deps.ts';
import { openDatabase } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded.ts';
import { openStorage } from '#server/storage/storage.ts';

export type Installation = Pick<Deps, 'db' | 'clock' | 'storage'> & { config: Config & { databaseUrl: string } };

/** `anyDatabase`: for commands that only read. */
type Options = { anyDatabase?: boolean };

type Server = { url: string; stop: () => Promise<void> };

/** The configured database. The embedded one is joined if it runs, otherwise started until `stop`. */
const findDatabase = async (config: Config, options: Options): Promise<Server> => {
	if (config.databaseUrl) {
		await checkServices({ ...config, redisUrl: null }, options);
		return { url: config.databaseUrl, stop: async () => {} };
	}
	return startEmbeddedPostgres({ dataDir: config.dataDir, database: 'kyosei' });
};

/** Opens the installation, runs `work`, and closes it. */
export const withInstallation = async <T>(
	work: (installation: Installation) => Promise<T>,
	options: Options = {},
): Promise<T> => {
	const settings = loadSettings();
	const config = { ...settings, dataDir: path.resolve(settings.dataDir) };
	const server = await findDatabase(config, options);
	try {
		const database = openDatabase({ url: server.url, max: 2, onError: () => {} });
		try {
			const storage = await openStorage(config);
			return await work({
				db: database.db,
				clock: systemClock,
				storage,
				config: { ...config, databaseUrl: server.url },
			});
		} finally {
			await database.close();
		}
	} finally {
		await server.stop();
	}
};
