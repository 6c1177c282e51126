import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { moveAcross } from './move-across.ts';

let folder = '';
beforeAll(() => {
	folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-move-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const placesOf = (name: string): { from: string; to: string } => {
	const to = path.join(folder, name, 'files', 'a');
	fs.mkdirSync(path.dirname(to), { recursive: true });
	return { from: path.join(folder, name, 'a'), to };
};

it('a file is at its place, readable by its owner alone, and no longer where it was', async () => {
	const { from, to } = placesOf('whole');
	fs.writeFileSync(from, 'content');
	await moveAcross(from, to);
	expect([fs.readFileSync(to, 'utf8'), fs.existsSync(from)]).toEqual(['content', false]);
	expect(fs.statSync(to).mode & 0o777).toBe(0o600);
});

it('a copy that fails in its middle leaves no part, and the file where it was', () => {
	const { from, to } = placesOf('cut');
	fs.writeFileSync(from, Buffer.alloc(1024 * 1024, 'a'));
	const module = path.join(import.meta.dirname, 'move-across.ts');
	const script = `import { moveAcross } from ${JSON.stringify(module)};
		await moveAcross(...process.argv.slice(1)).catch(({ code }) => console.log(code));`;
	// No file of this process may be larger than 16 KB, as on a disk that is full then.
	const command = 'ulimit -f 32; exec "$0" --input-type=module -e "$1" "$2" "$3"';
	const { stdout, stderr } = spawnSync('sh', ['-c', command, process.execPath, script, from, to], { encoding: 'utf8' });
	expect(stdout.trim(), stderr).toBe('EFBIG');
	expect(fs.readdirSync(path.dirname(to))).toEqual([]);
	expect(fs.statSync(from).size).toBe(1024 * 1024);
});
