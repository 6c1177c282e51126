import fs from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import type { FilePreview } from '#shared/evidence/preview.ts';
import { withApp } from '#tests/support/app.ts';
import { askedFor } from '#tests/support/assessment/evidence.ts';
import { type Staged, startedAssessment } from '#tests/support/assessments.ts';
import { trpcClient } from '#tests/support/calls/trpc.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin } from '#tests/support/factories.ts';
import { pdf } from '#tests/support/files/files.ts';
import { linkedWorkbook, REFUSED_FILES, remotePictureDocument } from '#tests/support/files/hostile-office.ts';
import { paragraph, sheetData, wordFile, workbookFile } from '#tests/support/files/office-files.ts';
import { storeDocument } from '#tests/support/files/stored-files.ts';

const booted = withApp();

let staged: Staged;
beforeAll(async () => {
	staged = await startedAssessment(booted.current);
});

const store = (content: Buffer, extension: 'docx' | 'xlsx' | 'pdf' = 'docx'): Promise<string> =>
	storeDocument(booted.current, {
		progressId: staged.progress.id,
		userId: staged.owner.user.id,
		content,
		extension,
	});

const previewOf = (filePath: string, person = staged.owner) => person.get<FilePreview>(`/file_preview/${filePath}`);

const shown: FilePreview = {
	kind: 'document',
	blocks: [{ kind: 'paragraph', level: null, text: '就業規則' }],
	is_cut: false,
	picture_count: 0,
};

describe('the preview of a file', () => {
	it("is for the company's users, its assessors and admins, and recorded as opening it", async () => {
		const app = booted.current;
		const { companyId, progress } = staged;
		const filePath = await store(wordFile(paragraph('就業規則')));
		const may = [
			staged.owner,
			await makeCompanyUser(app, { companyId, role: 1 }),
			await makeAssessor(app, [companyId]),
			await makeConsoleAdmin(app),
		];
		for (const person of may) {
			const answer = await previewOf(filePath, person);
			expect(answer).toMatchObject({ status: 200, message: '', data: shown });
			expect(answer.headers.get('cache-control')).toBe('no-store');
			const opened = await app.deps.db
				.select()
				.from(auditEvents)
				.where(and(eq(auditEvents.action, 'file.opened'), eq(auditEvents.actorId, person.user.id)));
			expect(opened).toMatchObject([{ subject: 'assessment_progress', subjectId: progress.id }]);
		}
		const overTrpc = await trpcClient(app, staged.owner.token).files.preview.query({ filePath });
		expect(overTrpc.data).toEqual(shown);
	});

	it('answers others, unknown files, files of other types and lost ones alike', async () => {
		const app = booted.current;
		const filePath = await store(wordFile(paragraph('就業規則')));
		const unknown = await previewOf(`documents/1/${'0'.repeat(32)}.docx`);
		expect(unknown.status).toBe(404);
		const lost = await store(wordFile(paragraph('lost')));
		await rm(path.join(app.deps.config.dataDir, 'files', lost));
		const answers = [
			await previewOf(filePath, await makeCompanyUser(app)),
			await previewOf(filePath, await makeAssessor(app)),
			await previewOf(await store(pdf(), 'pdf')),
			await previewOf(lost),
			await previewOf('%2e%2e/app-secret.docx'),
		];
		for (const { status, text } of answers) expect([status, text]).toEqual([404, unknown.text]);
		expect((await fetch(`${app.url}/api/file_preview/${filePath}`)).status).toBe(401);
	});

	it('is there for the files of a request too', async () => {
		const app = booted.current;
		const { assessor, company, staged: asked } = await askedFor(app);
		const content = wordFile(paragraph('就業規則'));
		const { data: file } = await company.addFile({ content, fileName: 'rules.docx' });
		for (const person of [asked.owner, assessor]) {
			expect(await previewOf(file.file_path, person)).toMatchObject({ status: 200, data: shown });
		}
		expect((await previewOf(file.file_path)).status).toBe(404);
	});

	it('says why a file is not shown', async () => {
		for (const { content, extension, reason, name } of REFUSED_FILES.filter(({ isLong }) => !isLong)) {
			const { status, data } = await previewOf(await store(content(), extension));
			expect([name, status, data]).toEqual([name, 200, { kind: 'refused', reason }]);
		}
	});

	it('holds the texts of files that want to reach out', async () => {
		const document = await previewOf(await store(remotePictureDocument()));
		expect(document.data).toMatchObject({ kind: 'document', picture_count: 1 });
		const workbook = await previewOf(await store(linkedWorkbook(), 'xlsx'));
		expect(workbook.data).toMatchObject({ kind: 'workbook', sheets: [{ name: 'Links' }] });
	});

	it('is read once, and answers 304 to whoever has it, if they still may', async () => {
		const app = booted.current;
		const filePath = await store(wordFile(paragraph('一度だけ読む')));
		const assessor = await makeAssessor(app, [staged.companyId]);
		const first = await previewOf(filePath);
		const etag = first.headers.get('etag') ?? '';
		expect(etag).toMatch(/^W\/".+"$/);
		// The file itself is not needed again.
		await rm(path.join(app.deps.config.dataDir, 'files', filePath));
		const second = await previewOf(filePath, assessor);
		expect([second.status, second.text]).toEqual([200, first.text]);
		const asked = (tags: string, token: string | null) =>
			fetch(`${app.url}/api/file_preview/${filePath}`, {
				headers: { Authorization: `Bearer ${token}`, 'If-None-Match': tags },
			});
		const known = await asked(`"another", ${etag}`, assessor.token);
		expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
		expect((await asked('W/"another"', assessor.token)).status).toBe(200);
		expect((await asked(etag, (await makeAssessor(app)).token)).status).toBe(404);
	});

	it('leaves no temporary file', () => {
		expect(fs.readdirSync(booted.current.deps.storage.temporaryFolder)).toEqual([]);
	});
});

describe('twenty previews at once', () => {
	it('are all answered, and other calls between them', async () => {
		const cells = Array.from({ length: 20 }, () => '<c><v>1</v></c>');
		const content = workbookFile([{ name: 'a', xml: sheetData(Array.from({ length: 1_000 }, () => cells)) }]);
		const files = await Promise.all(Array.from({ length: 20 }, () => store(content, 'xlsx')));
		let left = files.length;
		const previews = files.map(async (filePath) => {
			const { status, data } = await previewOf(filePath);
			left--;
			return [status, data.kind];
		});
		/** How many previews were still to come when each other call was answered. */
		const between: number[] = [];
		while (left > 0) {
			expect((await staged.owner.get('/app/me')).status).toBe(200);
			between.push(left);
		}
		expect(await Promise.all(previews)).toEqual(Array(20).fill([200, 'workbook']));
		expect(between.filter((count) => count > 0).length).toBeGreaterThan(10);
	});
});
