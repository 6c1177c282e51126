import net from 'node:net';
import { call } from '#tests/support/client.ts';
import { quantile } from '#tests/support/quantiles.ts';
import { createChecks, type Drill, seconds, until } from './support/drill.ts';
import { makeWriters, type Writer } from './support/saving.ts';
import { withSite } from './support/site.ts';

const SAMPLES = 150;
const BYTE_INTERVAL_MS = 3_000;
const ALLOWED_MS = 30_000;

const measure = async (url: string, writer: Writer): Promise<number[]> => {
	const times: number[] = [];
	for (let n = 0; n < SAMPLES; n++) {
		const begin = performance.now();
		const { status } = await call({ url }, 'GET', '/app/assessment', { token: writer.token });
		if (status !== 200) throw new Error(`a read answered ${status}`);
		times.push(performance.now() - begin);
	}
	return times;
};

/** Sends an endless request header, one byte every few seconds. */
const connectSlowly = (port: number, onClose: () => void): net.Socket => {
	const socket = net.connect(port, '127.0.0.1');
	socket.write('POST /api/app/login HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
	const timer = setInterval(() => socket.write('x'), BYTE_INTERVAL_MS);
	socket.on('error', () => {});
	socket.on('close', () => {
		clearInterval(timer);
		onClose();
	});
	socket.resume();
	return socket;
};

export const slowClients: Drill = {
	name: 'slow clients',
	rule: 'closed within 30 s; others answered within twice the time',
	limitMs: 120_000,
	run: ({ clients }) =>
		withSite({ servers: 1 }, async ({ app, servers }) => {
			const { problems, check } = createChecks();
			const url = servers[0]?.url ?? '';
			const [writer] = await makeWriters(app, 1);
			if (!writer) throw new Error('no writer was made');
			await measure(url, writer);
			const before = quantile(await measure(url, writer), 0.5);
			let closed = 0;
			const begin = performance.now();
			const port = Number(new URL(url).port);
			const sockets = Array.from({ length: clients }, () => connectSlowly(port, () => closed++));
			await until(() => sockets.every((socket) => !socket.connecting), 10_000);
			const during = quantile(await measure(url, writer), 0.5);
			check(closed < clients, 'they were gone before the others were measured');
			check(await until(() => closed === clients, ALLOWED_MS), `${clients - closed} were still connected after 30 s`);
			const took = performance.now() - begin;
			for (const socket of sockets) socket.destroy();
			check(during < before * 2 + 1, `the others took ${during.toFixed(1)} instead of ${before.toFixed(1)} ms`);
			return {
				figures: `${clients} closed after ${seconds(took)}; others ${before.toFixed(1)} → ${during.toFixed(1)} ms (median)`,
				problems,
			};
		}),
};
