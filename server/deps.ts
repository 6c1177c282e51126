import type { Logger } from 'pino';
import type { SessionStore } from './accounts/sessions.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './db/client.ts';
import type { FileStorage } from './files/storage.ts';
import type { OutboxRelay } from './jobs/outbox.ts';
import type { Limits } from './limits.ts';
import type { Signer } from './secret.ts';

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
