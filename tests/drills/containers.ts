import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '#tests/support/processes/compose.ts';
import { freePort } from '#tests/support/processes/ports.ts';
import { dockerMissing } from './installed/docker.ts';
import {
	CONTAINER_STEPS,
	DELETE_EVERYTHING,
	LIST,
	openSession,
	passwordIn,
	type Session,
} from './installed/documented.ts';
import { createChecks, type Drill, seconds } from './support/drill.ts';
import { startLoad } from './support/steady-load.ts';
import { everydayRequests, printProblem, startAnswering, stillHas } from './support/users.ts';

/** The life of an installation with `docker-compose.yml`, by the commands of `docs/operations` alone. */

const PER_SECOND = 20;

type Installation = { url: string; session: Session };

/** In a folder of its own; name and addresses are not those of an installation that may run here. */
const withInstallation = async <T>(work: (installation: Installation) => Promise<T>): Promise<T> => {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-drill-containers-'));
	const port = await freePort();
	const session = openSession(folder, {
		COMPOSE_FILE: path.join(root, 'docker-compose.yml'),
		COMPOSE_PROJECT_NAME: `kyosei-drill-${process.pid}`,
		SUBNET: `172.30.${81 + (process.pid % 100)}.0/24`,
		PORT: String(port),
		MAIL_PORT: String(await freePort()),
		KYOSEI_COMMIT: 'before',
	});
	try {
		return await work({ url: `http://localhost:${port}`, session });
	} finally {
		await session.type(DELETE_EVERYTHING);
		fs.rmSync(folder, { recursive: true, force: true });
	}
};

export const containers: Drill = {
	name: 'with containers: installed, updated under load, restored',
	rule: 'by the documented commands alone: two servers and two workers get healthy, a worker prints under its seccomp profile, new containers replace the old ones without a failed request, a backup brings everything back, also into an empty installation',
	limitMs: 3_600_000,
	missing: dockerMissing,
	run: () =>
		withInstallation(async ({ url, session }) => {
			const { problems, check } = createChecks();
			const checkPrinted = async (): Promise<void> => {
				const problem = await printProblem(url);
				check(problem === null, problem ?? '');
			};
			const begin = performance.now();
			const password = passwordIn(await session.typeAll(CONTAINER_STEPS.install));
			const installedMs = performance.now() - begin;
			const answering = await startAnswering(url, { email: 'you@example.com', password });
			await checkPrinted();

			// Another image, as by a new version.
			session.set('KYOSEI_COMMIT', 'after');
			const load = startLoad(PER_SECOND, await everydayRequests(url, answering));
			const updateBegin = performance.now();
			await session.typeAll(CONTAINER_STEPS.update);
			const updatedMs = performance.now() - updateBegin;
			const { sent, failed, failures, longest } = await load.stop();
			check(failed === 0, `during the update there were answers of ${failures}`);
			const listed = await session.type(LIST);
			check(/-server-3\b/.test(listed) && !/-(server|worker)-[12]\b/.test(listed), `after the update runs: ${listed}`);

			await session.typeAll(CONTAINER_STEPS.backUp);
			await session.typeAll(CONTAINER_STEPS.restore);
			check(await stillHas(url, answering), 'the document is not as it was before the restore');
			await session.type(DELETE_EVERYTHING);
			await session.typeAll(CONTAINER_STEPS.restoreElsewhere);
			check(await stillHas(url, answering), 'the document is not in the new installation');
			await checkPrinted();
			return {
				figures: `built and healthy after ${seconds(installedMs)}; updated in ${seconds(updatedMs)} at ${PER_SECOND} requests/s, ${failed} of ${sent} failed, the longest took ${longest} ms`,
				problems,
			};
		}),
};
