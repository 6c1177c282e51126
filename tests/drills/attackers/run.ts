import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Orders } from './process.ts';

const main = path.join(path.dirname(fileURLToPath(import.meta.url)), 'process.ts');

/** Lets the attackers attack; resolves when they have ended. */
export const attack = async (orders: Orders): Promise<void> => {
	const child = spawn(process.execPath, [main, JSON.stringify(orders)], { stdio: ['ignore', 'ignore', 'inherit'] });
	const [code] = (await once(child, 'exit')) as [number | null];
	if (code !== 0) throw new Error(`the attackers ended with ${code}`);
};
