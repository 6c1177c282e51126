import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureBundle, printBundle } from '#scripts/setup/bundles.ts';
import { measuredOn, withRow, writePage } from '#tests/support/measurements.ts';
import { backupRestored } from './backup-restored.ts';
import { bulkStarted } from './bulk-started.ts';
import { codesGuessed } from './codes-guessed.ts';
import { containers } from './containers.ts';
import { explained } from './explained.ts';
import { fuzzed } from './fuzzed.ts';
import { liesFound } from './lies-found.ts';
import { mailsHang } from './mails-hang.ts';
import { manySmallElements } from './many-small-elements.ts';
import { noticesWalked } from './notices-walked.ts';
import { pdfsQueued } from './pdfs-queued.ts';
import { postgresRestarted } from './postgres-restarted.ts';
import { processes } from './processes.ts';
import { randomClients } from './random-clients.ts';
import { receiptsFlooded } from './receipts-flooded.ts';
import { redisLost } from './redis-lost.ts';
import { remindersAtOnce } from './reminders-at-once.ts';
import { serverKilled } from './server-killed.ts';
import { slowClients } from './slow-clients.ts';
import { startedTogether } from './started-together.ts';
import { stoppedUnderLoad } from './stopped-under-load.ts';
import { closeCluster, openCluster } from './support/cluster.ts';
import type { Drill, Outcome, Scale } from './support/drill.ts';
import { tenAttackers } from './ten-attackers.ts';
import { topology } from './topology.ts';
import { twoVersions, twoVersionsOnRedis } from './two-versions.ts';
import { upgrade } from './upgrade.ts';
import { workerKilledGrading } from './worker-killed-grading.ts';
import { workerKilledRendering } from './worker-killed-rendering.ts';
import { voiceGuessed, voiceKilled } from './workers-voice.ts';

/** `npm run drills`: runs the drills in sequence, each on its own installation; prints a table of results. */

const DRILLS: readonly Drill[] = [
	topology,
	serverKilled,
	workerKilledGrading,
	workerKilledRendering,
	postgresRestarted,
	redisLost,
	stoppedUnderLoad,
	startedTogether,
	twoVersions,
	twoVersionsOnRedis,
	upgrade,
	backupRestored,
	containers,
	processes,
	fuzzed,
	slowClients,
	pdfsQueued,
	mailsHang,
	manySmallElements,
	tenAttackers,
	liesFound,
	randomClients,
	explained,
	codesGuessed,
	receiptsFlooded,
	noticesWalked,
	remindersAtOnce,
	bulkStarted,
	voiceKilled,
	voiceGuessed,
];

const HELP = `Breaks things on purpose and looks at what must hold.

  npm run drills -- [--only TEXT] [--pdfs 1000] [--requests 10000] [--clients 1000] [--seconds 60] [--operations 10000]
                  [--days 400] [--reminders 20000] [--companies 5000] [--seed N] [--write]

  --only TEXT  only drills whose name contains it
  --seed N     repeats the choices of random clients and of what fails; without it, they differ each time
  --write      also writes the results into docs/measurements/drills.md
`;

const withTimeout = async (drill: Drill, scale: Scale): Promise<Outcome> => {
	let timer: NodeJS.Timeout | undefined;
	const limitMs = typeof drill.limitMs === 'number' ? drill.limitMs : drill.limitMs(scale);
	const timeout = new Promise<Outcome>((resolve) => {
		timer = setTimeout(resolve, limitMs, { figures: '', problems: [`not over after ${limitMs / 1000} s`] });
	});
	try {
		return await Promise.race([drill.run(scale), timeout]);
	} catch (error) {
		return { figures: '', problems: [`it broke off: ${error instanceof Error ? error.message : String(error)}`] };
	} finally {
		clearTimeout(timer);
	}
};

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Runs the drills and prints the table; exits with 1 if a drill has problems. */
const runDrills = async (drills: readonly Drill[], scale: Scale, isWritten: boolean): Promise<void> => {
	await ensureBundle(printBundle, say);
	await openCluster();
	const rows: string[] = [];
	try {
		for (const drill of drills) {
			const missing = typeof drill.missing === 'function' ? drill.missing() : drill.missing;
			const { figures, problems } = missing
				? { figures: `not run: ${missing}`, problems: [] }
				: await withTimeout(drill, scale);
			if (problems.length > 0) process.exitCode = 1;
			for (const problem of problems) say(`  ${drill.name}: ${problem}`);
			const verdict = missing ? '–' : problems.length > 0 ? 'no' : 'yes';
			const cells = [drill.rule, figures, verdict];
			rows.push(`| ${[drill.name, ...cells].join(' | ')} |`);
			if (isWritten && !missing) writePage('drills.md', (page) => withRow(page, drill.name, [...cells, measuredOn()]));
			say(`${verdict.padEnd(4)}${drill.name}: ${figures}`);
		}
	} finally {
		await closeCluster();
	}
	say(['', '| drill | must hold | figures | held |', '|---|---|---|---|', ...rows, ''].join('\n'));
};

const main = async (): Promise<void> => {
	const { values } = parseArgs({
		options: {
			only: { type: 'string', default: '' },
			pdfs: { type: 'string', default: '1000' },
			requests: { type: 'string', default: '10000' },
			clients: { type: 'string', default: '1000' },
			seconds: { type: 'string', default: '60' },
			operations: { type: 'string', default: '10000' },
			days: { type: 'string', default: '400' },
			reminders: { type: 'string', default: '20000' },
			companies: { type: 'string', default: '5000' },
			seed: { type: 'string', default: String(randomInt(2 ** 31)) },
			write: { type: 'boolean', default: false },
			help: { type: 'boolean', default: false },
		},
	});
	if (values.help) return say(HELP);
	const scale = {
		pdfs: Number(values.pdfs),
		requests: Number(values.requests),
		clients: Number(values.clients),
		attackSeconds: Number(values.seconds),
		operations: Number(values.operations),
		days: Number(values.days),
		reminders: Number(values.reminders),
		companies: Number(values.companies),
		seed: Number(values.seed),
	};
	await runDrills(
		DRILLS.filter(({ name }) => name.includes(values.only)),
		scale,
		values.write,
	);
	// A drill that timed out may have open handles.
	process.exit();
};

await main();
