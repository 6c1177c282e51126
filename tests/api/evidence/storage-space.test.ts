import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { askedFor } from '#tests/support/assessment/evidence.ts';
import { startedAssessment } from '#tests/support/assessments.ts';
import { pdf, upload } from '#tests/support/files/files.ts';

/** A disk without space: what is stored is still served, and uploads are refused in plain words. */

const FLOOR = 1_000_000;
let free = FLOOR;

const booted = withApp({ env: { STORAGE_FREE_MIN_BYTES: String(FLOOR) }, freeBytes: async () => free });
afterEach(() => {
	free = FLOOR;
	vi.restoreAllMocks();
});

const document = { content: pdf(), fileName: 'a.pdf' };

const storedFiles = ({ deps }: TestApp, progressId: number): string[] => {
	const folder = path.join(deps.config.dataDir, 'files/documents', String(progressId));
	return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

const readiness = async ({ serverUrl }: TestApp): Promise<unknown> => {
	const answer = await fetch(`${serverUrl}/readyz`);
	return [answer.status, ((await answer.json()) as { storage: unknown }).storage];
};

const REFUSAL = {
	document: ['There is no space for more files right now. Try again later, or contact the operator of this site.'],
};

describe('below the floor of free space', () => {
	it('uploads are refused on their field, and files are still served', async () => {
		const app = booted.current;
		const { owner, progress } = await startedAssessment(app);
		const before = await upload(app, owner.token, document);
		expect(before.status).toBe(200);
		free = FLOOR - 1;
		const refused = await upload(app, owner.token, document);
		expect([refused.status, refused.errors]).toEqual([422, REFUSAL]);
		const japanese = await upload(app, owner.token, { ...document, locale: 'ja' });
		expect(japanese.errors.document?.[0]).toContain('空き容量がありません');
		expect(storedFiles(app, progress.id)).toHaveLength(1);
		expect(fs.readdirSync(app.deps.storage.temporaryFolder)).toEqual([]);
		const link = await owner.get<{ url: string }>(`/file/${before.data.file_path}`);
		expect((await fetch(app.url + link.data.url)).status).toBe(200);
		expect((await owner.get('/app/assessment')).status).toBe(200);
		free = FLOOR;
		expect((await upload(app, owner.token, document)).status).toBe(200);
	});

	it('files of requests for evidence are refused like documents', async () => {
		const { company } = await askedFor(booted.current);
		free = FLOOR - 1;
		const refused = await company.addFile();
		expect([refused.status, refused.errors]).toEqual([422, REFUSAL]);
		free = FLOOR;
		expect((await company.addFile()).status).toBe(200);
	});

	it('the server stays ready and says so, and the metrics show it', async () => {
		const app = booted.current;
		const metrics = async () => (await fetch(`${app.serverUrl}/metrics`)).text();
		expect(await readiness(app)).toEqual([200, true]);
		expect(await metrics()).toMatch(/^kyosei_storage_full 0$/m);
		free = 12_345;
		expect(await readiness(app)).toEqual([200, 'full']);
		const full = await metrics();
		expect(full).toMatch(/^kyosei_storage_full 1$/m);
		expect(full).toMatch(/^kyosei_storage_free_bytes 12345$/m);
	});
});

describe('a disk that runs full during an upload', () => {
	const noSpace = (code: string) =>
		Object.assign(new Error(`${code}: no space left on device, write`), { errno: -28, code });

	it.each(['ENOSPC', 'EDQUOT'])('%s while the file is stored is told on its field, and nothing stays', async (code) => {
		const app = booted.current;
		const { owner, progress } = await startedAssessment(app);
		vi.spyOn(app.deps.storage, 'put').mockImplementationOnce(async (key) => {
			const file = path.join(app.deps.config.dataDir, 'files', key);
			fs.mkdirSync(path.dirname(file), { recursive: true });
			fs.writeFileSync(file, 'half');
			throw noSpace(code);
		});
		const answer = await upload(app, owner.token, document);
		expect([answer.status, answer.errors]).toEqual([422, REFUSAL]);
		expect(storedFiles(app, progress.id)).toEqual([]);
		expect(fs.readdirSync(app.deps.storage.temporaryFolder)).toEqual([]);
	});

	it('ENOSPC while the file is received is told on its field', async () => {
		const app = booted.current;
		const { owner } = await startedAssessment(app);
		// What a write stream calls.
		vi.spyOn(fs, 'write').mockImplementation(((...args: unknown[]) => {
			(args.at(-1) as (error: Error) => void)(noSpace('ENOSPC'));
		}) as never);
		const answer = await upload(app, owner.token, document);
		expect([answer.status, answer.errors]).toEqual([422, REFUSAL]);
		expect(fs.readdirSync(app.deps.storage.temporaryFolder)).toEqual([]);
	});
});
