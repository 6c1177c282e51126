import { setTimeout as sleep } from 'node:timers/promises';
import { saveOnce, type Writer } from '#tests/drills/support/saving.ts';
import { call } from '#tests/support/client.ts';
import { quantile } from '#tests/support/quantiles.ts';

/** Somebody who works meanwhile: reads an assessment, and saves answers at times. */

const PAUSE_MS = 40;
const READS_PER_SAVE = 4;

export type Measured = { p95: number; count: number; failures: Map<string, number> };

/** Works until `end`, and tells how long the calls took. */
export const measureWork = async (url: string, writer: Writer, end: Promise<unknown>): Promise<Measured> => {
	const times: number[] = [];
	const failures = new Map<string, number>();
	let isOver = false;
	const over = end.finally(() => {
		isOver = true;
	});
	for (let n = 0; !isOver; n++) {
		const begin = performance.now();
		const isSave = n % (READS_PER_SAVE + 1) === 0;
		const status = isSave
			? await saveOnce(url, writer)
			: await call({ url }, 'GET', '/app/assessment', { token: writer.token }).then(
					(answer) => answer.status,
					() => 0,
				);
		times.push(performance.now() - begin);
		const kind = status === 0 ? 'no answer' : String(status);
		if (status !== 200) failures.set(kind, (failures.get(kind) ?? 0) + 1);
		await sleep(PAUSE_MS);
	}
	await over;
	return { p95: quantile(times, 0.95), count: times.length, failures };
};

export const wording = ({ failures }: Measured): string =>
	[...failures].map(([kind, times]) => `${times} × ${kind}`).join(', ');
