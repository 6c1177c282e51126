import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { fileRemovals } from '#server/db/tables/erased.ts';
import { removeFiles } from '#server/storage/removals.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { type Staged, startedAssessment, submittedAssessment } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { streamUpload } from '#tests/support/files/endless-upload.ts';
import {
	currentUserOf,
	type DocumentRow,
	damagedPackage,
	encryptedPackage,
	heic,
	jpeg,
	officePackage,
	oldOffice,
	pdf,
	png,
	upload,
	zip,
} from '#tests/support/files/files.ts';
import { brokenPdf, japanesePdf, lockedPdf } from '#tests/support/files/pdf-files.ts';
import { plainPdf } from '#tests/support/files/plain-pdf.ts';
import { protectedOffice } from '#tests/support/protected-office/index.ts';

const booted = withApp();
const small = withApp({ env: { UPLOAD_MAX_BYTES: '2000' } });

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const temporaryFiles = ({ deps }: TestApp): string[] => fs.readdirSync(deps.storage.temporaryFolder);

const storedFiles = ({ deps }: TestApp, progressId: number): string[] => {
	const folder = path.join(deps.config.dataDir, 'files/documents', String(progressId));
	return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

const rowsOf = ({ deps }: TestApp, progressId: number) =>
	deps.db.select().from(companyDocuments).where(eq(companyDocuments.progressId, progressId));

const good = { content: pdf(), fileName: 'rules.pdf', type: 'application/pdf' };

describe('adding a document', () => {
	let staged: Staged;
	let owner: Person;
	beforeEach(async () => {
		staged = await startedAssessment(booted.current);
		owner = staged.owner;
	});

	it.each([
		['a.pdf', 'application/pdf', pdf()],
		['a.pdf', 'image/png', pdf()],
		['a.pdf', '', Buffer.concat([Buffer.from('\ufeff\r\n\n'), pdf()])],
		['a.pdf', '', Buffer.concat([Buffer.alloc(1_019, ' '), pdf()])],
		['a.pdf', 'application/force-download', plainPdf()],
		['a.jpe', 'application/x-zip-compressed', jpeg()],
		['a.jfif', 'image/pjpeg', jpeg()],
		['a.JPG', 'text/html', jpeg()],
		['a.xlsx', 'application/wps-office.xlsx', officePackage('xlsx')],
		['a.docx', 'application/zip', officePackage('docx')],
		['a.xls', '', protectedOffice('protected.xls')],
		['a.xls', '', protectedOffice('opened-by-excel.xls')],
		['a.xlsx', '', protectedOffice('protected.xlsx')],
		['a.doc', '', protectedOffice('plain.doc')],
		['a.ppt', '', currentUserOf(0xe391c05f)],
		['a.PDF', 'application/octet-stream', pdf()],
		['a.jpg', 'image/jpeg', jpeg()],
		['a.jpeg', '', jpeg()],
		['a.png', 'image/png', png()],
		['a.doc', 'application/msword', oldOffice('WordDocument')],
		['a.docx', DOCX, officePackage('docx')],
		['a.xls', 'application/vnd.ms-excel', oldOffice('Workbook')],
		['a.xls', '', oldOffice('Book')],
		['a.xlsx', '', officePackage('xlsx')],
		['a.ppt', '', oldOffice('PowerPoint Document')],
		['a.pptx', '', officePackage('pptx')],
		['a.html.pdf', '', pdf()],
	])('accepts %s declared as "%s"', async (fileName, type, content) => {
		const app = booted.current;
		const answer = await upload(app, owner.token, { content, fileName, type });
		expect(answer).toMatchObject({ status: 200, message: 'The document was added.' });
		const [row] = await rowsOf(app, staged.progress.id);
		const extension = fileName
			.split('.')
			.at(-1)
			?.toLowerCase()
			.replace(/^(jpeg|jpe|jfif)$/, 'jpg');
		expect(answer.data).toEqual({
			id: expect.any(Number),
			file_name: '就業規則',
			file_path: expect.any(String),
			extension,
			byte_size: content.length,
			uploaded_at: row?.createdAt.toISOString(),
			deleted_at: null,
		});
		const { data: overview } = await owner.get<{ company_document_files: unknown[] }>('/app/assessment');
		expect(overview.company_document_files).toContainEqual({
			...answer.data,
			answer_content_ids: [],
			is_by_phone: false,
		});
		expect(row).toMatchObject({ extension, byteSize: content.length, uploadedBy: owner.user.id });
		expect(answer.data.file_path).toMatch(new RegExp(`^documents/${staged.progress.id}/[0-9a-f]{32}\\.${extension}$`));
		const stored = await fs.promises.readFile(path.join(app.deps.config.dataDir, 'files', answer.data.file_path));
		expect(stored.equals(content)).toBe(true);
		expect(temporaryFiles(app)).toEqual([]);
	});

	it.each([
		[
			'an exe as pdf',
			'a.pdf',
			'',
			Buffer.from('MZ\u0090\u0000This program cannot be run in DOS mode'),
			/does not match/,
		],
		['html as docx', 'a.docx', '', Buffer.from('<html><script>alert(1)</script></html>'), /does not match/],
		['an extension behind another', 'a.pdf.html', '', pdf(), /Choose a PDF/],
		['no extension', 'pdf', '', pdf(), /Choose a PDF/],
		['an extension of an object', 'a.constructor', '', pdf(), /Choose a PDF/],
		['an empty file', 'a.pdf', 'application/pdf', Buffer.alloc(0), /does not match/],
		['a PDF that begins late', 'a.pdf', '', Buffer.concat([Buffer.alloc(1_025, ' '), pdf()]), /does not match/],
		['a PDF with a password', 'a.pdf', '', lockedPdf(), /The PDF is protected by a password/],
		['a PDF without a page', 'a.pdf', '', Buffer.from('%PDF-1.4\n%%EOF\n'), /cannot be opened/],
		['a damaged PDF', 'a.pdf', '', brokenPdf(), /cannot be opened/],
		['half a PDF', 'a.pdf', '', japanesePdf(1).subarray(0, 300), /cannot be opened/],
		['an encrypted docx', 'a.docx', '', encryptedPackage(), /protected by a password/],
		['an encrypted xlsx', 'a.xlsx', '', encryptedPackage(), /protected by a password/],
		['an encrypted pptx', 'a.pptx', '', encryptedPackage(), /protected by a password/],
		['an encrypted doc', 'a.doc', '', protectedOffice('encrypted.doc'), /protected by a password/],
		['an encrypted xls', 'a.xls', '', protectedOffice('encrypted.xls'), /protected by a password/],
		['an encrypted ppt', 'a.ppt', '', currentUserOf(0xf3d1c4df), /protected by a password/],
		['a photo of a phone', 'a.heic', '', heic(), /HEIC/],
		['a photo of a phone named as JPEG', 'a.jpg', 'image/jpeg', heic(), /HEIC/],
		['a png as jpg', 'a.jpg', '', png(), /does not match/],
		['a gif', 'a.gif', 'image/gif', Buffer.from('GIF89a'), /Choose a PDF/],
		['a plain zip as docx', 'a.docx', '', zip([{ name: 'a.txt', content: 'x' }]), /does not match/],
		['damaged content types', 'a.docx', '', damagedPackage(officePackage('docx')), /does not match/],
		['a broken zip', 'a.docx', '', officePackage('docx').subarray(0, 100), /does not match/],
		['a workbook as docx', 'a.docx', '', officePackage('xlsx'), /does not match/],
		[
			'a main part of another type',
			'a.docx',
			'',
			zip([
				{ name: '[Content_Types].xml', content: '<Types/>' },
				{ name: 'word/document.xml', content: '<x/>' },
			]),
			/does not match/,
		],
		['a part twice', 'a.docx', '', officePackage('docx', [{ name: 'Word/Document.xml' }]), /does not match/],
		['a part that climbs', 'a.docx', '', officePackage('docx', [{ name: '../evil' }]), /does not match/],
		['macros', 'a.docx', '', officePackage('docx', [{ name: 'word/vbaProject.bin' }]), /macros/],
		[
			'macros under another name',
			'a.docx',
			'',
			zip([
				{
					name: '[Content_Types].xml',
					content: '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/>',
				},
				{ name: 'word/document.xml' },
			]),
			/macros/,
		],
		[
			'10 GB declared',
			'a.docx',
			'',
			officePackage(
				'docx',
				['a', 'b', 'c'].map((name) => ({ name, content: 'x', declaredSize: 3_600_000_000 })),
			),
			/too large/,
		],
		[
			'a list of types that unpacks to more than it says',
			'a.docx',
			'',
			zip([
				{ name: '[Content_Types].xml', content: ' '.repeat(50_000_000), declaredSize: 10 },
				{ name: 'word/document.xml' },
			]),
			/does not match/,
		],
		['a doc that is no document', 'a.doc', '', oldOffice('Contents'), /does not match/],
		['a doc as xls', 'a.xls', '', oldOffice('WordDocument'), /does not match/],
		['old macros', 'a.doc', '', oldOffice('Macros'), /macros/],
	])('refuses %s', async (_what, fileName, type, content, message) => {
		const app = booted.current;
		const answer = await upload(app, owner.token, { content, fileName, type });
		expect(answer.status).toBe(422);
		expect(answer.errors).toEqual({ document: [expect.stringMatching(message)] });
		expect(await rowsOf(app, staged.progress.id)).toEqual([]);
		expect(storedFiles(app, staged.progress.id)).toEqual([]);
		expect(temporaryFiles(app)).toEqual([]);
	});

	it('refuses 100,000 entries', async () => {
		const content = zip(Array.from({ length: 100_000 }, (_, index) => ({ name: String(index) })));
		const answer = await upload(booted.current, owner.token, { content, fileName: 'a.docx' });
		expect(answer.status).toBe(422);
		expect(answer.errors.document).toEqual([expect.stringMatching(/too large/)]);
	});

	it('returns validation errors in both languages', async () => {
		const empty = (locale: 'ja' | 'en') =>
			call(booted.current, 'POST', '/app/documents', { token: owner.token, raw: new FormData(), locale });
		expect((await empty('en')).errors).toEqual({
			name: ['Enter the file name.'],
			document: ['Document is mandatory.'],
		});
		expect((await empty('ja')).errors).toEqual({
			name: ['書類の名前を入力してください。'],
			document: ['書類を選択してください。'],
		});
	});

	it('accepts exactly one file, with a name of 1 to 255 characters', async () => {
		const app = booted.current;
		const send = (form: FormData) => call(app, 'POST', '/app/documents', { token: owner.token, raw: form });
		const form = (fields: Record<string, string | Buffer>): FormData => {
			const data = new FormData();
			for (const [field, value] of Object.entries(fields)) {
				data.append(field, typeof value === 'string' ? value : new File([new Uint8Array(value)], 'a.pdf'));
			}
			return data;
		};
		expect((await send(form({ name: 'x', document: '/etc/passwd' }))).errors).toEqual({
			document: ['Document must be a file object.'],
		});
		expect((await send(form({ name: 'x', document: pdf(), other: pdf() }))).errors).toEqual({
			document: ['Send one document at a time.'],
		});
		const unnamed = new FormData();
		unnamed.set('name', 'x');
		unnamed.set('document', new File([], ''));
		expect((await send(unnamed)).errors).toEqual({ document: ['Document is mandatory.'] });
		const nameErrors = { name: ['Enter the file name.'] };
		expect((await send(form({ name: '  ', document: pdf() }))).errors).toEqual(nameErrors);
		expect((await send(form({ name: pdf() }))).errors).toMatchObject(nameErrors);
		const long = await send(form({ name: 'あ'.repeat(256), document: pdf() }));
		expect(long.errors).toEqual({ name: ['The file name must not be longer than 255 characters.'] });
		for (const name of ['就業\n規則', '就業\r\n規則', '規則\u202efdp.exe', '\u2067規則', '就業\u0000規則']) {
			const { errors } = await send(form({ name, document: pdf() }));
			expect([name, errors]).toEqual([name, { name: ['The file name contains characters that cannot be used.'] }]);
		}
		expect(Object.keys((await send(form({ name: '\u200b', document: pdf() }))).errors)).toEqual(['name']);
		const huge = await send(form({ name: 'あ'.repeat(100_000), document: pdf() }));
		expect(huge.errors).toEqual(long.errors);
		expect(await rowsOf(app, staged.progress.id)).toEqual([]);
		expect((await send(form({ name: 'あ'.repeat(255), document: pdf() }))).status).toBe(200);
		expect(temporaryFiles(app)).toEqual([]);
	});

	it('accepts any name, which never becomes part of a path', async () => {
		const app = booted.current;
		const names = ['../../etc/passwd', '%0d%0aSet-Cookie: x=1', '『規程』 ① 﨑.pdf'];
		for (const name of names) {
			const answer = await upload(app, owner.token, { ...good, name, fileName: `../${'長'.repeat(300)}.pdf` });
			expect(answer.status).toBe(200);
			expect(answer.data.file_name).toBe(name);
			expect(answer.data.file_path).toMatch(/^documents\/\d+\/[0-9a-f]{32}\.pdf$/);
		}
		expect(storedFiles(app, staged.progress.id)).toHaveLength(names.length);
	});

	it('accepts at most five, also of ten concurrent uploads', async () => {
		const app = booted.current;
		for (let count = 0; count < 4; count++) expect((await upload(app, owner.token, good)).status).toBe(200);
		const answers = await Promise.all(Array.from({ length: 10 }, () => upload(app, owner.token, good)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		const refused = answers.filter(({ status }) => status === 422);
		expect(refused).toHaveLength(9);
		expect(refused[0]?.errors).toEqual({
			document: ['You can add at most 5 documents. Delete one before you add another.'],
		});
		expect(await rowsOf(app, staged.progress.id)).toHaveLength(5);
		expect(storedFiles(app, staged.progress.id)).toHaveLength(5);
		expect(temporaryFiles(app)).toEqual([]);
	});

	it('removes the stored file when the insert fails', async () => {
		const app = booted.current;
		await app.deps.db.execute(sql`
			create function refuse_documents() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
		await app.deps.db.execute(sql`
			create trigger refuse_documents before insert on company_documents for each row execute function refuse_documents()`);
		try {
			expect((await upload(app, owner.token, good)).status).toBe(500);
		} finally {
			await app.deps.db.execute(sql`drop function refuse_documents cascade`);
		}
		expect(storedFiles(app, staged.progress.id)).toEqual([]);
		expect(temporaryFiles(app)).toEqual([]);
	});
});

describe('who may add a document, and when', () => {
	it('refuses in the order of the contract', async () => {
		const app = booted.current;
		const { owner } = await startedAssessment(app);
		const post = (token: string | null, options: { raw: FormData | string; headers?: Record<string, string> }) =>
			call(app, 'POST', '/app/documents', { token, ...options });
		const raw = new FormData();
		const foreignPage = { Origin: 'https://evil.example' };
		expect((await post(null, { raw, headers: foreignPage })).status).toBe(419);
		expect((await post(null, { raw })).status).toBe(401);
		expect((await post((await makeConsoleAdmin(app)).token, { raw })).status).toBe(401);
		expect((await post(owner.token, { raw: '{"name":"x"}' })).status).toBe(415);
		expect((await post(owner.token, { raw: 'x', headers: { 'Content-Type': 'multipart/form-data' } })).status).toBe(
			400,
		);
		const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
		const cut = await post(owner.token, {
			raw: '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nab',
			headers,
		});
		expect(cut).toMatchObject({ status: 400, message: expect.stringContaining('cannot be read') });
		const other = await call(app, 'GET', '/app/documents', { token: owner.token });
		expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST']);
		expect(temporaryFiles(app)).toEqual([]);
	});

	it('requires an assessment that is not submitted', async () => {
		const app = booted.current;
		const { token } = await makeCompanyUser(app);
		expect((await upload(app, token, good)).status).toBe(404);
		const { owner, progress } = await submittedAssessment(app);
		const late = await upload(app, owner.token, good);
		expect(late.status).toBe(409);
		expect(late.errors).toEqual({});
		// Validation of the form comes first.
		expect((await upload(app, owner.token, { ...good, fileName: 'a.exe' })).status).toBe(422);
		expect(storedFiles(app, progress.id)).toEqual([]);
	});

	it('is in the OpenAPI description', async () => {
		const { url } = booted.current;
		const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: Record<string, object> };
		expect(Object.keys(document.paths['/app/documents'] ?? {})).toEqual(['post']);
		expect(Object.keys(document.paths['/file/{filePath}'] ?? {})).toEqual(['get']);
		expect(JSON.stringify(document.paths['/app/documents'])).toContain(
			'PDF, JPEG, PNG, Word, Excel or PowerPoint; name, type and content must agree.',
		);
	});
});

describe('large and unfinished uploads', () => {
	it('answers 413 at the limit of the setting, naming it', async () => {
		const app = small.current;
		const { owner } = await startedAssessment(app);
		const fits = await upload(app, owner.token, { ...good, content: pdf('x'.repeat(1_000)) });
		expect(fits.status).toBe(200);
		for (const size of [2_000, 200_000]) {
			const answer = await upload(app, owner.token, { ...good, content: pdf('x'.repeat(size)) });
			expect(answer).toMatchObject({
				status: 413,
				message: 'The file is too large. Choose a file of at most 1KB.',
				errors: {},
			});
		}
		// The size limit is checked first, before authentication.
		expect((await upload(app, null, { ...good, content: pdf('x'.repeat(200_000)) })).status).toBe(413);
		expect(temporaryFiles(app)).toEqual([]);
	});

	it('stops a stream of 200 MB at the limit, without buffering it', async () => {
		const app = booted.current;
		const { owner } = await startedAssessment(app);
		await upload(app, owner.token, good);
		const before = process.memoryUsage.rss();
		const answer = await streamUpload(app, owner.token, 200 * 1024 * 1024);
		expect(answer.status).toBe(413);
		expect(JSON.parse(answer.body)).toEqual({ message: 'The file is too large. Choose a file of at most 20MB.' });
		expect(answer.sent).toBeLessThan(100 * 1024 * 1024);
		expect(process.memoryUsage.rss() - before).toBeLessThan(50 * 1024 * 1024);
		expect(temporaryFiles(app)).toEqual([]);
	});

	it('disconnects a sender who continues after the response', async () => {
		const { hostname, port } = new URL(booted.current.serverUrl);
		const ended = await new Promise<string>((resolve, reject) => {
			let text = '';
			const socket = net.connect(Number(port), hostname);
			const trickle = setInterval(() => socket.write('1\r\nx\r\n'), 50);
			socket.setEncoding('utf8').on('data', (chunk: string) => {
				text += chunk;
			});
			socket.on('close', () => {
				clearInterval(trickle);
				resolve(text);
			});
			socket.on('error', (error: NodeJS.ErrnoException) => {
				if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
			});
			socket.write('POST /api/app/documents HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n');
			socket.write('Content-Type: multipart/form-data; boundary=x\r\n\r\n');
		});
		expect(ended).toMatch(/^HTTP\/1.1 401 /);
	});

	it('leaves no files of an aborted upload', async () => {
		const app = booted.current;
		const { owner, progress } = await startedAssessment(app);
		const logged = app.logs.length;
		const answer = await streamUpload(app, owner.token, 4 * 1024 * 1024);
		expect(answer.status).toBeNull();
		await expect.poll(() => temporaryFiles(app)).toEqual([]);
		expect(await rowsOf(app, progress.id)).toEqual([]);
		expect(app.logs.slice(logged).filter((line) => line.includes('unexpected error'))).toEqual([]);
	});
});

describe('removing a document', () => {
	const added = async (app: TestApp, owner: Person): Promise<DocumentRow> =>
		(await upload(app, owner.token, good)).data;

	it('removes the row and the file, and allows another upload', async () => {
		const app = booted.current;
		const { owner, progress, companyId } = await startedAssessment(app);
		const member = await makeCompanyUser(app, { companyId, role: 1 });
		const { id } = await added(app, owner);
		const answer = await member.delete(`/app/documents/${id}`);
		expect(answer).toMatchObject({ status: 200, data: null, message: 'The document was deleted.' });
		expect(await rowsOf(app, progress.id)).toEqual([]);
		expect(storedFiles(app, progress.id)).toEqual([]);
		expect((await member.delete(`/app/documents/${id}`)).status).toBe(404);
	});

	it('answers 404 for documents of other companies, and refuses submitted ones', async () => {
		const app = booted.current;
		const { owner, progress } = await startedAssessment(app);
		const { id } = await added(app, owner);
		const stranger = await makeCompanyUser(app);
		const foreign = await stranger.delete(`/app/documents/${id}`);
		const unknown = await stranger.delete('/app/documents/2147483647');
		expect(foreign.status).toBe(404);
		expect(foreign.text).toBe(unknown.text);
		expect((await (await makeConsoleAdmin(app)).delete(`/app/documents/${id}`)).status).toBe(401);
		await app.deps.db
			.update(assessmentProgresses)
			.set({ status: 3, submittedAt: new Date() })
			.where(eq(assessmentProgresses.id, progress.id));
		expect((await owner.delete(`/app/documents/${id}`)).status).toBe(409);
		expect(await rowsOf(app, progress.id)).toHaveLength(1);
		expect(storedFiles(app, progress.id)).toHaveLength(1);
	});

	it('removes in the next sweep what the storage does not remove now', async () => {
		const app = booted.current;
		const { owner, progress } = await startedAssessment(app);
		const { id } = await added(app, owner);
		const removing = vi.spyOn(app.deps.storage, 'remove').mockRejectedValueOnce(new Error('out of reach'));
		expect((await owner.delete(`/app/documents/${id}`)).status).toBe(200);
		removing.mockRestore();
		expect(await rowsOf(app, progress.id)).toEqual([]);
		expect(storedFiles(app, progress.id)).toHaveLength(1);
		await removeFiles(app.deps);
		expect(storedFiles(app, progress.id)).toEqual([]);
		expect(await app.deps.db.$count(fileRemovals)).toBe(0);
	});

	it('removes once of two concurrent calls', async () => {
		const app = booted.current;
		const { owner } = await startedAssessment(app);
		const { id } = await added(app, owner);
		const statuses = await Promise.all([1, 2].map(async () => (await owner.delete(`/app/documents/${id}`)).status));
		expect(statuses.sort()).toEqual([200, 404]);
	});
});
