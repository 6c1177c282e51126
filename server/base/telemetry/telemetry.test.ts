import http from 'node:http';
import { expect, it } from 'vitest';
import type { Span } from './span.ts';
import { placeOfJob, placeOfRequest } from './span.ts';
import { openTelemetry } from './telemetry.ts';

const spanAt = (start: number): Span => ({
	...placeOfRequest('a-request'),
	parentId: null,
	name: 'GET /api/certified',
	kind: 'server',
	start,
	end: start + 1.5,
	attributes: { 'http.route': '/api/certified', share: 0.5, done: true },
	isError: true,
});

type Warning = { reason: string; dropped: number };

const openFor = (url: string) => {
	const warnings: Warning[] = [];
	const log = { warn: (fields: object) => void warnings.push(fields as Warning) };
	return { warnings, telemetry: openTelemetry({ collector: { url, headers: {} }, service: 'kyosei-test', log }) };
};

it('a trace is that of the request in every process, and that of a proxy if its id is one', () => {
	expect(placeOfRequest('one')).toEqual(placeOfRequest('one'));
	expect(placeOfJob('one').traceId).toBe(placeOfRequest('one').traceId);
	expect(placeOfJob('one').spanId).not.toBe(placeOfJob('one').spanId);
	expect(placeOfJob(null).traceId).not.toBe(placeOfJob(null).traceId);
	expect(placeOfRequest('0af7651916cd43dd8448eb211c80319c').traceId).toBe('0af7651916cd43dd8448eb211c80319c');
});

it('what is left is sent at the end, as OTLP in JSON', async () => {
	const bodies: string[] = [];
	const collector = http.createServer((request, response) => {
		let body = '';
		request.on('data', (chunk) => {
			body += chunk;
		});
		request.on('end', () => {
			bodies.push(body);
			response.end('{}');
		});
	});
	await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
	const { telemetry, warnings } = openFor(`http://127.0.0.1:${(collector.address() as { port: number }).port}`);
	for (let at = 0; at < 600; at++) telemetry.add(spanAt(1_764_000_000_000 + at));
	await telemetry.close();
	collector.close();
	expect(warnings).toEqual([]);
	const [first, second] = bodies.map((body) => JSON.parse(body).resourceSpans[0]);
	expect([first.scopeSpans[0].spans.length, second.scopeSpans[0].spans.length]).toEqual([512, 88]);
	expect(first.scopeSpans[0].spans[0]).toEqual({
		...placeOfRequest('a-request'),
		name: 'GET /api/certified',
		kind: 2,
		startTimeUnixNano: '1764000000000000000',
		endTimeUnixNano: '1764000000001500000',
		attributes: [
			{ key: 'http.route', value: { stringValue: '/api/certified' } },
			{ key: 'share', value: { doubleValue: 0.5 } },
			{ key: 'done', value: { boolValue: true } },
		],
		status: { code: 2 },
	});
});

it('a collector that does not answer delays and breaks nothing: it is told once how many spans were dropped', async () => {
	const { telemetry, warnings } = openFor('http://127.0.0.1:1');
	for (let at = 0; at < 5_000; at++) telemetry.add(spanAt(at));
	await telemetry.close();
	expect(warnings).toHaveLength(1);
	expect(warnings[0]).toMatchObject({ reason: expect.any(String), dropped: 5_000 - 4_096 });
});
