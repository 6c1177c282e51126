import pg from 'pg';

/** The migrated and seeded template, made once per run (`global-setup.ts`); each test file gets its own copy. */
export const TEMPLATE = 'kyosei_template';

const withAdmin = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
	const url = new URL(adminUrl());
	const client = new pg.Client({ connectionString: url.toString() });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
};

const adminUrl = (): string => {
	const url = process.env.TEST_DATABASE_URL;
	if (!url) throw new Error('TEST_DATABASE_URL is set by the global setup');
	return url;
};

export const urlOf = (database: string): string => {
	const url = new URL(adminUrl());
	url.pathname = `/${database}`;
	return url.toString();
};

/** A statement outside of any database of the tests, such as one that creates a database. */
export const runOnCluster = async (statement: string): Promise<void> => {
	await withAdmin((client) => client.query(statement));
};

let made = 0;

/** A fresh copy of the template, dropped by `drop`. */
export const createTestDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
	const name = `kyosei_${process.pid}_${Date.now().toString(36)}_${++made}`;
	await withAdmin((client) => client.query(`create database ${name} template ${TEMPLATE} strategy file_copy`));
	return {
		url: urlOf(name),
		drop: async () => {
			await withAdmin((client) => client.query(`drop database if exists ${name} with (force)`));
		},
	};
};
