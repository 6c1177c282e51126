import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';

const PACKAGE = path.join(import.meta.dirname, '../../package.json');

const readVersion = (): string =>
	z.object({ version: z.string() }).parse(JSON.parse(readFileSync(PACKAGE, 'utf8'))).version;

/** Which version runs, so that a dashboard shows when it changed; `commit` is known in containers only. */
export const watchBuild = (registry: Registry, commit: string | null): void => {
	const labels = { version: readVersion(), commit: commit ?? 'unknown', node: process.version };
	new Gauge({
		name: 'kyosei_build_info',
		help: 'Always 1; the labels are what runs.',
		labelNames: Object.keys(labels),
		registers: [registry],
	}).set(labels, 1);
};
