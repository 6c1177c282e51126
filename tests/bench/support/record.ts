import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import type { BareSetup, Recording, Statements } from './recording.ts';

export type Control = { url: string; stop: () => Promise<void> };

/** Makes the call once and records its statements. */
export const record = async (
	app: Pick<TestApp, 'url'>,
	statements: Statements,
	{ method, path: url, token, body }: { method: string; path: string; token: string; body?: unknown },
): Promise<Recording> => {
	statements.length = 0;
	const { status, text } = await call(app, method, url, { token, ...(body === undefined ? {} : { body }) });
	if (status !== 200) throw new Error(`${url}: ${status} ${text}`);
	const ran = statements.splice(0);
	return {
		method,
		path: url.split('?')[0] ?? url,
		statements: ran,
		isTransaction: ran.some(({ text: sql }) => /^begin/i.test(sql)),
		answer: JSON.parse(text),
	};
};

/** Starts a control of this folder, which is sent its setup. */
const startControl = async (name: string, setup: BareSetup | string): Promise<Control> => {
	const child: ChildProcess = fork(path.join(import.meta.dirname, name), { serialization: 'advanced' });
	child.send(setup);
	const [url] = (await once(child, 'message')) as [string];
	return {
		url,
		stop: async () => {
			child.kill('SIGKILL');
			await once(child, 'exit');
		},
	};
};

/** Runs recorded statements. */
export const startBareServer = (setup: BareSetup): Promise<Control> => startControl('bare-server.ts', setup);

/** Reads a workbook with ExcelJS. */
export const startCellsServer = (file: string): Promise<Control> => startControl('cells-server.ts', file);
