import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCommand } from '#tests/support/processes/shell.ts';
import { makeDataDir } from '#tests/support/processes/start.ts';

/** `npm run dev` in a copy of the checkout, whose files a test may change. */

const root = path.join(import.meta.dirname, '../../..');

const COPIED = [
	...['client', 'dist', 'migrations', 'scripts', 'server', 'shared', 'workers', 'package.json', 'package-lock.json'],
	...fs.readdirSync(root).filter((name) => /^(tsconfig\.json|vite\..*config\.ts|vite\.config\.ts)$/.test(name)),
];

const copyCheckout = (): string => {
	const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-dev-'));
	for (const name of COPIED) fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
	fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
	return folder;
};

export type Development = {
	origin: string;
	/** Replaces a text in a file of the copy. @throws if the file does not have it */
	edit: (file: string, from: string, to: string) => void;
	output: () => string;
	stop: () => Promise<void>;
};

export const startDevelopment = async (): Promise<Development> => {
	const folder = copyCheckout();
	const dataDir = makeDataDir();
	const command = startCommand(`cd '${folder}' && npm run dev`, { PORT: '0', DATA_DIR: dataDir });
	const address = await command.waitForOutput(/ready: \S+/);
	return {
		origin: address.replace('ready: ', ''),
		edit: (file, from, to) => {
			const name = path.join(folder, file);
			const text = fs.readFileSync(name, 'utf8');
			if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
			fs.writeFileSync(name, text.replace(from, to));
		},
		output: command.output,
		stop: async () => {
			command.signal('SIGINT');
			await command.ended;
			for (const made of [folder, dataDir]) fs.rmSync(made, { recursive: true, force: true });
		},
	};
};
