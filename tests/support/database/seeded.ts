import { loadSeeds } from '#scripts/seed/load.ts';
import { systemClock } from '#server/base/clock.ts';
import { openDatabase } from '#server/db/client.ts';
import { migrate } from '#server/db/migrate.ts';

/** Migrates an empty database and loads the seeds. */
export const migrateAndSeed = async (url: string): Promise<void> => {
	await migrate(url, { queueTables: true });
	const database = openDatabase({ url, max: 2, onError: () => {} });
	await loadSeeds({ db: database.db, clock: systemClock });
	await database.close();
};
