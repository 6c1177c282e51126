import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GRADES } from '#shared/assessment/grade.ts';
import { PLAN_DECISIONS, PLAN_STATES, REVIEWS } from '#shared/plans/states.ts';
import { FLOW_STEPS } from '#shared/programme/steps.ts';
import {
	sampleCertificate,
	sampleFreeCertificate,
	sampleFreeResult,
	typicalExplanation,
	typicalPlan,
	typicalProposal,
	typicalReport,
} from '#tests/support/printed/documents.ts';
import { squeezed } from '#tests/support/printed/pdf.ts';
import { withPrinter } from '#tests/support/printed/printing.ts';
import { largestProgramme } from '#tests/support/programme/printed.ts';

const printing = withPrinter();

/** A server that records requests. */
let server: Server;
let origin: string;
const requests: string[] = [];

beforeAll(async () => {
	server = createServer((request, response) => {
		requests.push(request.url ?? '');
		response.end('secret');
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
	server.close();
});

const hostile = (name: string): string =>
	`<img src=${origin}/${name}><iframe src=file:///etc/passwd></iframe><style>@import url(${origin}/css)</style></script><script src=${origin}/js></script>`;

const CHOICES: ReadonlySet<string> = new Set([...PLAN_DECISIONS, ...PLAN_STATES, ...REVIEWS, ...FLOW_STEPS, ...GRADES]);

/** Replaces every text of a document with markup that would make a request if it were interpreted. */
const withHostileTexts = <T>(value: T, name = 't'): T => {
	if (typeof value === 'string') {
		// Dates, months and choices are not user input.
		return (/^\d{4}-\d{2}(?:-\d{2}|$)/.test(value) || CHOICES.has(value) ? value : hostile(name)) as T;
	}
	if (Array.isArray(value)) return value.map((one, at) => withHostileTexts(one, `${name}${at}`)) as T;
	if (value === null || typeof value !== 'object') return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, one]) => [key, withHostileTexts(one, `${name}-${key}`)]),
	) as T;
};

it.each([
	['report', { kind: 'report', content: withHostileTexts(typicalReport()) }],
	['explanation', { kind: 'explanation', content: withHostileTexts(typicalExplanation()) }],
	['proposal', { kind: 'proposal', content: withHostileTexts(typicalProposal()) }],
	['plan', { kind: 'plan', content: withHostileTexts(typicalPlan()) }],
	['programme', { kind: 'programme', content: withHostileTexts(largestProgramme()) }],
	['certificate', { kind: 'certificate', content: withHostileTexts(sampleCertificate()) }],
	['free result', { kind: 'free-result', content: withHostileTexts(sampleFreeResult()) }],
	['free certificate', { kind: 'free-certificate', content: withHostileTexts(sampleFreeCertificate()) }],
] as const)('a %s prints what users typed as text, and fetches nothing', async (_, document) => {
	const { text } = await printing.print(document);
	expect(text).toContain(squeezed('<iframe src=file:///etc/passwd></iframe>'));
	expect(text).toContain(squeezed('</script><script src='));
	expect(text).not.toContain('root:x:0');
	expect(requests).toEqual([]);
});

it('the page can request nothing but its bundle', async () => {
	const outcome = await printing.browser.withPage(async (page) => {
		return page.evaluate(async (to: string) => {
			const targets = [
				`${to}/fetch`,
				'http://169.254.169.254/latest/meta-data',
				'file:///etc/passwd',
				`${to.replace('http', 'https')}/x`,
			];
			const fetched: string[] = [];
			for (const target of targets) {
				fetched.push(
					await fetch(target).then(
						async (answer) => answer.text(),
						() => 'refused',
					),
				);
				const image = new Image();
				image.src = target;
				const frame = document.createElement('iframe');
				frame.src = target;
				const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: target });
				const prefetch = Object.assign(document.createElement('link'), { rel: 'prefetch', href: target });
				const preconnect = Object.assign(document.createElement('link'), { rel: 'preconnect', href: target });
				document.body.append(image, frame, link, prefetch, preconnect);
			}
			navigator.sendBeacon(`${to}/beacon`, 'x');
			const socket = await new Promise<string>((resolve) => {
				try {
					const opened = new WebSocket(`${to.replace('http', 'ws')}/socket`);
					opened.onopen = () => resolve('open');
					opened.onerror = () => resolve('refused');
				} catch {
					resolve('refused');
				}
			});
			const popup = window.open(`${to}/popup`);
			await new Promise((resolve) => setTimeout(resolve, 500));
			popup?.close();
			return { fetched, socket };
		}, origin);
	});
	expect(outcome).toEqual({ fetched: ['refused', 'refused', 'refused', 'refused'], socket: 'refused' });
	expect(requests).toEqual([]);
});

it('what is not in the bundle is refused before it reaches the network', async () => {
	const failure = await printing.browser.withPage((page) => page.goto(`${origin}/alone`).then(String, String));
	// Not the reason of Chromium's own switches.
	expect(failure).toContain('net::ERR_BLOCKED_BY_CLIENT');
	expect(requests).toEqual([]);
});
