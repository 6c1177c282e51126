import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A lock file, so that a concurrent `npm start` and `npm test` do not install into the same folder. */

const POLL_MS = 300;
const GIVE_UP_AFTER_MS = 15 * 60_000;

/** The start time of a process, to detect reused pids. */
const startTimeOf = (pid) => {
	if (process.platform !== 'linux') return '-';
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		// Without an init process, dead processes remain as zombies.
		return fields[0] === 'Z' ? 'gone' : fields[19];
	} catch {
		return 'gone';
	}
};

const isAlive = (pid) => {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return error.code === 'EPERM';
	}
};

const identify = (pid) => `${pid} ${startTimeOf(pid)}`;

/** Whether one of the processes in the lock file still runs. */
const isHeld = (text) =>
	text.split('\n').some((line) => {
		const pid = Number(line.split(' ')[0]);
		return pid > 0 && isAlive(pid) && identify(pid) === line && !line.endsWith(' gone');
	});

const read = (file) => {
	try {
		return readFileSync(file, 'utf8');
	} catch (error) {
		if (error.code === 'ENOENT') return null;
		throw error;
	}
};

const writeBeside = (file, pids) => {
	const own = `${file}.${process.pid}`;
	writeFileSync(own, pids.map(identify).join('\n'));
	return own;
};

/** Creates the lock file atomically, with its contents. */
const create = (file) => {
	const own = writeBeside(file, [process.pid]);
	try {
		linkSync(own, file);
		return true;
	} catch (error) {
		if (error.code !== 'EEXIST') throw error;
		return false;
	} finally {
		rmSync(own, { force: true });
	}
};

/** Removes the lock of a dead process, unless another process has replaced it meanwhile. */
const dropStale = (file, text) => {
	const aside = `${file}.${process.pid}.stale`;
	try {
		renameSync(file, aside);
	} catch (error) {
		if (error.code === 'ENOENT') return;
		throw error;
	}
	if (read(aside) !== text) linkSync(aside, file);
	rmSync(aside, { force: true });
};

/** Waits for the lock and acquires it. `add` adds a child as holder, which may outlive this process. */
export const takeLock = async (file, say) => {
	const begin = Date.now();
	let announced = false;
	while (!create(file)) {
		const text = read(file);
		if (text !== null && !isHeld(text)) dropStale(file, text);
		else if (Date.now() - begin > GIVE_UP_AFTER_MS) throw new Error(`Another setup holds ${file} for too long.`);
		else if (text !== null) {
			if (!announced) say(`another setup runs (process ${text.split(' ')[0]}); waiting for it`);
			announced = true;
			await sleep(POLL_MS);
		}
	}
	return {
		add: (pid) => renameSync(writeBeside(file, [process.pid, pid]), file),
		release: () => rmSync(file, { force: true }),
	};
};
