import { eq } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { CallContext, ConsoleActor } from '#server/base/actor.ts';
import { conflict, notFound } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Executor } from '#server/db/client.ts';
import { paperSimulations, papers } from '#server/db/tables/papers.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import type { PaperSimulation } from '#shared/papers/simulation.ts';
import { simulatePaper } from './job.ts';
import { findNewestSimulation, type Simulation } from './queries.ts';
import { type IsVisible, visibleCompaniesOf, visibleResult } from './visible.ts';

const present = (
	{ id, paperVersion, createdAt, finishedAt, failedAt, result }: Simulation,
	isVisible: IsVisible,
): PaperSimulation => ({
	id,
	version: paperVersion,
	status: finishedAt ? 'finished' : failedAt ? 'failed' : 'running',
	created_at: createdAt.toISOString(),
	finished_at: finishedAt?.toISOString() ?? null,
	result: result && visibleResult(result, isVisible),
});

const findPaper = async (executor: Executor, id: number) => {
	const [paper] = await executor.select().from(papers).where(eq(papers.id, id));
	if (!paper) throw notFound();
	return paper;
};

/**
 * Requests a simulation of the draft; returns one already running for the same version.
 * @throws 404; 409 for a published paper, and for a simple one, whose results contain no ratings
 */
export const requestSimulation = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id }: { id: number },
	call: CallContext,
): Promise<PaperSimulation> => {
	const simulation = await db.transaction(async (tx) => {
		const [paper] = await tx.select().from(papers).where(eq(papers.id, id)).for('update');
		if (!paper) throw notFound();
		if (paper.isPublished) throw conflict('papers.simulationOfDraft');
		if (!paper.isPremium) throw conflict('papers.simulationOfRegular');
		const newest = await findNewestSimulation(tx, id);
		if (newest && newest.paperVersion === paper.version && !newest.finishedAt && !newest.failedAt) return newest;
		const [made] = await tx
			.insert(paperSimulations)
			.values({ paperId: id, paperVersion: paper.version, requestedBy: actor.userId })
			.returning();
		if (!made) throw new Error('no simulation was made');
		await enqueue(tx, simulatePaper, { simulationId: made.id });
		await recordAudit(tx, {
			action: 'paper.simulated',
			actorId: actor.userId,
			subject: 'paper',
			subjectId: id,
			detail: { version: paper.version },
			call,
		});
		return made;
	});
	return present(simulation, await visibleCompaniesOf(db, actor));
};

/** Newest simulation of a draft, filtered for the actor; null before the first. @throws 404 */
export const getSimulation = async (
	{ db }: Pick<Deps, 'db'>,
	actor: ConsoleActor,
	{ id }: { id: number },
): Promise<PaperSimulation | null> => {
	const [isVisible, simulation] = await Promise.all([
		visibleCompaniesOf(db, actor),
		findNewestSimulation(db, id),
		findPaper(db, id),
	]);
	return simulation ? present(simulation, isVisible) : null;
};
