import { sql } from 'drizzle-orm';
import { objectionFiles, objectionPoints, objections } from '#server/db/tables/objections.ts';
import type { DocumentFile } from '#shared/files/documents.ts';
import type { Objection, ObjectionStanding, ObjectionVersion, StaffObjection } from '#shared/objections/schemas.ts';
import type { TestApp } from '#tests/support/app.ts';
import { sheetQuestions } from '#tests/support/assessment/evidence.ts';
import type { Staged } from '#tests/support/assessments.ts';
import type { Answer } from '#tests/support/client.ts';
import { makeConsoleAdmin, type Person, unique } from '#tests/support/factories.ts';
import { pdf, type Sent, uploadTo } from '#tests/support/files/files.ts';
import { assessmentAt, type JourneyOptions } from '#tests/support/journey.ts';

/** Objections: rows by SQL, and the calls of both sides. */

/** Inserts an objection on the first question, with a file that is not stored, at any status; by default it is undecided. */
export const makeObjection = async (
	{ deps }: TestApp,
	{ progress, owner }: Pick<Staged, 'progress' | 'owner'>,
	values: Partial<typeof objections.$inferInsert> = {},
) => {
	const { rows } = await deps.db.execute<{ sheetId: number; questionId: number; subCategoryId: number }>(sql`
		select s.id as "sheetId", t.question_id as "questionId", q.sub_category_id as "subCategoryId"
		from answer_contents t join answer_sub_categories a on a.id = t.answer_sub_category_id
		join answer_categories c on c.id = a.category_id join answer_sheets s on s.id = c.sheet_id
		join paper_questions q on q.id = t.question_id
		where s.progress_id = ${progress.id} and s.archived_at is null order by s.round desc, t.id limit 1`);
	const [place] = rows;
	if (!place) throw new Error('the assessment has no sheet');
	const { sheetId, ...point } = place;
	const round = progress.recompletedAt ? 2 : 1;
	const [objection] = await deps.db
		.insert(objections)
		.values({ progressId: progress.id, sheetId, round, filedBy: owner.user.id, dueOn: '2099-12-31', ...values })
		.returning();
	if (!objection) throw new Error('no objection was made');
	const objectionId = objection.id;
	const [made] = await deps.db
		.insert(objectionPoints)
		.values({ objectionId, ...point, reason: unique('理由') })
		.returning();
	const fileName = unique('記録');
	const [file] = await deps.db
		.insert(objectionFiles)
		.values({
			objectionId,
			fileName,
			extension: 'pdf',
			filePath: `objections/${objectionId}/${fileName.replace(/\D/g, '').padStart(32, '0')}.pdf`,
			contentType: 'application/pdf',
			byteSize: 1,
			uploadedBy: owner.user.id,
		})
		.returning();
	if (!made || !file) throw new Error('the objection is not whole');
	return { id: objectionId, pointId: made.id, fileId: file.id };
};

type Point = { answer_content_id?: number; sub_category_id?: number | null; reason: string };

/** The questions with these positions on the company's sheet, as points of an objection. */
export const pointsAt = async (app: TestApp, progressId: number, positions: readonly number[]): Promise<Point[]> => {
	const ids = await sheetQuestions(app, progressId, 1);
	return positions.flatMap((at) => {
		const id = ids[at];
		return id === undefined ? [] : [{ answer_content_id: id, reason: `理由${at + 1}` }];
	});
};

export const fileFor = (
	person: Person,
	progressId: number,
	points: readonly Point[],
): Promise<Answer<ObjectionVersion>> =>
	person.post<ObjectionVersion>('/app/objections', { progress_id: progressId, objection_points: points });

export const standingOf = async (person: Person): Promise<ObjectionStanding> =>
	(await person.get<ObjectionStanding>('/app/objection_standing')).data;

/** The calls of the company on an objection. */
export const companyOn = (app: Pick<TestApp, 'url'>, person: Person, id: number) => {
	const path = `/app/objections/${id}`;
	return {
		read: () => person.get<Objection>(path),
		withdraw: (version?: number) => person.post<ObjectionVersion>(`${path}/withdraw`, { version }),
		addFile: (sent: Partial<Sent> = {}): Promise<Answer<DocumentFile & { version: number }>> =>
			uploadTo(app, `${path}/files`, person.token, { content: pdf(), fileName: 'a.pdf', name: '記録', ...sent }),
		removeFile: (fileId: number) => person.delete<ObjectionVersion>(`${path}/files/${fileId}`, {}),
	};
};

type Verdict = boolean | { is_upheld: boolean; reason: string };

/** The calls of staff on an objection. */
export const staffOn = (person: Person, id: number) => {
	const path = `/console/objections/${id}`;
	const read = () => person.get<StaffObjection>(path);
	return {
		read,
		/** Decides the points in their order. */
		decide: async (verdicts: readonly Verdict[], version?: number): Promise<Answer<ObjectionVersion>> => {
			const { objection_points: points } = (await read()).data;
			const decided = points.flatMap((point, at) => {
				const verdict = verdicts[at];
				if (verdict === undefined) return [];
				return [
					{ id: point.id, ...(typeof verdict === 'boolean' ? { is_upheld: verdict, reason: '判断の理由' } : verdict) },
				];
			});
			return person.post<ObjectionVersion>(`${path}/decide`, { objection_points: decided, version });
		},
	};
};

/** An assessment with an objection on its first and third question, and an admin who was not involved. */
export const objectedAt = async (
	app: TestApp,
	status: 7 | 11 | 12 | 13,
	{ positions = [0, 2], ...options }: JourneyOptions & { positions?: readonly number[] } = {},
) => {
	const staged = await assessmentAt(app, status, options);
	const { owner, progress } = staged;
	const filed = await fileFor(owner, progress.id, await pointsAt(app, progress.id, positions));
	if (filed.status !== 200) throw new Error(`not filed: ${filed.text}`);
	const decider = await makeConsoleAdmin(app);
	const { id } = filed.data;
	return { staged, id, decider, company: companyOn(app, owner, id), staff: staffOn(decider, id) };
};
