import fs from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweeps } from '#server/all-sweeps.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { companyDocuments } from '#server/db/tables/documents.ts';
import {
	evidenceFiles,
	evidenceMessages,
	evidenceRequests,
	phoneFiles,
	phoneUploads,
} from '#server/db/tables/evidence.ts';
import { PHONE_FILES } from '#shared/evidence/phone.ts';
import type { RequestFile } from '#shared/evidence/requests.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { makeRequest } from '#tests/support/assessment/evidence.ts';
import { askPlace, openPhone, sendPhoto, stateOf } from '#tests/support/assessment/phone.ts';
import { answerEverything, type Staged, startedAssessment, submittedAssessment } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { makeCompanyUser, PASSWORD, type Person } from '#tests/support/factories.ts';
import { pdf, upload } from '#tests/support/files/files.ts';
import {
	heic,
	hugeJpeg,
	hugePng,
	largePhoto,
	lookAt,
	phonePhoto,
	phoneScreenshot,
	SECRETS,
} from '#tests/support/files/photos.ts';
import { assessmentAt, cancelled } from '#tests/support/journey.ts';

const MINUTE_MS = 60_000;
const ENDED = 'This QR code no longer works. Show a new QR code on the computer and scan it.';

const booted = withApp();
const guarded = withApp({ env: { LIMIT_OPEN_PER_ADDRESS: '3' } });
const small = withApp({ env: { UPLOAD_MAX_BYTES: '20000' } });
const bare = withApp({ loadSharp: () => Promise.reject(new Error('no sharp for this machine')) });

let photo: Buffer;
beforeAll(async () => {
	photo = await phonePhoto();
});

let staged: Staged;
let owner: Person;
beforeEach(async () => {
	staged = await startedAssessment(booted.current);
	owner = staged.owner;
});
afterEach(() => booted.current.clock.release());

const stored = ({ deps }: TestApp, filePath: string): Buffer =>
	fs.readFileSync(path.join(deps.config.dataDir, 'files', filePath));

const storedPhotos = ({ deps }: TestApp, progressId: number): string[] => {
	const folder = path.join(deps.config.dataDir, 'files/photos', String(progressId));
	return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

const temporaryFiles = ({ deps }: TestApp): string[] => fs.readdirSync(deps.storage.temporaryFolder);

const rowsOf = ({ deps }: TestApp, uploadId: number) =>
	deps.db.select().from(phoneFiles).where(eq(phoneFiles.uploadId, uploadId));

const documentsOf = ({ deps }: TestApp, progressId: number) =>
	deps.db.select().from(companyDocuments).where(eq(companyDocuments.progressId, progressId));

const use = (maker: Person, id: number, ids: readonly number[], name = '写真') =>
	maker.post<RequestFile[]>(`/app/phone_uploads/${id}/use`, {
		files: ids.map((fileId, at) => ({ id: fileId, name: `${name} ${at + 1}` })),
	});

const idsAt = async (maker: Person, id: number): Promise<number[]> =>
	(await stateOf(maker, id)).files.map((file) => file.id);

/** A code that answers as one that never was, for both calls of the phone. */
const expectEnded = async (token: string): Promise<void> => {
	const app = booted.current;
	for (const answer of [await askPlace(app, token), await sendPhoto(app, token, photo)]) {
		expect([answer.status, answer.text]).toEqual([404, JSON.stringify({ message: ENDED })]);
	}
};

describe('a photo', () => {
	it.each([
		['a JPEG', phonePhoto, 'jpg'],
		['a PNG', phoneScreenshot, 'png'],
	])('of a phone as %s: only the picture is stored, and it stands upright', async (_what, make, extension) => {
		const app = booted.current;
		const sent = await make();
		expect(SECRETS.some((secret) => sent.includes(secret))).toBe(true);
		const { id, token } = await openPhone(owner);
		const answer = await sendPhoto(app, token, sent, { fileName: 'whatever' });
		expect([answer.status, answer.message, answer.data.remaining]).toEqual([
			200,
			'The photo was sent.',
			PHONE_FILES - 1,
		]);
		const [row] = await rowsOf(app, id);
		const bytes = stored(app, row?.filePath ?? '');
		expect(SECRETS.filter((secret) => bytes.includes(secret))).toEqual([]);
		const upright = extension === 'jpg' ? { width: 32, height: 64, top: 'red', bottom: 'blue' } : {};
		expect(await lookAt(bytes)).toMatchObject(upright);
		expect((await stateOf(owner, id)).files).toEqual([
			{
				id: row?.id,
				extension,
				byte_size: bytes.length,
				width: row?.width,
				height: row?.height,
				created_at: row?.createdAt.toISOString(),
			},
		]);
		expect(temporaryFiles(app)).toEqual([]);
	});

	it('ends with its picture: a JPEG has no segment of another kind, and nothing after its end', async () => {
		const app = booted.current;
		expect(photo.includes('SECRETMOTION')).toBe(true);
		const { id, token } = await openPhone(owner);
		await sendPhoto(app, token, photo);
		const [row] = await rowsOf(app, id);
		const bytes = stored(app, row?.filePath ?? '');
		const markers: number[] = [];
		for (let at = 2; bytes[at + 1] !== 0xda; at += 2 + bytes.readUInt16BE(at + 2)) markers.push(bytes[at + 1] ?? 0);
		// Neither EXIF and XMP (E1) nor color profiles and second images (E2), nor comments (FE).
		expect(markers.filter((marker) => marker > 0xe0)).toEqual([]);
		expect(bytes.indexOf(Buffer.from([0xff, 0xd9]))).toBe(bytes.length - 2);
	});

	it.each([
		['HEIC', 'ja', () => heic(), /HEIC.*互換性優先.*Android/],
		['HEIC', 'en', () => heic(), /HEIC.*Most Compatible.*Android/],
		['SVG', 'en', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /JPEG or PNG/],
		['PDF', 'en', () => pdf(), /JPEG or PNG/],
		['nothing but a start', 'en', () => Buffer.from('ffd8ff', 'hex'), /JPEG or PNG/],
		['half a JPEG', 'en', async () => (await largePhoto(400, 300)).subarray(0, 20_000), /cannot be read/],
		['half a PNG', 'en', async () => (await phoneScreenshot()).subarray(0, 90), /cannot be read/],
		['60,000 × 60,000 as PNG', 'en', hugePng, /at most 50 megapixels/],
		['60,000 × 60,000 as JPEG', 'en', hugeJpeg, /at most 50 megapixels/],
	] as const)('is refused as %s, in %s', async (_what, locale, make, message) => {
		const app = booted.current;
		const { id, token } = await openPhone(owner);
		const answer = await sendPhoto(app, token, await make(), { locale });
		expect([answer.status, answer.errors]).toEqual([422, { document: [expect.stringMatching(message)] }]);
		// It takes no place, and leaves nothing behind.
		expect((await askPlace(app, token)).data.remaining).toBe(PHONE_FILES);
		expect(await rowsOf(app, id)).toEqual([]);
		expect(storedPhotos(app, staged.progress.id)).toEqual([]);
		expect(temporaryFiles(app)).toEqual([]);
	});

	it('that is too large as it is stored is refused', async () => {
		const app = small.current;
		const { owner: maker, progress } = await startedAssessment(app);
		const { token } = await openPhone(maker);
		const { status, errors } = await sendPhoto(app, token, (await largePhoto(120, 120)).subarray(0));
		expect(status).toBe(200);
		const noisy = await largePhoto(200, 200);
		expect((await sendPhoto(app, token, Buffer.concat([noisy, Buffer.alloc(30_000)]))).status).toBe(413);
		expect([errors, storedPhotos(app, progress.id).length]).toEqual([{}, 1]);
	});

	it('is refused where nothing can be stored', async () => {
		const app = booted.current;
		const { token } = await openPhone(owner);
		const { storage } = app.deps;
		const { space } = storage;
		storage.space = async () => ({ freeBytes: 0, isFull: true });
		try {
			expect((await sendPhoto(app, token, photo)).errors).toEqual({ document: [expect.stringMatching(/no space/)] });
		} finally {
			storage.space = space;
		}
		expect(storedPhotos(app, staged.progress.id)).toEqual([]);
	});
});

describe('a code', () => {
	it('is told once, is kept as HMAC, and tells the phone nothing but how many photos and until when', async () => {
		const app = booted.current;
		const { id, token, origin, expires_at } = await openPhone(owner);
		expect([token.length, origin]).toEqual([22, null]);
		const dump = JSON.stringify(await app.deps.db.select().from(phoneUploads).where(eq(phoneUploads.id, id)));
		expect(dump).not.toContain(token);
		expect((await owner.get(`/app/phone_uploads/${id}`)).text).not.toContain(token);
		const { text } = await askPlace(app, token);
		expect(JSON.parse(text)).toEqual({ message: '', data: { remaining: PHONE_FILES, expires_at } });
		expect(app.logs.join()).not.toContain(token);
	});

	it('ends after 15 minutes; its photos can still be used', async () => {
		const app = booted.current;
		const { id, token } = await openPhone(owner);
		app.clock.advance(15 * MINUTE_MS - 1_000);
		expect((await sendPhoto(app, token, photo)).status).toBe(200);
		app.clock.advance(1_000);
		await expectEnded(token);
		const { is_ended, files } = await stateOf(owner, id);
		expect([is_ended, files.length]).toEqual([true, 1]);
		expect((await use(owner, id, await idsAt(owner, id))).status).toBe(200);
	});

	it('takes ten photos, also of twenty that come at once, and those that were discarded count', async () => {
		const app = booted.current;
		const { id, token } = await openPhone(owner);
		const answers = await Promise.all(Array.from({ length: 20 }, () => sendPhoto(app, token, photo)));
		const statuses = answers.map(({ status }) => status).sort();
		expect(statuses).toEqual([...Array(10).fill(200), ...Array(10).fill(404)]);
		const ids = await idsAt(owner, id);
		expect([ids.length, storedPhotos(app, staged.progress.id).length]).toEqual([10, 10]);
		expect((await owner.delete(`/app/phone_uploads/${id}/files/${ids[0]}`)).status).toBe(200);
		expect([await idsAt(owner, id), storedPhotos(app, staged.progress.id).length]).toEqual([ids.slice(1), 9]);
		await expectEnded(token);
		expect((await stateOf(owner, id)).is_ended).toBe(true);
	});

	it.each<[string, (code: { id: number }) => Promise<unknown>]>([
		['its maker signs out', () => owner.post('/app/logout')],
		['its maker revokes it', ({ id }) => owner.delete(`/app/phone_uploads/${id}`)],
		[
			'its maker changes the password',
			() =>
				owner.put('/app/company_users/profile/reset_password', {
					old_password: PASSWORD,
					new_password: 'another battery horse',
				}),
		],
		[
			'its maker is deleted',
			async () => {
				const admin = await makeCompanyUser(booted.current, { companyId: staged.companyId, role: 0 });
				return admin.delete(`/app/company_users/${owner.user.id}`);
			},
		],
		[
			'the answers are submitted',
			async () => {
				booted.current.clock.advance(1_000);
				await answerEverything(booted.current, staged.progress.id);
				return owner.post('/app/assessment');
			},
		],
		['the assessment is canceled', () => staged.admin.post(`/console/companies/${staged.companyId}/cancel_assessment`)],
	])('ends when %s', async (_what, end) => {
		const code = await openPhone(owner);
		expect((await askPlace(booted.current, code.token)).status).toBe(200);
		expect(await end(code)).toMatchObject({ status: 200 });
		await expectEnded(code.token);
	});

	it('does not work again when the status that ended it is taken back', async () => {
		const app = booted.current;
		const { token } = await openPhone(owner);
		app.clock.advance(1_000);
		await answerEverything(app, staged.progress.id);
		await owner.post('/app/assessment');
		const moved = await staged.admin.post(`/console/companies/${staged.companyId}/update_status`, {
			status: 2,
		});
		expect(moved.status).toBe(200);
		await expectEnded(token);
	});

	it('is one of three that work: a fourth ends the oldest', async () => {
		const app = booted.current;
		const codes = [];
		for (let made = 0; made < 4; made++) codes.push(await openPhone(owner));
		const statuses = await Promise.all(codes.map(async ({ token }) => (await askPlace(app, token)).status));
		expect(statuses).toEqual([404, 200, 200, 200]);
	});

	it('is not made while thirty photos wait', async () => {
		const app = booted.current;
		const { id } = await openPhone(owner);
		const waiting = Array.from({ length: 30 }, (_, at) => ({
			uploadId: id,
			extension: 'jpg' as const,
			filePath: `photos/${staged.progress.id}/waiting${at}.jpg`,
			byteSize: 1,
			width: 1,
			height: 1,
		}));
		await app.deps.db.insert(phoneFiles).values(waiting);
		const { status, message } = await owner.post('/app/phone_uploads', {});
		expect([status, message]).toEqual([409, expect.stringMatching(/30 unused photos/)]);
	});

	it('is not made where the documents are closed, and 404 without an assessment', async () => {
		const app = booted.current;
		const { owner: submitter } = await submittedAssessment(app);
		expect((await submitter.post('/app/phone_uploads', {})).status).toBe(409);
		const newcomer = await makeCompanyUser(app);
		expect((await newcomer.post('/app/phone_uploads', {})).status).toBe(404);
	});

	it('that is unknown, or comes behind its file, is answered as one that has ended', async () => {
		await expectEnded('a'.repeat(22));
		const { token } = await openPhone(owner);
		const form = new FormData();
		form.set('document', new File([new Uint8Array(photo)], 'a.jpg'));
		form.set('token', token);
		expect((await call(booted.current, 'POST', '/phone_uploads/files', { raw: form })).status).toBe(404);
	});

	it('cannot be guessed: an address has three wrong ones a minute, and right ones are not counted', async () => {
		const app = guarded.current;
		const { owner: maker } = await startedAssessment(app);
		const { token } = await openPhone(maker);
		const statuses = [];
		for (let tries = 0; tries < 5; tries++) statuses.push((await askPlace(app, `wrong${tries}`)).status);
		expect(statuses).toEqual([404, 404, 404, 429, 429]);
		expect((await sendPhoto(app, 'wrong', photo)).status).toBe(429);
		for (let asked = 0; asked < 5; asked++) expect((await askPlace(app, token)).status).toBe(200);
		await app.writeCounts();
		const refused = await app.deps.db.select().from(auditEvents).where(eq(auditEvents.action, 'refused.429'));
		expect(refused.map(({ detail }) => detail)).toEqual([{ call: 'phone' }]);
	});

	it('needs neither a sign-in nor a CSRF token, and a sign-in helps nobody', async () => {
		const app = booted.current;
		const { token } = await openPhone(owner);
		const headers = { Origin: 'https://elsewhere.example.com', Cookie: `token=${owner.token}` };
		expect((await askPlace(app, token, { headers })).status).toBe(200);
		expect((await askPlace(app, 'wrong', { token: owner.token })).status).toBe(404);
	});
});

describe('the photos that wait', () => {
	it('are seen, served and discarded by the maker alone', async () => {
		const app = booted.current;
		const { id, token } = await openPhone(owner);
		await sendPhoto(app, token, photo);
		const [fileId] = await idsAt(owner, id);
		const file = `/app/phone_uploads/${id}/files/${fileId}`;
		const served = await fetch(`${app.url}/api${file}`, { headers: { Authorization: `Bearer ${owner.token}` } });
		const [row] = await rowsOf(app, id);
		expect(Buffer.from(await served.arrayBuffer()).equals(stored(app, row?.filePath ?? ''))).toBe(true);
		expect(served.headers.get('x-content-type-options')).toBe('nosniff');
		const colleague = await makeCompanyUser(app, { companyId: staged.companyId, role: 0 });
		const stranger = (await startedAssessment(app)).owner;
		for (const other of [colleague, stranger]) {
			expect((await other.get(`/app/phone_uploads/${id}`)).status).toBe(404);
			expect((await other.get(file)).status).toBe(404);
			expect((await other.delete(file)).status).toBe(404);
			expect((await other.delete(`/app/phone_uploads/${id}`)).status).toBe(404);
			expect((await use(other, id, [fileId ?? 0])).status).toBe(404);
		}
		expect(await idsAt(owner, id)).toEqual([fileId]);
	});

	it('are shown with the next code of the same place, not of another', async () => {
		const app = booted.current;
		const first = await openPhone(owner);
		await sendPhoto(app, first.token, photo);
		const second = await openPhone(owner);
		const colleague = await makeCompanyUser(app, { companyId: staged.companyId, role: 1 });
		const other = await openPhone(colleague);
		expect(await idsAt(owner, second.id)).toEqual(await idsAt(owner, first.id));
		expect(await idsAt(colleague, other.id)).toEqual([]);
	});

	it('are deleted an hour after the time of their code, with their files; used ones stay', async () => {
		const app = booted.current;
		const { id, token } = await openPhone(owner);
		for (let sent = 0; sent < 3; sent++) await sendPhoto(app, token, photo);
		const [usedId = 0] = await idsAt(owner, id);
		const { data } = await use(owner, id, [usedId]);
		const sweep = async (): Promise<void> => {
			for (const { run } of sweeps) await run(app.deps, () => false);
		};
		app.clock.advance(74 * MINUTE_MS);
		await sweep();
		expect(storedPhotos(app, staged.progress.id).length).toBe(3);
		app.clock.advance(2 * MINUTE_MS);
		await sweep();
		expect(storedPhotos(app, staged.progress.id)).toEqual([path.basename(data[0]?.file_path ?? '')]);
		expect((await owner.get(`/app/phone_uploads/${id}`)).status).toBe(404);
	});
});

describe('using photos', () => {
	it('makes them documents of the assessment, with their names, by their maker', async () => {
		const app = booted.current;
		const { id, token } = await openPhone(owner);
		await sendPhoto(app, token, photo);
		await sendPhoto(app, token, await phoneScreenshot());
		const answer = await use(owner, id, await idsAt(owner, id), '掲示板');
		expect([answer.status, answer.message]).toEqual([200, 'The photos were added.']);
		expect(answer.data.map((file) => [file.file_name, file.extension, file.is_by_phone])).toEqual([
			['掲示板 1', 'jpg', true],
			['掲示板 2', 'png', true],
		]);
		const { data: overview } = await owner.get<{ company_document_files: { id: number }[] }>('/app/assessment');
		expect(overview.company_document_files.map((file) => file.id)).toEqual(answer.data.map((file) => file.id));
		const rows = await documentsOf(app, staged.progress.id);
		expect(rows.map((row) => [row.uploadedBy, row.isByPhone])).toEqual([
			[owner.user.id, true],
			[owner.user.id, true],
		]);
		const link = await owner.get<{ url: string }>(`/file/${answer.data[0]?.file_path}`);
		expect((await fetch(app.url + link.data.url)).status).toBe(200);
		expect(await idsAt(owner, id)).toEqual([]);
	});

	it('beyond the fifth document is refused as a whole', async () => {
		const app = booted.current;
		for (let added = 0; added < 4; added++) {
			await upload(app, owner.token, { content: pdf(), fileName: 'a.pdf', type: 'application/pdf' });
		}
		const { id, token } = await openPhone(owner);
		for (let sent = 0; sent < 2; sent++) await sendPhoto(app, token, photo);
		const ids = await idsAt(owner, id);
		const refused = await use(owner, id, ids);
		expect([refused.status, refused.errors]).toEqual([422, { files: [expect.stringMatching(/at most 5 documents/)] }]);
		expect([await idsAt(owner, id), (await documentsOf(app, staged.progress.id)).length]).toEqual([ids, 4]);
		expect((await use(owner, id, ids.slice(0, 1))).status).toBe(200);
	});

	it('and uploading at once never make more than five documents', async () => {
		const app = booted.current;
		const { id, token } = await openPhone(owner);
		for (let sent = 0; sent < 5; sent++) await sendPhoto(app, token, photo);
		const ids = await idsAt(owner, id);
		const answers = await Promise.all([
			...ids.map((fileId) => use(owner, id, [fileId])),
			...ids.map(() => upload(app, owner.token, { content: pdf(), fileName: 'a.pdf', type: 'application/pdf' })),
		]);
		const rows = await documentsOf(app, staged.progress.id);
		expect(rows.length).toBe(5);
		expect(answers.filter(({ status }) => status === 200).length).toBe(5);
		const left = await idsAt(owner, id);
		expect(rows.filter((row) => row.isByPhone).length + left.length).toBe(5);
	});

	it('twice at once uses each once', async () => {
		const app = booted.current;
		const { id, token } = await openPhone(owner);
		await sendPhoto(app, token, photo);
		const ids = await idsAt(owner, id);
		const answers = await Promise.all(Array.from({ length: 5 }, () => use(owner, id, ids)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
		expect((await documentsOf(app, staged.progress.id)).length).toBe(1);
	});

	it('of an assessment that is over, where another has begun, is 404, and they stay where they are', async () => {
		const app = booted.current;
		const { id, token } = await openPhone(owner);
		await sendPhoto(app, token, photo);
		const ids = await idsAt(owner, id);
		await cancelled(app, staged);
		const next = await startedAssessment(app, staged);
		expect(next.progress.id).toBeGreaterThan(staged.progress.id);
		expect((await use(owner, id, ids)).status).toBe(404);
		expect(await documentsOf(app, next.progress.id)).toEqual([]);
		expect(await idsAt(owner, id)).toEqual(ids);
	});

	it('needs each photo once, a name for each, and a place that is open', async () => {
		const app = booted.current;
		const { id, token } = await openPhone(owner);
		await sendPhoto(app, token, photo);
		const [fileId = 0] = await idsAt(owner, id);
		expect((await use(owner, id, [fileId, fileId])).errors).toEqual({ files: [expect.stringMatching(/already used/)] });
		expect((await use(owner, id, [])).status).toBe(422);
		const unnamed = await owner.post(`/app/phone_uploads/${id}/use`, { files: [{ id: fileId, name: ' ' }] });
		expect(Object.keys(unnamed.errors)).toEqual(['files.0.name']);
		await assessmentAtSubmission();
		expect((await use(owner, id, [fileId])).status).toBe(409);
		expect((await documentsOf(app, staged.progress.id)).length).toBe(0);
		expect(await idsAt(owner, id)).toEqual([fileId]);
	});
});

const assessmentAtSubmission = async (): Promise<void> => {
	await answerEverything(booted.current, staged.progress.id);
	expect((await owner.post('/app/assessment')).status).toBe(200);
};

describe('the files of a request', () => {
	let requestId: number;
	beforeEach(async () => {
		staged = await submittedAssessment(booted.current);
		owner = staged.owner;
		({ id: requestId } = await makeRequest(booted.current, staged));
	});

	const filesOf = () =>
		booted.current.deps.db.select().from(evidenceFiles).where(eq(evidenceFiles.requestId, requestId));

	it('take photos by their own rules: five, never among the documents, and the request changes its version', async () => {
		const app = booted.current;
		const { id, token } = await openPhone(owner, requestId);
		for (let sent = 0; sent < 6; sent++) await sendPhoto(app, token, photo);
		const ids = await idsAt(owner, id);
		const refused = await use(owner, id, ids);
		expect([refused.status, refused.errors]).toEqual([422, { files: [expect.stringMatching(/at most 5 files/)] }]);
		expect((await use(owner, id, ids.slice(0, 5))).data.map((file) => file.is_by_phone)).toEqual(Array(5).fill(true));
		expect([(await filesOf()).length, (await documentsOf(app, staged.progress.id)).length]).toEqual([5, 0]);
		const [request] = await app.deps.db.select().from(evidenceRequests).where(eq(evidenceRequests.id, requestId));
		expect(request?.version).toBe(1);
		expect((await use(owner, id, ids.slice(5))).status).toBe(422);
	});

	it('of another company are 404, and photos stay at their place', async () => {
		const app = booted.current;
		const other = await submittedAssessment(app);
		expect((await other.owner.post('/app/phone_uploads', { evidence_request_id: requestId })).status).toBe(404);
		const { id, token } = await openPhone(owner, requestId);
		await sendPhoto(app, token, photo);
		const elsewhere = await openPhone(owner, (await makeRequest(app, staged)).id);
		expect(await idsAt(owner, elsewhere.id)).toEqual([]);
		const ids = await idsAt(owner, id);
		expect((await use(owner, elsewhere.id, ids)).status).toBe(422);
	});

	it('are closed once it is answered, and a code from before works neither then nor when it is returned', async () => {
		const app = booted.current;
		const { db } = app.deps;
		const { id, token } = await openPhone(owner, requestId);
		await sendPhoto(app, token, photo);
		const ids = await idsAt(owner, id);
		const set = (status: 'open' | 'answered') =>
			db.update(evidenceRequests).set({ status }).where(eq(evidenceRequests.id, requestId));
		await set('answered');
		await expectEnded(token);
		expect((await use(owner, id, ids)).status).toBe(409);
		expect((await owner.post('/app/phone_uploads', { evidence_request_id: requestId })).status).toBe(409);
		app.clock.advance(1_000);
		const createdAt = app.clock.now();
		const authorId = staged.admin.user.id;
		await db.insert(evidenceMessages).values({ requestId, authorId, kind: 'return', content: '裏面も', createdAt });
		await set('open');
		await expectEnded(token);
		expect((await use(owner, id, ids)).status).toBe(200);
		app.clock.advance(1_000);
		expect((await askPlace(app, (await openPhone(owner, requestId)).token)).status).toBe(200);
	});

	it('are closed outside of its round', async () => {
		const app = booted.current;
		staged = await assessmentAt(app, 4);
		({ id: requestId } = await makeRequest(app, staged));
		expect((await staged.owner.post('/app/phone_uploads', { evidence_request_id: requestId })).status).toBe(409);
	});
});

describe('on a machine without sharp', () => {
	it('everything else works, no code is made, and the screen is told', async () => {
		const app = bare.current;
		const { owner: maker } = await startedAssessment(app);
		const available = async () => (await maker.get('/app/phone_uploads')).data;
		expect(await available()).toEqual({ is_available: true });
		const { status, message } = await maker.post('/app/phone_uploads', {});
		expect([status, message]).toEqual([503, expect.stringMatching(/cannot receive photos from phones/)]);
		expect(await available()).toEqual({ is_available: false });
		expect((await maker.get('/app/assessment')).status).toBe(200);
	});
});

it('a photo is seen by its maker alone while it waits; from when it is used, the audit log says who opened it', async () => {
	const app = booted.current;
	const colleague = await makeCompanyUser(app, { companyId: staged.companyId, role: 1 });
	const opened = async (): Promise<(number | null)[]> => {
		const { db } = app.deps;
		const isOfProgress = eq(auditEvents.subjectId, staged.progress.id);
		const rows = await db.select().from(auditEvents).where(isOfProgress).orderBy(auditEvents.id);
		return rows.filter(({ action }) => action === 'file.opened').map(({ actorId }) => actorId);
	};
	const { id, token } = await openPhone(owner);
	await sendPhoto(app, token, photo);
	const [fileId = 0] = await idsAt(owner, id);
	const waiting = `/app/phone_uploads/${id}/files/${fileId}`;
	const seen = await fetch(`${app.url}/api${waiting}`, { headers: { Authorization: `Bearer ${owner.token}` } });
	await seen.arrayBuffer();
	expect(seen.status).toBe(200);
	expect((await colleague.get(waiting)).status).toBe(404);
	expect(await opened()).toEqual([]);
	await use(owner, id, [fileId]);
	const [document] = await documentsOf(app, staged.progress.id);
	expect((await colleague.get(`/file/${document?.filePath}`)).status).toBe(200);
	expect((await owner.get(`/file/${document?.filePath}`)).status).toBe(200);
	expect((await owner.get(waiting)).status).toBe(404);
	expect(await opened()).toEqual([colleague.user.id, owner.user.id]);
});

it('what happens is in the audit log, in the name of the maker', async () => {
	const app = booted.current;
	const { id, token } = await openPhone(owner);
	await sendPhoto(app, token, photo);
	await use(owner, id, await idsAt(owner, id));
	await owner.delete(`/app/phone_uploads/${id}`);
	const isOwn = eq(auditEvents.actorId, owner.user.id);
	const events = await app.deps.db.select().from(auditEvents).where(isOwn).orderBy(auditEvents.id);
	const own = events.filter(({ action }) => action.startsWith('phone_upload.'));
	expect(own.map(({ action, subjectId, detail }) => [action, subjectId, detail])).toEqual([
		['phone_upload.opened', staged.progress.id, {}],
		['phone_upload.photo_added', staged.progress.id, {}],
		['phone_upload.used', staged.progress.id, { photos: 1 }],
		['phone_upload.revoked', staged.progress.id, {}],
	]);
});
