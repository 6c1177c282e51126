import fs from 'node:fs';

/** Whether a process still runs. */
export const isAlive = (pid: number): boolean => {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
	}
	if (process.platform !== 'linux') return true;
	try {
		// In a container without an init process, a dead child stays a zombie.
		return !/^State:\s*[ZX]/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
	} catch {
		return false;
	}
};
