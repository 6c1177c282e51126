import fs from 'node:fs';

export const isAlive = (pid: number): boolean => {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
	}
	if (process.platform !== 'linux') return true;
	try {
		// Without an init process in the container, a dead child stays a zombie.
		return !/^State:\s*[ZX]/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
	} catch {
		return false;
	}
};
