/** What `npm test -- …` and `npm run test:rest -- …` ask for. */

export type Asked = {
	/** Null for the named tests of both suites. */
	suite: 'day' | 'rest' | null;
	/** How many servers and workers the tests run against, behind a round-robin proxy. */
	servers: string;
	/** Whether `docs/measurements/suite.md` is written anew. */
	report: boolean;
	/** Whether to run what the changes since `main` can reach, instead of named tests. */
	changed: boolean;
	/** Files, folders, and options of the runners; none for the whole suite. */
	named: string[];
};

const take = (args: string[], flag: string): boolean => {
	const at = args.indexOf(flag);
	if (at >= 0) args.splice(at, 1);
	return at >= 0;
};

const takeServers = (args: string[]): string => {
	const at = args.indexOf('--servers');
	const [, servers = '1'] = at < 0 ? [] : args.splice(at, 2);
	if (!/^[1-9]$/.test(servers)) throw new Error('--servers takes a number from 1 to 9');
	return servers;
};

/**
 * - `--rest`: the tests with the tag `rest`; `--day`: those without. Named tests are of both unless one is given.
 * - `--report`: measures, of named tests those of the day.
 * - `--changed`: what the changes since `main` can reach, of both suites.
 * - `--servers N`: with N servers and workers.
 */
export const asked = (args: readonly string[]): Asked => {
	const named = [...args];
	const servers = takeServers(named);
	const report = take(named, '--report');
	const changed = take(named, '--changed');
	const isRest = take(named, '--rest');
	const isDay = take(named, '--day') || report || (named.length === 0 && !changed);
	return { suite: isRest ? 'rest' : isDay ? 'day' : null, servers, report, changed, named };
};
