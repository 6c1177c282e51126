import fs from 'node:fs';
import { assemble } from '#server/assemble.ts';
import { readConfig, requireDatabase } from '#server/base/config.ts';
import { createLog } from '#server/base/log.ts';
import { stopOnSignals } from '#server/base/process.ts';
import { fakePrinter } from '#tests/support/printed/fake-printer.ts';
import { startReminding } from '#workers/remind.ts';
import { createWorker } from '#workers/worker.ts';

/** A worker that counts its statements and what it holds in memory, into the file COUNT_FILE, and only pretends to print. */

export type Counted = {
	statements: number;
	/** What lives in the heap and beside it, in MB. The process keeps more, which V8 has for what comes next. */
	heldMb: number;
};

const WRITE_EVERY_MS = 500;

const countFile = process.env.COUNT_FILE ?? '';
let statements = 0;
const config = requireDatabase(readConfig(process.env));
const log = createLog(config, 'worker');
const { deps, close } = await assemble({ config, log, onQuery: () => void statements++ });
const write = (): void => {
	const { heapUsed, external } = process.memoryUsage();
	const counted: Counted = { statements, heldMb: (heapUsed + external) / 1024 ** 2 };
	// As a whole, for whoever reads it meanwhile.
	fs.writeFileSync(`${countFile}.new`, JSON.stringify(counted));
	fs.renameSync(`${countFile}.new`, countFile);
};
const writing = setInterval(write, WRITE_EVERY_MS);
// Documents are not what is asked here, and take most of the memory and the time.
const worker = await createWorker(deps, fakePrinter());
const reminding = startReminding(deps);
deps.outbox.watch();
stopOnSignals(async () => {
	await reminding.stop();
	await worker.close();
	await close();
	clearInterval(writing);
	write();
});
log.info('ready');
