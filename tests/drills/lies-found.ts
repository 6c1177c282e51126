import { checkHistory } from './history/checker.ts';
import { runClients } from './random-clients/clients.ts';
import { LIES, startLyingProxy } from './random-clients/lying-proxy.ts';
import { waitUntilQuiet } from './random-clients/quiet.ts';
import { readFinalState } from './random-clients/read-final-state.ts';
import { makeWorld } from './random-clients/world.ts';
import { createChecks, type Drill } from './support/drill.ts';
import { withSite } from './support/site.ts';

const COMPANIES = 3;
const CLIENTS = 6;
const OPERATIONS = 400;
const QUIET_LIMIT_MS = 60_000;

/** Shows that the checker of the random clients works: nothing is found with an honest server, every lie is. */
export const liesFound: Drill = {
	name: 'promises broken on purpose',
	rule: 'the checker of the random clients finds each, and nothing without one',
	limitMs: 400_000,
	run: ({ seed }) =>
		withSite(
			{ servers: 1, workers: 1, env: { GRADING_WAIT_MS: '300', TRUST_PROXY: 'loopback' } },
			async ({ app, servers }) => {
				const { problems, check } = createChecks();
				const server = servers[0]?.url ?? '';
				const rulesBroken = async (url: string) => {
					const companies = await makeWorld(app, COMPANIES);
					const operations = await runClients({
						app,
						companies,
						urls: [url],
						seed,
						operations: OPERATIONS,
						concurrency: CLIENTS,
					});
					await waitUntilQuiet(app, QUIET_LIMIT_MS);
					const ids = companies.map(({ id }) => id);
					return checkHistory(operations, await readFinalState(app, ids)).map(({ rule }) => rule);
				};
				const honest = await rulesBroken(server);
				check(honest.length === 0, `without a lie: ${honest.join(', ')}`);
				let found = 0;
				for (const makeLie of LIES) {
					const lie = makeLie();
					const proxy = await startLyingProxy(server, lie);
					const broken = await rulesBroken(proxy.url).finally(proxy.close);
					const isFound = lie.finds.some((rule) => broken.includes(rule));
					if (isFound) found++;
					check(isFound, `${lie.name}: found ${broken.length === 0 ? 'nothing' : [...new Set(broken)].join(', ')}`);
				}
				return {
					figures: `${found} of ${LIES.length} found, in ${OPERATIONS} operations each; seed ${seed}`,
					problems,
				};
			},
		),
};
