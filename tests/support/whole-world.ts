import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { insertAudit } from '#server/audit/record.ts';
import type { Operation } from '#server/calls/operation.ts';
import { answerCategories, answerSheets, answerSubCategories } from '#server/db/tables/assessment.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { phrases } from '#server/db/tables/phrases.ts';
import { savedViews } from '#server/db/tables/views.ts';
import { accessMatrix, type Target } from '#tests/api/access/access-matrix.ts';
import { makePasskeyRow } from '#tests/support/accounts/second-factor.ts';
import { makeSignIn } from '#tests/support/accounts/sign-ins.ts';
import { makeCalibration } from '#tests/support/assessment/calibration.ts';
import { makeRequest, makeRequestFile, makeRequestMessage } from '#tests/support/assessment/evidence.ts';
import { makeWholePlan } from '#tests/support/assessment/improvement-plans.ts';
import { makeInterest } from '#tests/support/assessment/interests.ts';
import { makeObjection } from '#tests/support/assessment/objections.ts';
import { makePhoneUpload } from '#tests/support/assessment/phone.ts';
import { storeDocument } from '#tests/support/files/stored-files.ts';
import { makeMail } from '#tests/support/notices/mail-rows.ts';
import { makeNotice, makeNoticeGroup } from '#tests/support/notices/notices.ts';
import type { TestApp } from './app.ts';
import type { Staged } from './assessments.ts';
import { makeBulkJob } from './bulk-jobs.ts';
import { certificateOf } from './certificates.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, type Person } from './factories.ts';
import { makeFailedJob, makeInquiry } from './inquiries.ts';
import { assessmentAt } from './journey.ts';
import { makeShare } from './shares.ts';
import { makeClosedRound } from './voice.ts';

/** A company at status 13 for which every read returns data, with an id for each kind of path parameter. */
export type WholeWorld = {
	staged: Staged;
	/** Who rates a part of the second round a second time. */
	secondRater: Person;
	ids: Record<Exclude<Target, 'none'>, number | string>;
};

const sheetIds = async ({ deps }: TestApp, progressId: number, round: 1 | 2) => {
	const [row] = await deps.db
		.select({ category: answerCategories.id, sub: answerSubCategories.id })
		.from(answerSheets)
		.innerJoin(answerCategories, eq(answerCategories.sheetId, answerSheets.id))
		.innerJoin(answerSubCategories, eq(answerSubCategories.categoryId, answerCategories.id))
		.where(and(eq(answerSheets.progressId, progressId), eq(answerSheets.round, round), isNull(answerSheets.archivedAt)))
		.orderBy(answerSubCategories.id)
		.limit(1);
	if (!row) throw new Error(`progress ${progressId} has no sheet of round ${round}`);
	return row;
};

let made = 0;

export const makeDocument = async ({ deps }: TestApp, { progress, owner }: Staged) => {
	const [row] = await deps.db
		.insert(companyDocuments)
		.values({
			progressId: progress.id,
			fileName: `書類${++made}`,
			extension: 'pdf',
			filePath: `documents/${progress.id}/0123456789abcdef${made}.pdf`,
			contentType: 'application/pdf',
			byteSize: 1,
			uploadedBy: owner.user.id,
		})
		.returning();
	if (!row) throw new Error('no document was made');
	return row;
};

/** Inserts a personal phrase, or with null a shared one. */
export const makePhrase = async ({ deps }: TestApp, ownerId: number | null): Promise<number> => {
	const content = `定型文${++made}`;
	const [row] = await deps.db.insert(phrases).values({ ownerId, content }).returning({ id: phrases.id });
	if (!row) throw new Error('no phrase was made');
	return row.id;
};

/** Inserts a saved view of the companies. */
export const makeView = async ({ deps }: TestApp, userId: number): Promise<number> => {
	const name = `ビュー${++made}`;
	const [row] = await deps.db.insert(savedViews).values({ userId, list: 'companies', name, query: '' }).returning();
	if (!row) throw new Error('no view was made');
	return row.id;
};

/** Links a document to every question of its assessment. */
const linkAll = async ({ deps }: TestApp, { progress }: Staged, documentId: number): Promise<void> => {
	await deps.db.execute(sql`
		insert into document_questions (document_id, question_id)
		select ${documentId}, t.question_id from answer_contents t
		join answer_sub_categories a on a.id = t.answer_sub_category_id join answer_categories c on c.id = a.category_id
		join answer_sheets s on s.id = c.sheet_id where s.round = 1 and s.progress_id = ${progress.id}`);
};

/** Inserts an evidence request on the first question of an assessment, with a file and a message. */
export const makeWholeRequest = async (app: TestApp, { progress, admin, owner }: Staged) => {
	const { rows } = await app.deps.db.execute<{ id: number }>(sql`
		select min(t.question_id) as id from answer_contents t
		join answer_sub_categories a on a.id = t.answer_sub_category_id join answer_categories c on c.id = a.category_id
		join answer_sheets s on s.id = c.sheet_id where s.progress_id = ${progress.id}`);
	const request = await makeRequest(app, { progress, admin }, { questionId: rows[0]?.id ?? null });
	await makeRequestMessage(app, request.id, owner);
	return { request, file: await makeRequestFile(app, request.id, owner) };
};

/** Assigns every sub-category to the owner. */
const giveAll = async ({ deps }: TestApp, { owner, progress }: Staged): Promise<void> => {
	await deps.db.execute(sql`
		update answer_sub_categories a set assignee_id = ${owner.user.id}
		from answer_categories c join answer_sheets s on s.id = c.sheet_id
		where c.id = a.category_id and s.round = 1 and s.progress_id = ${progress.id}`);
};

export const makeWholeWorld = async (app: TestApp): Promise<WholeWorld> => {
	const staged = await assessmentAt(app, 13);
	const { progress, companyId } = staged;
	const first = await sheetIds(app, progress.id, 1);
	const second = await sheetIds(app, progress.id, 2);
	await giveAll(app, staged);
	const document = await makeDocument(app, staged);
	await linkAll(app, staged, document.id);
	const { request, file } = await makeWholeRequest(app, staged);
	const plan = await makeWholePlan(app, staged);
	const objection = await makeObjection(app, staged, {
		status: 'decided',
		endedBy: staged.admin.user.id,
		endedAt: app.clock.now(),
	});
	await staged.owner.put('/app/certificate/listing', { listed: true });
	const member = await makeCompanyUser(app, { companyId, role: 1 });
	const certificate = await certificateOf(app, progress.id);
	const secondRater = await makeAssessor(app);
	const secondRaterId = secondRater.user.id;
	const phone = await makePhoneUpload(app, staged.owner, progress.id);
	return {
		staged,
		secondRater,
		ids: {
			progress: progress.id,
			company: companyId,
			paper: progress.paperId,
			member: member.user.id,
			document: document.id,
			file: document.filePath,
			officeFile: await storeDocument(app, { progressId: progress.id, userId: staged.owner.user.id }),
			adminUser: (await makeConsoleAdmin(app)).user.id,
			inquiry: (await makeInquiry(app)).id,
			failedJob: (await makeFailedJob(app)).id,
			mail: (await makeMail(app, { userId: staged.owner.user.id, progressId: progress.id, state: 'failed' })).id,
			answerCategory: first.category,
			answerSubCategory: first.sub,
			secondCategory: second.category,
			secondSubCategory: second.sub,
			phrase: await makePhrase(app, staged.admin.user.id),
			savedView: await makeView(app, staged.admin.user.id),
			sharedPhrase: await makePhrase(app, null),
			evidenceRequest: request.id,
			evidenceFile: file.id,
			objection: objection.id,
			objectionFile: objection.fileId,
			voiceRound: await makeClosedRound(app, staged),
			bulkJob: await makeBulkJob(app, { makerId: staged.admin.user.id, companyId }),
			calibration: await makeCalibration(app, staged, { secondRaterId, round: 2 }),
			ratedCalibration: await makeCalibration(app, staged, { secondRaterId, isRated: true }),
			interest: await makeInterest(app, { userId: (await makeAssessor(app)).user.id, companyId }),
			auditEvent: await insertAudit(app.deps.db, { action: 'logout', actorId: staged.admin.user.id }),
			phoneUpload: phone.id,
			phonePhoto: phone.photoId,
			planAction: plan.actionId,
			planProof: plan.proofId,
			share: (await makeShare(app, staged.owner, { progressId: progress.id })).id,
			certificateCode: certificate.code,
			companyPasskey: await makePasskeyRow(app, staged.owner.user.id),
			consolePasskey: await makePasskeyRow(app, staged.admin.user.id),
			companyNotice: (await makeNotice(app, staged.owner.user.id)).id,
			consoleNotice: (await makeNotice(app, staged.admin.user.id)).id,
			companyNoticeGroup: await makeNoticeGroup(app, staged.owner.user.id, 'plan_returned'),
			consoleNoticeGroup: await makeNoticeGroup(app, staged.admin.user.id, 'submitted'),
			companySignIn: (await makeSignIn(app, staged.owner.user.id)).id,
			consoleSignIn: (await makeSignIn(app, staged.admin.user.id)).id,
		},
	};
};

/** Only the second rater gets what is rated a second time. */
const OF_SECOND_RATER = /^\/console\/calibrations\/:id\/(?:sheet|save_changes|complete|decline)$/;

/** The token of an actor who may make the call: the company's admin, a console admin, or the second rater. */
export const tokenFor = ({ staged, secondRater }: WholeWorld, { path }: Pick<Operation, 'path'>): string | null => {
	if (OF_SECOND_RATER.test(path)) return secondRater.token;
	return path.startsWith('/console') ? staged.admin.token : staged.owner.token;
};

/** Whether a read requires a field. */
const asks = ({ kind, query }: Operation, field: string): boolean =>
	kind === 'query' && field in query && !(query[field] as z.ZodType).safeParse(undefined).success;

/** How the names of made companies begin. */
const NAME_OF_EACH = '検証株式会社';

/** The minimal valid input of a call: ids of its records, or the kind of a list. */
export const inputFor = ({ ids }: WholeWorld, name: string, operation: Operation): Record<string, unknown> => {
	const [, target, named = {}] = accessMatrix[name] ?? [];
	const [param, ...further] = Object.keys(operation.params);
	return {
		...(param && target && target !== 'none' ? { [param]: ids[target] } : {}),
		...Object.fromEntries(
			further.map((field) => [field, Object.entries(ids).find(([of]) => of === named[field])?.[1]]),
		),
		...('is_premium' in operation.query ? { is_premium: true } : {}),
		...(asks(operation, 'progress_id') ? { progress_id: ids.progress } : {}),
		...(asks(operation, 'q') ? { q: NAME_OF_EACH } : {}),
		...(asks(operation, 'list_name') ? { list_name: 'companies' } : {}),
		...(asks(operation, 'language') ? { language: 'vi' } : {}),
	};
};
