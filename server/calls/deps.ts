import type { Logger } from 'pino';
import type { Clock } from '#server/base/clock.ts';
import type { Config } from '#server/base/config.ts';
import type { Limits } from '#server/base/limits.ts';
import type { Signer } from '#server/base/secret.ts';
import type { Db } from '#server/db/client.ts';
import type { OutboxRelay } from '#server/jobs/outbox.ts';
import type { SessionStore } from '#server/sessions/sessions.ts';
import type { FileStorage } from '#server/storage/storage.ts';

/** What services work with; put together once by the process that runs them, and by the tests. */
export type Deps = {
	config: Config;
	clock: Clock;
	log: Logger;
	db: Db;
	sessions: SessionStore;
	storage: FileStorage;
	outbox: OutboxRelay;
	limits: Limits;
	signer: Signer;
};
