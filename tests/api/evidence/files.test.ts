import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import { sweepTemporaryFiles } from '#server/storage/temporary.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { type Staged, startedAssessment } from '#tests/support/assessments.ts';
import { trpcClient } from '#tests/support/calls/trpc.ts';
import { makeAssessor, makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { officePackage, pdf, upload } from '#tests/support/files/files.ts';

const booted = withApp();
const published = withApp({ env: { PUBLIC_URL: 'https://kyosei.example/' } });

type Link = { url: string };

let staged: Staged;
let filePath = '';
beforeAll(async () => {
	staged = await startedAssessment(booted.current);
	filePath = (await upload(booted.current, staged.owner.token, { content: pdf(), fileName: 'a.pdf' })).data.file_path;
});

const linkOf = async (path = filePath): Promise<string> => (await staged.owner.get<Link>(`/file/${path}`)).data.url;

const open = (url: string): Promise<Response> => fetch(`${booted.current.url}${url}`);

/** Sends the path without normalization. */
const rawGet = (target: string): Promise<string> =>
	new Promise((resolve, reject) => {
		const { hostname, port } = new URL(booted.current.url);
		const socket = net.connect(Number(port), hostname, () => {
			socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n`);
			socket.write(`Accept-Language: en\r\nAuthorization: Bearer ${staged.owner.token}\r\n\r\n`);
		});
		let text = '';
		socket.setEncoding('utf8').on('data', (chunk: string) => {
			text += chunk;
		});
		socket.on('end', () => resolve(text));
		socket.on('error', reject);
	});

describe('requesting a link', () => {
	it("is allowed for the company's users, its assessors and admins", async () => {
		const app = booted.current;
		const { companyId } = staged;
		const may = [
			staged.owner,
			await makeCompanyUser(app, { companyId, role: 1 }),
			await makeAssessor(app, [companyId]),
			await makeConsoleAdmin(app),
		];
		for (const person of may) {
			const answer = await person.get<Link>(`/file/${filePath}`);
			expect(answer).toMatchObject({ status: 200, message: '' });
			expect(answer.data.url).toMatch(
				/^\/files\/documents\/\d+\/[0-9a-f]{32}\.pdf\?expires=\d+&name=[^&]+&session=[\w-]{43}&signature=[\w-]+$/,
			);
			expect((await open(answer.data.url)).status).toBe(200);
		}
	});

	it('stands in the audit log with the file, once a link and only for who may see it', async () => {
		const app = booted.current;
		const { companyId, progress } = staged;
		const member = await makeCompanyUser(app, { companyId, role: 1 });
		const stranger = await makeCompanyUser(app);
		const { data } = await upload(app, staged.owner.token, { content: pdf(), fileName: 'a.pdf', name: '就業規則' });
		const link = await member.get<Link>(`/file/${data.file_path}`);
		for (let opened = 0; opened < 2; opened++) await open(link.data.url);
		await stranger.get(`/file/${data.file_path}`);
		const reader = await makeConsoleAdmin(app);
		const rows = await reader.get<AuditEventRow[]>(`/console/audit_events?q=file.opened&company_id=${companyId}`);
		const own = rows.data.filter((row) => row.actor?.id === member.user.id);
		expect(own).toMatchObject([
			{
				event_kind: 'assessment',
				subject: 'assessment_progress',
				subject_id: progress.id,
				detail: { document_id: data.id },
			},
		]);
		expect(own[0]?.detail_words).toBe('File: 就業規則');
		expect(rows.data.some((row) => row.actor?.id === stranger.user.id)).toBe(false);
		await staged.owner.delete(`/app/documents/${data.id}`);
	});

	it('stands there once an hour for a person and a file, however often it is opened', async () => {
		const app = booted.current;
		const { companyId } = staged;
		const reader = await makeAssessor(app, [companyId]);
		const { data } = await upload(app, staged.owner.token, { content: officePackage('docx'), fileName: 'a.docx' });
		const events = () =>
			app.deps.db
				.select()
				.from(auditEvents)
				.where(and(eq(auditEvents.action, 'file.opened'), eq(auditEvents.actorId, reader.user.id)));
		for (let times = 0; times < 2; times++) await reader.get(`/file/${data.file_path}`);
		await reader.get(`/file_preview/${data.file_path}`);
		expect(await events()).toMatchObject([{ occurrences: 3, detail: { document_id: data.id } }]);
		await reader.get(`/file/${filePath}`);
		expect((await events()).map((event) => event.occurrences).sort()).toEqual([1, 3]);
		await app.deps.db
			.update(auditEvents)
			.set({ createdAt: sql`now() - interval '61 minutes'` })
			.where(eq(auditEvents.actorId, reader.user.id));
		await reader.get(`/file/${data.file_path}`);
		expect((await events()).map((event) => event.occurrences).sort()).toEqual([1, 1, 3]);
		await staged.owner.delete(`/app/documents/${data.id}`);
	});

	it('answers others like unknown files', async () => {
		const app = booted.current;
		const unknown = await staged.owner.get(`/file/documents/1/${'0'.repeat(32)}.pdf`);
		expect(unknown.status).toBe(404);
		const strangers = [await makeCompanyUser(app), await makeAssessor(app)];
		for (const stranger of strangers) {
			const answer = await stranger.get(`/file/${filePath}`);
			expect([answer.status, answer.text]).toEqual([404, unknown.text]);
		}
		expect((await fetch(`${app.url}/api/file/${filePath}`)).status).toBe(401);
	});

	it.each([
		'../../app-secret',
		'%2e%2e%2f%2e%2e%2fapp-secret',
		'documents/../../app-secret',
		'documents/1/a%00.pdf',
		'/etc/passwd',
		'',
		'%E6%97%A5',
	])('answers 404 for "%s"', async (target) => {
		const text = await rawGet(`/api/file/${target}`);
		expect(text).toMatch(/^HTTP\/1.1 404 /);
		expect(text).toMatch(/\r\n\r\n\{"message":"Not found\."\}$/);
	});

	it('answers other methods with 405, and has no tRPC procedure', async () => {
		const app = booted.current;
		const answer = await staged.owner.delete(`/file/${filePath}`);
		expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
		const link = await trpcClient(app, staged.owner.token).files.link.query({ filePath });
		expect((await open(link.data.url)).status).toBe(200);
	});

	it('returns an absolute URL if PUBLIC_URL is set', async () => {
		const app = published.current;
		const { owner } = await startedAssessment(app);
		const { data } = await upload(app, owner.token, { content: pdf(), fileName: 'a.pdf' });
		const link = await owner.get<Link>(`/file/${data.file_path}`);
		expect(link.data.url.startsWith(`https://kyosei.example/files/${data.file_path}?`)).toBe(true);
	});
});

describe('opening a link', () => {
	it('returns the file as an attachment with its original name', async () => {
		const app = booted.current;
		const content = officePackage('xlsx');
		const names = [
			{ name: '賃金 台帳', saved: '賃金 台帳.xlsx' },
			{ name: 'ledger.XLSX', saved: 'ledger.XLSX' },
			{ name: 'a\r\nSet-Cookie: x=1', saved: 'aSet-Cookie: x=1.xlsx' },
			{ name: 'ledger.html', saved: 'ledger.html.xlsx' },
		];
		for (const { name, saved } of names) {
			const { data } = await upload(app, staged.owner.token, { content, fileName: 'a.xlsx' });
			// Former versions took names with line breaks.
			await app.deps.db.update(companyDocuments).set({ fileName: name }).where(eq(companyDocuments.id, data.id));
			const response = await open(await linkOf(data.file_path));
			expect(response.status).toBe(200);
			expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
			const header = (field: string) => response.headers.get(field);
			expect(header('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
			expect(header('content-length')).toBe(String(content.length));
			expect(header('x-content-type-options')).toBe('nosniff');
			expect(header('cache-control')).toBe('no-store');
			expect(header('set-cookie')).toBeNull();
			const disposition = header('content-disposition') ?? '';
			expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/);
			expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(saved);
			await staged.owner.delete(`/app/documents/${data.id}`);
		}
	});

	it('is valid for five minutes', async () => {
		const { clock } = booted.current;
		clock.set('2026-04-01T00:00:00Z');
		try {
			const url = await linkOf();
			clock.set('2026-04-01T00:05:00Z');
			expect((await open(url)).status).toBe(200);
			clock.set('2026-04-01T00:05:00.001Z');
			const late = await open(url);
			expect([late.status, await late.json()]).toEqual([404, { message: '見つかりません。' }]);
		} finally {
			clock.release();
		}
	});

	it('works only while the session lives that asked for it', async () => {
		const app = booted.current;
		const member = await makeCompanyUser(app, { companyId: staged.companyId, role: 1 });
		const ask = async () => (await member.get<Link>(`/file/${filePath}`)).data.url;
		const url = await ask();
		const colleague = await linkOf();
		expect((await open(url)).status).toBe(200);
		await member.post('/app/logout');
		const late = await open(url);
		expect([late.status, await late.json()]).toEqual([404, { message: '見つかりません。' }]);
		expect((await open(colleague)).status, 'of another session').toBe(200);
		const borrowed = new URLSearchParams(colleague.split('?')[1]).get('session') ?? '';
		expect((await open(url.replace(/session=[^&]+/, `session=${borrowed}`))).status).toBe(404);
	});

	it('ends with the assignment of the assessor who asked, and works again with a new one', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const [leaving, staying] = [
			await makeAssessor(app, [staged.companyId]),
			await makeAssessor(app, [staged.companyId]),
		];
		const asked = async ({ get }: Person) => (await get<Link>(`/file/${filePath}`)).data.url;
		const [url, others] = [await asked(leaving), await asked(staying)];
		expect((await open(url)).status).toBe(200);
		const assign = (company_ids: number[]) =>
			admin.post(`/console/admin_users/${leaving.user.id}/assign_company`, { company_ids });
		expect((await assign([])).status).toBe(200);
		const late = await open(url);
		expect([late.status, await late.json()]).toEqual([404, { message: '見つかりません。' }]);
		expect((await open(others)).status, 'of another assessor').toBe(200);
		expect((await assign([staged.companyId])).status).toBe(200);
		expect((await open(url)).status).toBe(200);
	});

	it('refuses modified and forged links', async () => {
		const app = booted.current;
		const other = await upload(app, staged.owner.token, { content: pdf('other'), fileName: 'b.pdf' });
		const url = await linkOf();
		const [target = '', query = ''] = url.split('?');
		const changed = (change: Record<string, string>) =>
			`${target}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(query)), ...change })}`;
		const links = [
			target,
			`/files/${other.data.file_path}?${query}`,
			changed({ expires: String(Date.now() + 1e9) }),
			changed({ name: 'x.html' }),
			changed({ signature: '' }),
			changed({ signature: app.deps.signer.sign('csrf', filePath) }),
			`${url}&name=twice`,
		];
		for (const link of links) expect((await open(link)).status).toBe(404);
		expect(await rawGet(`/files/../app-secret?${query}`)).toMatch(/^HTTP\/1.1 404 /);
		expect((await open(url)).status).toBe(200);
	});

	it('fails once the document is removed', async () => {
		const app = booted.current;
		const { data } = await upload(app, staged.owner.token, { content: pdf(), fileName: 'a.pdf' });
		const url = await linkOf(data.file_path);
		await staged.owner.delete(`/app/documents/${data.id}`);
		expect((await open(url)).status).toBe(404);
		expect((await staged.owner.get(`/file/${data.file_path}`)).status).toBe(404);
	});
});

describe('temporary files that a crashed process left', () => {
	it('are deleted at the next start after a day', async () => {
		const folder = fs.mkdtempSync(path.join(booted.current.deps.config.dataDir, 'tmp-'));
		const now = new Date('2026-04-02T00:00:00Z');
		const age = (name: string, at: string): void => {
			fs.writeFileSync(path.join(folder, name), 'x');
			fs.utimesSync(path.join(folder, name), new Date(at), new Date(at));
		};
		age('old.part', '2026-03-31T23:59:59Z');
		age('new.part', '2026-04-01T00:00:01Z');
		await sweepTemporaryFiles(folder, now);
		expect(fs.readdirSync(folder)).toEqual(['new.part']);
	});
});
