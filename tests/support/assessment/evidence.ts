import { sql } from 'drizzle-orm';
import { evidenceFiles, evidenceMessages, evidenceRequests } from '#server/db/tables/evidence.ts';
import type { EvidenceRequest, RequestFile, RequestVersion } from '#shared/evidence/requests.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Staged } from '#tests/support/assessments.ts';
import type { Answer } from '#tests/support/client.ts';
import { makeAssessor, type Person, unique } from '#tests/support/factories.ts';
import { pdf, type Sent, uploadTo } from '#tests/support/files/files.ts';
import { assessmentAt } from '#tests/support/journey.ts';

/** Evidence requests: rows by SQL, and the calls of both sides. */

/**
 * Inserts a request for an assessment at any status. By default it is open, of the first round, and on the assessment
 * as a whole.
 */
export const makeRequest = async (
	{ deps }: TestApp,
	{ progress, admin }: Pick<Staged, 'progress' | 'admin'>,
	values: Partial<typeof evidenceRequests.$inferInsert> = {},
) => {
	const [row] = await deps.db
		.insert(evidenceRequests)
		.values({ progressId: progress.id, round: 1, content: unique('依頼'), createdBy: admin.user.id, ...values })
		.returning();
	if (!row) throw new Error('no request was made');
	return row;
};

/** Inserts a file of a request without storing one. */
export const makeRequestFile = async (
	{ deps }: TestApp,
	requestId: number,
	{ user }: Pick<Person, 'user'>,
	values: Partial<typeof evidenceFiles.$inferInsert> = {},
) => {
	const fileName = unique('資料');
	const [row] = await deps.db
		.insert(evidenceFiles)
		.values({
			requestId,
			fileName,
			extension: 'pdf',
			filePath: `evidence/${requestId}/${fileName.replace(/\D/g, '').padStart(32, '0')}.pdf`,
			contentType: 'application/pdf',
			byteSize: 1,
			uploadedBy: user.id,
			...values,
		})
		.returning();
	if (!row) throw new Error('no file was made');
	return row;
};

/** Inserts a message into the thread of a request. */
export const makeRequestMessage = async (
	{ deps }: TestApp,
	requestId: number,
	{ user }: Pick<Person, 'user'>,
	content = unique('メッセージ'),
): Promise<void> => {
	await deps.db.insert(evidenceMessages).values({ requestId, authorId: user.id, kind: 'message', content });
};

const REQUESTS = '/evidence_requests';

const callsAt = (area: 'app' | 'console', { get, post, delete: remove }: Person, id: number) => {
	const path = `/${area}${REQUESTS}/${id}`;
	const act =
		(name: string) =>
		(body: object = {}) =>
			post<RequestVersion>(`${path}/${name}`, body);
	return {
		path,
		read: () => get<EvidenceRequest>(path),
		message: (content: string, version?: number) => act('messages')({ content, version }),
		answer: act('answer'),
		accept: act('accept'),
		withdraw: act('withdraw'),
		return: (content: string, version?: number) => act('return')({ content, version }),
		removeFile: (fileId: number, body: object = {}) => remove<RequestVersion>(`${path}/files/${fileId}`, body),
	};
};

/** The calls of staff on a request. */
export const staffOn = (person: Person, id: number) => {
	const { answer: _, removeFile: __, ...calls } = callsAt('console', person, id);
	return calls;
};

/** The calls of the company on a request. */
export const companyOn = (app: Pick<TestApp, 'url'>, person: Person, id: number) => {
	const { accept: _, withdraw: __, return: ___, ...calls } = callsAt('app', person, id);
	const addFile = (sent: Partial<Sent> = {}): Promise<Answer<RequestFile & { version: number }>> =>
		uploadTo(app, `${calls.path}/files`, person.token, { content: pdf(), fileName: 'a.pdf', name: '台帳', ...sent });
	return { ...calls, addFile };
};

/** Creates a request over the API. */
export const askFor = (person: Person, progressId: number, body: object = {}): Promise<Answer<RequestVersion>> =>
	person.post<RequestVersion>(`/console${REQUESTS}`, { progress_id: progressId, content: '台帳の写し', ...body });

/** The ids of the questions on the current sheet of a round, in paper order. */
export const sheetQuestions = async ({ deps }: TestApp, progressId: number, round: 1 | 2): Promise<number[]> => {
	const { rows } = await deps.db.execute<{ id: number }>(sql`
		select t.id from answer_contents t join answer_sub_categories a on a.id = t.answer_sub_category_id
		join answer_categories c on c.id = a.category_id join answer_sheets s on s.id = c.sheet_id
		where s.progress_id = ${progressId} and s.round = ${round} and s.archived_at is null order by t.id`);
	return rows.map(({ id }) => id);
};

/** Both sides of a request. */
export const sidesOf = (app: Pick<TestApp, 'url'>, { owner }: Pick<Staged, 'owner'>, staff: Person, id: number) => ({
	staff: staffOn(staff, id),
	company: companyOn(app, owner, id),
});

/** An assessment at 3 or 8 with an assessor and an open request. */
export const askedFor = async (app: TestApp, body: object = {}, status: 3 | 8 = 3) => {
	const staged = await assessmentAt(app, status);
	const assessor = await makeAssessor(app, [staged.companyId]);
	const { data } = await askFor(assessor, staged.progress.id, body);
	return { app, staged, assessor, id: data.id, ...sidesOf(app, staged, assessor, data.id) };
};

export type AskedRequest = Awaited<ReturnType<typeof askedFor>>;
