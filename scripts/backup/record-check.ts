import { existsSync } from 'node:fs';
import path from 'node:path';
import { withInstallation } from '#scripts/commands/installation.ts';
import type { Config } from '#server/base/config.ts';
import { installation } from '#server/db/tables/installation.ts';

/** Undefined table or column: this DATABASE_URL leads to a server for checks alone, or to an older version. */
const isElsewhere = (error: unknown): boolean => {
	const { cause } = error as { cause?: { code?: string } };
	return ['42P01', '42703'].includes(cause?.code ?? '');
};

/** Without DATABASE_URL and without a database in DATA_DIR there is no installation on this machine. */
const hasInstallation = ({ databaseUrl, dataDir }: Config): boolean =>
	databaseUrl !== null || existsSync(path.resolve(dataDir));

/** Tells the installation that a backup was restored without a fault, which the console shows. Whether one was told. */
export const recordCheck = async (config: Config): Promise<boolean> => {
	if (!hasInstallation(config)) return false;
	return withInstallation(async ({ db, clock }) => {
		try {
			const told = await db.update(installation).set({ backupCheckedAt: clock.now() }).returning();
			return told.length > 0;
		} catch (error) {
			if (isElsewhere(error)) return false;
			throw error;
		}
	});
};
