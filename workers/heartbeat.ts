import { sql } from 'drizzle-orm';
import { beat } from '#server/base/heartbeat.ts';
import type { Deps } from '#server/calls/deps.ts';

const EVERY_MS = 10_000;

/** Proves to `scripts/worker-health.ts` that this process is responsive and reaches its database. */
export const startHeartbeat = ({ db, config, log }: Deps): { stop: () => void } => {
	const check = async (): Promise<void> => {
		try {
			await db.execute(sql`select 1`);
			await beat(config.dataDir);
		} catch (error) {
			log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'no heartbeat');
		}
	};
	void check();
	const timer = setInterval(check, EVERY_MS);
	return { stop: () => clearInterval(timer) };
};
