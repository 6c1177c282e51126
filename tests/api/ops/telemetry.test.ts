import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bootApp, type TestApp } from '#tests/support/app.ts';
import { makeCompanyUser, makeConsoleAdmin } from '#tests/support/factories.ts';
import { readMail } from '#tests/support/notices/mails.ts';

/** Spans of requests, jobs and statements, as a collector gets them over OTLP/HTTP. */

const value = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
	traceId: z.string().regex(/^[0-9a-f]{32}$/),
	spanId: z.string().regex(/^[0-9a-f]{16}$/),
	parentSpanId: z.string().optional(),
	name: z.string(),
	kind: z.int(),
	startTimeUnixNano: z.string().regex(/^\d{19}$/),
	endTimeUnixNano: z.string().regex(/^\d{19}$/),
	attributes: z.array(value),
	status: z.object({ code: z.int().optional() }),
});
const traces = z.object({
	resourceSpans: z.array(
		z.object({
			resource: z.object({ attributes: z.array(value) }),
			scopeSpans: z.array(z.object({ spans: z.array(span) })),
		}),
	),
});
type Span = z.infer<typeof span>;

const received: { spans: Span[]; text: string; headers: http.IncomingHttpHeaders }[] = [];
const collector = http.createServer(async (request, response) => {
	const chunks: Buffer[] = [];
	for await (const chunk of request) chunks.push(chunk as Buffer);
	const text = Buffer.concat(chunks).toString('utf8');
	expect([request.method, request.url]).toEqual(['POST', '/v1/traces']);
	const spans = traces
		.parse(JSON.parse(text))
		.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((all) => all.spans));
	received.push({ spans, text, headers: request.headers });
	response.setHeader('Content-Type', 'application/json').end('{}');
});

let app: TestApp;

beforeAll(async () => {
	await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
	const { port } = collector.address() as { port: number };
	app = await bootApp({
		env: {
			OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
			OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret, x-team=ops',
			TRUST_PROXY: '127.0.0.1',
		},
	});
});
afterAll(async () => {
	await app.close();
	await new Promise((resolve) => collector.close(resolve));
});

const attribute = ({ attributes }: Span, name: string): unknown =>
	Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

/** The spans of a trace, once what is expected of it has come. */
const spansOf = async (isOf: (span: Span) => boolean, names: readonly string[]): Promise<Span[]> => {
	const all = () => received.flatMap(({ spans }) => spans).filter(isOf);
	await expect.poll(() => names.filter((name) => !all().some((one) => one.name === name))).toEqual([]);
	return all();
};

const traceOf = async (requestId: string, names: readonly string[]): Promise<Span[]> => {
	const isRequest = (one: Span) => attribute(one, 'kyosei.request_id') === requestId;
	const [request] = await spansOf(isRequest, [names[0] ?? '']);
	return spansOf(({ traceId }) => traceId === request?.traceId, names);
};

describe('the spans', () => {
	it('lead from a request through its statements to its jobs, without values, addresses and texts', async () => {
		const owner = await makeCompanyUser(app);
		await app.startWorker();
		const answer = await fetch(`${app.url}/api/app/forgot_password`, {
			method: 'POST',
			headers: { 'Content-Type': 'application/json' },
			body: JSON.stringify({ email: owner.user.email }),
		});
		await readMail(app, owner.user.email);
		await app.stopWorker();
		const path = '/api/app/forgot_password';
		const spans = await traceOf(answer.headers.get('X-Request-Id') ?? '', [`POST ${path}`, 'job send-mail', 'select']);
		const request = spans.find(({ name }) => name === `POST ${path}`);
		expect(request).toMatchObject({ kind: 2, status: {} });
		expect(request?.parentSpanId).toBeUndefined();
		expect(attribute(request as Span, 'http.response.status_code')).toBe('200');
		const job = spans.find(({ name }) => name === 'job send-mail');
		expect([job?.kind, job?.parentSpanId]).toEqual([5, request?.spanId]);
		const parents = new Set([request?.spanId, ...spans.filter(({ kind }) => kind === 5).map(({ spanId }) => spanId)]);
		const statements = spans.filter(({ kind }) => kind === 3);
		expect(statements.length).toBeGreaterThan(3);
		for (const one of statements) {
			expect(parents.has(one.parentSpanId)).toBe(true);
			expect(attribute(one, 'db.query.text')).toMatch(/\w/);
			expect(Number(one.endTimeUnixNano)).toBeGreaterThanOrEqual(Number(one.startTimeUnixNano));
		}
		const sent = received.map(({ text }) => text).join('');
		for (const secret of [owner.user.email, owner.user.name, '127.0.0.1']) expect(sent).not.toContain(secret);
		expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'x-team': 'ops' });
		expect(sent).toContain('service.version');
	});

	it('are in the trace of a trusted proxy', async () => {
		const [traceId, spanId] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
		const { token } = await makeConsoleAdmin(app);
		const answer = await fetch(`${app.url}/api/console/jobs`, {
			headers: { Authorization: `Bearer ${token}`, traceparent: `00-${traceId}-${spanId}-01` },
		});
		expect(answer.headers.get('X-Request-Id')).toBe(traceId);
		const spans = await spansOf((one) => one.traceId === traceId, ['GET /api/console/jobs', 'select']);
		expect(spans.find(({ kind }) => kind === 2)?.parentSpanId).toBe(spanId);
	});

	it("are none of the workers' voice and of probes", async () => {
		await fetch(`${app.url}/voice`);
		await fetch(`${app.url}/api/voice/statements?language=vi`);
		await fetch(`${app.url}/readyz`);
		const { headers } = await fetch(`${app.url}/api/certified`);
		await traceOf(headers.get('X-Request-Id') ?? '', ['GET /api/certified']);
		const names = received.flatMap(({ spans }) => spans).map(({ name }) => name);
		expect(names.filter((name) => /voice|readyz/.test(name))).toEqual([]);
	});
});
