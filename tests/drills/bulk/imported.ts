import { randomInt } from 'node:crypto';
import { isNotNull } from 'drizzle-orm';
import { users } from '#server/db/tables/accounts.ts';
import { companies as companyRows } from '#server/db/tables/companies.ts';
import { type createChecks, seconds } from '#tests/drills/support/drill.ts';
import { peakMemory } from '#tests/drills/support/memory.ts';
import type { Site } from '#tests/drills/support/site.ts';
import {
	administratorCells,
	checkCompanies,
	companyCells,
	companyWorkbook,
	importCompanies,
} from '#tests/support/files/company-workbooks.ts';
import { askThroughKill } from './killed-while-asked.ts';
import { doneOf, workOffThroughKill } from './worked-off.ts';

/** Companies with an administrator each, registered from a file, while server and worker are killed. */

type Given = {
	token: string | null;
	companies: number;
	/** Begins the names of all. */
	name: string;
	check: ReturnType<typeof createChecks>['check'];
	limitMs: number;
};

const workbookOf = ({ companies, name }: Pick<Given, 'companies' | 'name'>): Promise<Buffer> => {
	const rows = Array.from({ length: companies }, (_, at) =>
		companyCells({ your_number: `N-${at}`, company_name: `${name}${at}` }),
	);
	return companyWorkbook({
		companies: rows,
		administrators: rows.map(({ your_number }) => administratorCells(your_number)),
	});
};

const MEGABYTE = 1024 ** 2;
const LIFE_MS = 1_000;
/** About when the file was read and its rows are written. */
const KILL_FROM_MS = 500;
const KILL_TO_MS = 8_000;

/** Returns the figures. */
export const importAll = async (site: Site, given: Given): Promise<string> => {
	const { token, companies, check, limitMs } = given;
	const { app, servers } = site;
	const content = await workbookOf(given);
	const server = servers[0];
	if (!server) throw new Error('the site has a server');
	const before = peakMemory(server.pid);
	const begin = performance.now();
	const looked = await checkCompanies({ token, url: server.url }, content);
	const read = performance.now() - begin;
	const more = peakMemory(server.pid) - before;
	check(
		looked.status === 200 && looked.data.new === companies,
		`the file was answered ${looked.status}: ${looked.text.slice(0, 200)}`,
	);

	const asked = await askThroughKill(
		site,
		(url) => importCompanies({ token, url }, content),
		randomInt(KILL_FROM_MS, KILL_TO_MS),
	);
	const { workerMs, beforeKill } = await workOffThroughKill(site, asked.id, LIFE_MS, limitMs);
	const done = await doneOf(site, asked.id);
	check(done === companies, `${done} of ${companies} rows were imported`);
	const stored = await app.deps.db.$count(companyRows, isNotNull(companyRows.yourNumber));
	check(stored === companies, `${stored} companies were registered`);
	const people = await app.deps.db.$count(users, isNotNull(users.companyId));
	check(people === companies, `${people} administrators were registered`);

	const url = site.servers.at(-1)?.url ?? app.url;
	const again = await checkCompanies({ token, url }, content);
	check(again.data.unchanged === companies, `the same file again changes ${again.data.new} and ${again.data.changed}`);
	const refused = await importCompanies({ token, url }, content);
	check(refused.status === 422, `the same file again was answered ${refused.status}`);
	return [
		`a file of ${companies} companies and as many administrators (${(content.length / MEGABYTE).toFixed(1)} MB) read in ${seconds(read)} with ${Math.round(more)} MB`,
		`server killed while asked (${asked.wasMade ? 'the job was there' : 'asked again'})`,
		`imported in ${seconds(workerMs)} of worker time, ${beforeKill} before a kill`,
	].join('; ');
};
