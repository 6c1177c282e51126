import { expect, it } from 'vitest';
import { z } from 'zod';
import type { RequestContext } from './context.ts';
import { open } from './define.ts';
import { execute } from './execute.ts';
import { failureOf } from './failure.ts';
import type { Operation } from './operation.ts';

const context = {
	deps: { db: null },
	call: { locale: 'ja' },
	origins: [],
} as unknown as RequestContext;

const answering = (data: unknown): Operation =>
	open.query({
		path: '/free/thing',
		summary: 'A thing',
		output: z.object({ name: z.string() }),
		handler: async () => data as { name: string },
	}) as unknown as Operation;

it('strips what the schema of an answer does not declare', async () => {
	const { envelope } = await execute(answering({ name: '甲', secret: 'needle' }), context, null, {});
	expect(envelope.data).toEqual({ name: '甲' });
});

it('takes an answer that does not fit its schema for a fault of the server, and names no value', async () => {
	const failed = await execute(answering({ name: 7, other: 'needle' }), context, null, {}).catch((error) => error);
	expect(failureOf(failed, 'ja')).toMatchObject({ status: 500, unexpected: true, errors: null });
	expect(String(failed)).toContain('name');
	expect(String(failed)).not.toContain('needle');
});
