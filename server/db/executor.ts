import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** A query runs on the pool or in the caller's transaction. */
export type Executor = Db | Tx;
/** The dependencies of a read-only service. */
export type Reader = { db: Executor };
