export type Statements = { text: string; values: unknown[] }[];

/** A call of the product with its statements. */
export type Recording = {
	method: string;
	/** The path below /api, without the query string. */
	path: string;
	statements: Statements;
	isTransaction: boolean;
	answer: unknown;
	/** Whether the last statement's `answer` is sent instead. */
	isAnswered?: boolean;
};

/** The settings of the bare server: the database and the recordings. */
export type BareSetup = { databaseUrl: string; pool: number; recordings: Recording[] };
