import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** One setup at a time: `npm start` beside `npm test` must not install into each other's folder. */

const POLL_MS = 300;
const GIVE_UP_AFTER_MS = 15 * 60_000;

/** When a process began, so that a number which the system gave away again is not mistaken for it. */
const beginningOf = (pid) => {
	if (process.platform !== 'linux') return '-';
	try {
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		// Without an init process a dead one stays as a zombie.
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

const nameOf = (pid) => `${pid} ${beginningOf(pid)}`;

/** Whether one of the processes that the lock names still runs. */
const isHeld = (text) =>
	text.split('\n').some((line) => {
		const pid = Number(line.split(' ')[0]);
		return pid > 0 && isAlive(pid) && nameOf(pid) === line && !line.endsWith(' gone');
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
	writeFileSync(own, pids.map(nameOf).join('\n'));
	return own;
};

/** Makes the lock with its text in it, or not at all: nobody ever reads half of it. */
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

/** Takes a dead process's lock away, unless somebody else did and holds a new one already. */
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

/**
 * Waits for the lock and takes it. `add` has it held by a child too, which may live on when we are killed.
 */
export const takeLock = async (file, say) => {
	const begin = Date.now();
	let told = false;
	while (!create(file)) {
		const text = read(file);
		if (text !== null && !isHeld(text)) dropStale(file, text);
		else if (Date.now() - begin > GIVE_UP_AFTER_MS) throw new Error(`Another setup holds ${file} for too long.`);
		else if (text !== null) {
			if (!told) say(`another setup runs (process ${text.split(' ')[0]}); waiting for it`);
			told = true;
			await sleep(POLL_MS);
		}
	}
	return {
		add: (pid) => renameSync(writeBeside(file, [process.pid, pid]), file),
		release: () => rmSync(file, { force: true }),
	};
};
