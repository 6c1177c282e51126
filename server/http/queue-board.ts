import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { FastifyAdapter } from '@bull-board/fastify';
import type { Queue } from 'bullmq';
import type { JobData } from '#server/jobs/queue.ts';

/** What a job carries, without what people wrote: ids say enough. */
const withoutTexts = (data: JobData): Record<string, unknown> => ({
	outboxId: data.outboxId,
	payload: Object.fromEntries(
		Object.entries(data.payload).map(([key, value]) => [key, typeof value === 'number' ? value : '…']),
	),
});

/**
 * The queue's own screen. It only shows: its cookie alone signs nobody's writes, and a job that is lost or failed is
 * handed over again by the outbox.
 */
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
