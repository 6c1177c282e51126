import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { Queue } from 'bullmq';
import type { JobData } from '#server/jobs/queue.ts';

/** Job data with everything but numbers redacted: texts may be personal. */
const withoutTexts = (data: JobData): Record<string, unknown> => ({
	outboxId: data.outboxId,
	payload: Object.fromEntries(
		Object.entries(data.payload).map(([key, value]) => [key, typeof value === 'number' ? value : '…']),
	),
});

/** Queue dashboard, read-only: its cookie has no CSRF protection, and the outbox relays lost or failed jobs anyway. */
export const queueBoard = (queue: Queue<JobData>, basePath: string) => {
	const adapter = new BullMQAdapter(queue, { readOnlyMode: true });
	adapter.setFormatter('data', withoutTexts);
	const board = new FastifyAdapter();
	createBullBoard({
		queues: [adapter],
		serverAdapter: board,
		options: { uiConfig: { boardTitle: 'Kyosei', hideDocsLink: true } },
	});
	board.setErrorHandler(() => ({ status: 500, body: { error: { key: 'ERRORS.INTERNAL_SERVER_ERROR' } } }));
	return board.setBasePath(basePath).registerPlugin();
};
