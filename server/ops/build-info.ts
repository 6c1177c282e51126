import { Gauge, type Registry } from 'prom-client';
import { readVersion } from '#server/base/version.ts';

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
