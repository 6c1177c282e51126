import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';
import { readMail } from '#tests/support/notices/mails.ts';
import { fakePrinter } from '#tests/support/printed/fake-printer.ts';
import { freePort } from '#tests/support/processes/ports.ts';
import { createWorkerMetrics, serveMetrics, timedPrint } from '#workers/metrics.ts';
import { createWorker } from '#workers/worker.ts';

/** What a worker tells Prometheus, at WORKER_METRICS_PORT. */

const booted = withApp();

describe('the metrics of a worker', () => {
	const metrics = createWorkerMetrics({ commit: '1234abcd' });
	let worker: Awaited<ReturnType<typeof createWorker>>;
	let stop: () => Promise<void>;
	let address: string;

	const served = (app: TestApp, port: number) =>
		serveMetrics({ config: { ...app.deps.config, host: '127.0.0.1', workerMetricsPort: port } }, metrics);

	beforeAll(async () => {
		const port = await freePort();
		address = `http://127.0.0.1:${port}/metrics`;
		stop = await served(booted.current, port);
		worker = await createWorker(booted.current.deps, fakePrinter(), metrics);
	});
	afterAll(async () => {
		await worker.close();
		await stop();
	});

	const read = async (): Promise<string> => (await fetch(address)).text();

	it('count the attempts of each job by outcome', async () => {
		const app = booted.current;
		const owner = await makeCompanyUser(app);
		await call(app, 'POST', '/app/forgot_password', { body: { email: owner.user.email } });
		await readMail(app, owner.user.email);
		const count = /^kyosei_job_duration_seconds_count\{job="send-mail",outcome="done"\} 1$/m;
		await expect.poll(read).toMatch(count);
	});

	it('count PDFs that were printed and that failed', async () => {
		const print = timedPrint(async () => ({ byteSize: 5 }), metrics);
		const failing = timedPrint(() => Promise.reject(new Error('no page')), metrics);
		const asked = [{}, 'ja', '/nowhere'] as unknown as Parameters<typeof print>;
		expect(await print(...asked)).toEqual({ byteSize: 5 });
		await expect(failing(...asked)).rejects.toThrow('no page');
		const text = await read();
		for (const outcome of ['done', 'failed']) {
			expect(text).toContain(`kyosei_pdf_duration_seconds_count{outcome="${outcome}"} 1`);
		}
	});

	it('name the version and the commit that run', async () => {
		expect(await read()).toMatch(/^kyosei_build_info\{version="\d+\.\d+\.\d+",commit="1234abcd",node="v\d.*"\} 1$/m);
	});

	it('are not for requests through a proxy, other paths and other methods', async () => {
		expect((await fetch(address, { headers: { 'X-Forwarded-For': '203.0.113.9' } })).status).toBe(404);
		expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
		expect((await fetch(address, { method: 'POST' })).status).toBe(404);
	});
});
