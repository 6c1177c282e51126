import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

/** Two setups at once would install into each other's folder. */

const lockModule = new URL('./lock.mjs', import.meta.url).href;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-lock-'));
const lock = path.join(folder, '.setup.lock');
const diary = path.join(folder, 'diary');

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Takes the lock, notes that it came in, does `then`, notes that it leaves. */
const holder = (then: string) => {
	const script = `
		import { takeLock } from ${JSON.stringify(lockModule)};
		import { appendFileSync } from 'node:fs';
		const lock = await takeLock(${JSON.stringify(lock)}, () => {});
		appendFileSync(${JSON.stringify(diary)}, 'in\\n');
		${then}
		appendFileSync(${JSON.stringify(diary)}, 'out\\n');
		lock.release();`;
	return once(spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }), 'close');
};

const readDiary = (): string[] => {
	const lines = fs.readFileSync(diary, 'utf8').trim().split('\n');
	fs.rmSync(diary);
	return lines;
};

test('one is in at a time, and the lock is gone in the end', async () => {
	const stay = 'await new Promise((done) => setTimeout(done, 50));';
	await Promise.all(Array.from({ length: 4 }, () => holder(stay)));
	expect(readDiary()).toEqual(Array.from({ length: 4 }, () => ['in', 'out']).flat());
	expect(fs.readdirSync(folder)).toEqual([]);
});

test('one that was killed holds nothing', async () => {
	await holder("process.kill(process.pid, 'SIGKILL');");
	expect(fs.existsSync(lock)).toBe(true);
	expect(readDiary()).toEqual(['in']);
	await Promise.all([holder(''), holder('')]);
	expect(readDiary()).toEqual(['in', 'out', 'in', 'out']);
});

test('what a killed one had started still holds it', async () => {
	const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
	await holder(`lock.add(${child.pid}); process.kill(process.pid, 'SIGKILL');`);
	const next = holder('');
	expect(await Promise.race([next.then(() => 'in'), new Promise((done) => setTimeout(done, 1_000, 'waits'))])).toBe(
		'waits',
	);
	child.kill();
	await next;
	expect(readDiary()).toEqual(['in', 'in', 'out']);
});

test.runIf(process.platform === 'linux')('a process that got the number of a dead one holds nothing', async () => {
	fs.writeFileSync(lock, `${process.pid} 1`);
	await holder('');
	expect(readDiary()).toEqual(['in', 'out']);
});
