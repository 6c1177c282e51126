import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The pool, or the caller's transaction. */
export type Executor = Db | Tx;
export type Reader = { db: Executor };
