import { expect, it } from 'vitest';
import { concerns } from './watch.ts';

it.each([
	['server/answering/answer.ts', 'server, worker'],
	['shared/assessment/status.ts', 'server, worker, bundles'],
	['workers/worker.ts', 'worker'],
	['migrations/0001_x.sql', 'server'],
	['scripts/seed/load.ts', 'server'],
	['client/ui/dialog.tsx', 'bundles'],
	['client/drawn/styles.ts', 'server, bundles'],
	['client/index.html', 'server, bundles'],
	['server/base/config.test.ts', ''],
	['server/README.md', ''],
	['docs/tour.md', ''],
])('%s concerns: %s', (file, expected) => {
	const concerned = Object.entries(concerns(file)).flatMap(([name, isSo]) => (isSo ? [name] : []));
	expect(concerned.join(', ')).toBe(expected);
});
