import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './support/imports.ts';

const versionOf = (name: string): string => {
	const file = path.join(root, 'node_modules', name, 'package.json');
	return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
};

/**
 * `server/db/transactions.ts` and `server/db/client.ts` use what these packages do not promise. With another version, run
 * `transactions.test.ts` and `round-trips.test.ts` of `tests/api/database`, and read what changed in their sessions.
 */
it('the inside of Drizzle and pg that transactions use is that of these versions', () => {
	expect({ 'drizzle-orm': versionOf('drizzle-orm'), pg: versionOf('pg') }).toEqual({
		'drizzle-orm': '0.45.4',
		pg: '8.23.1',
	});
});
