import { beforeAll, describe, expect, it } from 'vitest';
import type { AnsweredSubCategory, AssessmentOverview } from '#shared/answering/schemas.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import type { CheckedSheet } from '#shared/checking/schemas.ts';
import { readFirstSheet, sheetPath } from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import { sheetQuestions } from '#tests/support/assessment/evidence.ts';
import { publishPaper, type Staged, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeAssessor } from '#tests/support/factories.ts';
import { type DocumentRow, pdf, upload } from '#tests/support/files/files.ts';
import { advance, assessmentAt } from '#tests/support/journey.ts';

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

/** An assessment that is being answered, with a document and its questions. */
const withDocument = async (): Promise<{ staged: Staged; document: DocumentRow; questions: number[] }> => {
	const app = booted.current;
	const staged = await startedAssessment(app);
	const { data: document } = await upload(app, staged.owner.token, { content: pdf(), fileName: 'a.pdf' });
	return { staged, document, questions: await sheetQuestions(app, staged.progress.id, 1) };
};

const link = ({ owner }: Staged, { id }: DocumentRow, ids: readonly number[]) =>
	owner.put(`/app/documents/${id}/evidence`, { answer_content_ids: ids });

const linkedOn = (files: AssessmentOverview['company_document_files'], { id }: DocumentRow) =>
	files.find((file) => file.id === id)?.answer_content_ids;

const ownLinks = async ({ owner }: Staged, document: DocumentRow) =>
	linkedOn((await owner.get<AssessmentOverview>('/app/assessment')).data.company_document_files, document);

describe('the questions that a document supports', () => {
	it('are replaced as a whole, and shown on the overview and on the sheet', async () => {
		const { staged, document, questions } = await withDocument();
		const [first = 0, second = 0, third = 0] = questions;
		expect(await ownLinks(staged, document)).toEqual([]);
		const linked = await link(staged, document, [second, first, second]);
		expect([linked.status, linked.message]).toEqual([200, 'Saved which questions the document supports.']);
		expect(await ownLinks(staged, document)).toEqual([first, second]);
		const sheet = await readFirstSheet(staged.owner);
		const { data } = await staged.owner.get<AnsweredSubCategory>(sheetPath(sheet.id));
		expect(linkedOn(data.company_document_files, document)).toEqual([first, second]);
		await link(staged, document, [second, third]);
		expect(await ownLinks(staged, document)).toEqual([second, third]);
		await link(staged, document, []);
		expect(await ownLinks(staged, document)).toEqual([]);
	});

	it('are of the own first sheet: others are named, and nothing is changed', async () => {
		const { staged, document, questions } = await withDocument();
		const other = await withDocument();
		await link(staged, document, questions.slice(0, 1));
		const refused = await link(staged, document, [questions[1] ?? 0, other.questions[0] ?? 0, 2_000_000]);
		expect([refused.status, Object.keys(refused.errors)]).toEqual([
			422,
			['answer_content_ids.1', 'answer_content_ids.2'],
		]);
		expect(await ownLinks(staged, document)).toEqual(questions.slice(0, 1));
		expect((await link(staged, other.document, [])).status).toBe(404);
		expect((await link(staged, { ...document, id: 2_000_000 }, [])).status).toBe(404);
	});

	it('are said at 1 and 2, and stand still from 3 on', async () => {
		const app = booted.current;
		const { staged, document, questions } = await withDocument();
		await advance(app, staged, 2);
		expect((await link(staged, document, questions.slice(0, 2))).status).toBe(200);
		const submitted = await advance(app, staged, 3);
		const late = await link(submitted, document, []);
		expect([late.status, late.message]).toEqual([409, 'This cannot be done at the current status (Submitted).']);
		expect(await ownLinks(staged, document)).toEqual(questions.slice(0, 2));
	});

	it('are shown to staff on the sheet of the round', async () => {
		const app = booted.current;
		const { staged, document, questions } = await withDocument();
		await link(staged, document, questions.slice(0, 2));
		await advance(app, staged, 8);
		const reader = await makeAssessor(app, [staged.companyId]);
		const linksOn = async (base: string) => {
			const { data } = await reader.get<CheckedSheet>(`/console/${base}/${staged.progress.id}`);
			return linkedOn(data.company_document_files, document);
		};
		expect(await linksOn('pending_assessments')).toEqual(questions.slice(0, 2));
		const second = await sheetQuestions(app, staged.progress.id, 2);
		expect(second[0]).not.toBe(questions[0]);
		expect(await linksOn('re_assessments')).toEqual(second.slice(0, 2));
		expect(await ownLinks(staged, document), 'the company never sees the second sheet').toEqual(questions.slice(0, 2));
	});

	it('go with a removed document, and are in the audit log by their number', async () => {
		const app = booted.current;
		const { staged, document, questions } = await withDocument();
		await link(staged, document, questions.slice(0, 3));
		const { data } = await staged.admin.get<AuditEventRow[]>(
			`/console/audit_events?q=document.linked&company_id=${staged.companyId}`,
		);
		expect(data).toMatchObject([
			{
				subject_id: staged.progress.id,
				detail: { document: document.id, questions: 3 },
				actor: { id: staged.owner.user.id },
			},
		]);
		expect((await staged.owner.delete(`/app/documents/${document.id}`)).status).toBe(200);
		const { rows } = await app.deps.db.execute(`select 1 from document_questions where document_id = ${document.id}`);
		expect(rows).toEqual([]);
	});

	it('stay whole while the document is removed and linked at once', async () => {
		const { staged, document, questions } = await withDocument();
		const calls = Array.from({ length: 8 }, (_, at) =>
			at === 4 ? staged.owner.delete(`/app/documents/${document.id}`) : link(staged, document, questions.slice(0, at)),
		);
		const statuses = (await Promise.all(calls)).map(({ status }) => status);
		expect(statuses.every((status) => status === 200 || status === 404)).toBe(true);
		expect(statuses[4]).toBe(200);
	});
});

it('a document of an older assessment is not linked any more', async () => {
	const app = booted.current;
	const { staged, document, questions } = await withDocument();
	await staged.admin.post(`/console/companies/${staged.companyId}/cancel_assessment`);
	expect((await link(staged, document, questions)).status).toBe(409);
	await assessmentAt(app, 1, { companyId: staged.companyId, admin: staged.admin });
	expect((await link(staged, document, questions)).status).toBe(409);
});
