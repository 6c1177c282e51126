import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readRoot } from '#tests/support/processes/compose.ts';

/** Alerts name metrics that exist, and say what to do. */

const rules = z.object({
	groups: z.array(
		z.object({
			name: z.string(),
			rules: z.array(
				z.strictObject({
					alert: z.string(),
					expr: z.string(),
					for: z.string().optional(),
					labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
					annotations: z.strictObject({ summary: z.string(), action: z.string() }),
				}),
			),
		}),
	),
});

const alerts = rules.parse(parse(readRoot('deploy/alerts.yml'))).groups.flatMap((group) => group.rules);

/** Set by Prometheus, and by the default metrics of its client for Node. */
const GIVEN = new Set(['up', 'nodejs_eventloop_lag_p99_seconds']);

const ours = [readRoot('server/ops/metrics.ts'), readRoot('server/ops/build-info.ts'), readRoot('workers/metrics.ts')];
const defined = new Set(
	ours.flatMap((source) => [...source.matchAll(/['"]((?:kyosei|http)_\w+)['"]/g)].map(([, name]) => name)),
);

const metricsOf = (expr: string): string[] =>
	[...expr.matchAll(/\b(up|(?:kyosei|http|nodejs)_\w+)/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));

describe('the alerts', () => {
	it.each(alerts)('$alert asks for metrics that servers and workers have', ({ expr }) => {
		const asked = metricsOf(expr);
		expect(asked.length).toBeGreaterThan(0);
		expect(asked.filter((name) => !GIVEN.has(name) && !defined.has(name))).toEqual([]);
	});

	it.each(alerts)('$alert says what happened and what to do', ({ annotations }) => {
		expect(annotations.summary).toMatch(/^[A-Z].*\.$/);
		expect(annotations.action).toMatch(/^[A-Z].*\.$/);
		const pages = [...annotations.action.matchAll(/docs\/[\w/-]+\.md/g)].map(([page]) => page);
		for (const page of pages) expect(readRoot(page)).not.toBe('');
	});

	it('have names of their own', () => {
		expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
	});
});
