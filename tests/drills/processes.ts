import path from 'node:path';
import { runToEnd } from '#tests/support/processes/shell.ts';
import { documented, passwordIn } from './installed/documented.ts';
import { withProcessSite } from './installed/process-site.ts';
import { programsMissing } from './installed/programs.ts';
import { createChecks, type Drill, seconds } from './support/drill.ts';
import { startLoad } from './support/steady-load.ts';
import { everydayRequests, printProblem, startAnswering, stillHas } from './support/users.ts';

/** The life of an installation without containers, by the commands of `docs/operations` alone. */

const PER_SECOND = 20;
const CREATE_ADMIN = documented('npm run admin:create -- --email you@example.com');
const BACK_UP = documented('npm run backup -- --to DIR');
const RESTORE = documented('npm run restore -- --from DIR');

export const processes: Drill = {
	name: 'without containers: installed, updated under load, restored',
	rule: 'by the documented commands alone, with Caddy, Redis and an S3 server: a worker prints, one server after the other is replaced without a failed request and ends with 0, a backup brings everything back into an empty installation',
	limitMs: 600_000,
	missing: programsMissing,
	run: () =>
		withProcessSite(async ({ url, folder, makeSettings, startEach, stopAll }) => {
			const { problems, check } = createChecks();
			const checkPrinted = async (): Promise<void> => {
				const problem = await printProblem(url);
				check(problem === null, problem ?? '');
			};
			const settings = await makeSettings('first');
			const begin = performance.now();
			await startEach(settings);
			const startedMs = performance.now() - begin;
			const password = passwordIn(await runToEnd(CREATE_ADMIN, settings));
			const answering = await startAnswering(url, { email: 'you@example.com', password });
			await checkPrinted();

			const load = startLoad(PER_SECOND, await everydayRequests(url, answering));
			const updateBegin = performance.now();
			const codes = await startEach(settings);
			const updatedMs = performance.now() - updateBegin;
			const { sent, failed, failures, longest } = await load.stop();
			check(failed === 0, `during the update there were answers of ${failures}`);
			check(codes.join() === '0,0,0,0', `the exit codes were ${codes.join()}`);

			const backup = path.join(folder, 'monday');
			await runToEnd(BACK_UP.replace('DIR', backup), settings);
			await stopAll();
			const elsewhere = await makeSettings('second');
			await runToEnd(RESTORE.replace('DIR', backup), elsewhere);
			await startEach(elsewhere);
			check(await stillHas(url, answering), 'the document is not in the new installation');
			await checkPrinted();
			return {
				figures: `two servers and two workers ready after ${seconds(startedMs)}; all replaced in ${seconds(updatedMs)} at ${PER_SECOND} requests/s, ${failed} of ${sent} failed, the longest took ${longest} ms`,
				problems,
			};
		}),
};
