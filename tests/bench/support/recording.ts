export type Statements = { text: string; values: unknown[] }[];

/** One call of ours, with the statements that it ran. */
export type Recording = {
	method: string;
	/** The path below /api, without its query. */
	path: string;
	statements: Statements;
	isTransaction: boolean;
	answer: unknown;
};

/** What the bare server is told: the database, and what it answers with. */
export type BareSetup = { databaseUrl: string; pool: number; recordings: Recording[] };
