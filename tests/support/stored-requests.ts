import { asc, eq } from 'drizzle-orm';
import { evidenceFiles, evidenceMessages, evidenceRequests } from '#server/db/tables/evidence.ts';
import { paperMainCategories, paperQuestions, paperSubCategories } from '#server/db/tables/papers.ts';
import type { Round } from '#shared/assessment/round.ts';
import type { MessageKind, RequestState, Withdrawal } from '#shared/evidence/states.ts';
import type { TestApp } from './app.ts';
import type { Staged } from './assessments.ts';

/** Requests for evidence in any state, whatever the assessment allows, written into the tables. */

type Given = {
	round?: Round;
	status?: RequestState;
	/** The position of the question in the paper, from 0; null for the assessment as a whole. */
	question?: number | null;
	content?: string;
	dueOn?: string | null;
	withdrawnBecause?: Withdrawal;
	messages?: readonly { kind: MessageKind; content: string }[];
	files?: readonly string[];
};

const questionAt = async ({ deps }: TestApp, { progress }: Staged, at: number): Promise<number> => {
	const questions = await deps.db
		.select({ id: paperQuestions.id })
		.from(paperQuestions)
		.innerJoin(paperSubCategories, eq(paperSubCategories.id, paperQuestions.subCategoryId))
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.where(eq(paperMainCategories.paperId, progress.paperId))
		.orderBy(asc(paperMainCategories.ordinal), asc(paperSubCategories.ordinal), asc(paperQuestions.ordinal));
	const question = questions[at];
	if (!question) throw new Error(`the paper has no question at ${at}`);
	return question.id;
};

let made = 0;

export const storeRequest = async (app: TestApp, staged: Staged, given: Given = {}): Promise<number> => {
	const { db, clock } = app.deps;
	const { progress, admin, owner } = staged;
	const { round = 1, status = 'open', question = null, withdrawnBecause = 'staff' } = given;
	const now = clock.now();
	const isDecided = status === 'accepted' || status === 'withdrawn';
	const [request] = await db
		.insert(evidenceRequests)
		.values({
			progressId: progress.id,
			round,
			questionId: question === null ? null : await questionAt(app, staged, question),
			content: given.content ?? `依頼${++made}`,
			dueOn: given.dueOn ?? null,
			status,
			withdrawnBecause: status === 'withdrawn' ? withdrawnBecause : null,
			createdBy: admin.user.id,
			createdAt: now,
			answeredBy: status === 'answered' || status === 'accepted' ? owner.user.id : null,
			answeredAt: status === 'answered' || status === 'accepted' ? now : null,
			decidedBy: isDecided ? admin.user.id : null,
			decidedAt: isDecided ? now : null,
		})
		.returning({ id: evidenceRequests.id });
	if (!request) throw new Error('no request was made');
	for (const { kind, content } of given.messages ?? []) {
		const authorId = kind === 'return' ? admin.user.id : owner.user.id;
		await db.insert(evidenceMessages).values({ requestId: request.id, authorId, kind, content, createdAt: now });
	}
	for (const fileName of given.files ?? []) {
		await db.insert(evidenceFiles).values({
			requestId: request.id,
			fileName,
			extension: 'pdf',
			filePath: `evidence/${progress.id}/stored-${++made}.pdf`,
			contentType: 'application/pdf',
			byteSize: 1,
			uploadedBy: owner.user.id,
			createdAt: now,
		});
	}
	return request.id;
};
