import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** The lock serializes concurrent setups. */

const lockModule = new URL('./lock.mjs', import.meta.url).href;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-lock-'));
const lock = path.join(folder, '.setup.lock');
const events = path.join(folder, 'events');

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** A process that acquires the lock, logs 'in', runs `then`, logs 'out' and releases the lock. */
const holder = (then: string) => {
	const script = `
		import { takeLock } from ${JSON.stringify(lockModule)};
		import { appendFileSync } from 'node:fs';
		const lock = await takeLock(${JSON.stringify(lock)}, () => {});
		appendFileSync(${JSON.stringify(events)}, 'in\\n');
		${then}
		appendFileSync(${JSON.stringify(events)}, 'out\\n');
		lock.release();`;
	return once(spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }), 'close');
};

const readEvents = (): string[] => {
	const lines = fs.readFileSync(events, 'utf8').trim().split('\n');
	fs.rmSync(events);
	return lines;
};

test('one process holds the lock at a time, and releases it', async () => {
	const stay = 'await new Promise((done) => setTimeout(done, 50));';
	await Promise.all(Array.from({ length: 4 }, () => holder(stay)));
	expect(readEvents()).toEqual(Array.from({ length: 4 }, () => ['in', 'out']).flat());
	expect(fs.readdirSync(folder)).toEqual([]);
});

test('a killed process does not hold the lock', async () => {
	await holder("process.kill(process.pid, 'SIGKILL');");
	expect(fs.existsSync(lock)).toBe(true);
	expect(readEvents()).toEqual(['in']);
	await Promise.all([holder(''), holder('')]);
	expect(readEvents()).toEqual(['in', 'out', 'in', 'out']);
});

test('a child of a killed process still holds the lock', async () => {
	const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
	await holder(`lock.add(${child.pid}); process.kill(process.pid, 'SIGKILL');`);
	const next = holder('');
	expect(await Promise.race([next.then(() => 'in'), new Promise((done) => setTimeout(done, 1_000, 'waits'))])).toBe(
		'waits',
	);
	child.kill();
	await next;
	expect(readEvents()).toEqual(['in', 'in', 'out']);
});

test.runIf(process.platform === 'linux')('a process with a reused pid does not hold the lock', async () => {
	fs.writeFileSync(lock, `${process.pid} 1`);
	await holder('');
	expect(readEvents()).toEqual(['in', 'out']);
});
