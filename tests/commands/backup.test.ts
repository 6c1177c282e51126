/** @module-tag rest */

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#scripts/backup/catalogue.ts';
import { readManifest } from '#scripts/backup/format.ts';
import { makeBackup } from '#scripts/backup/make.ts';
import { emptyDatabase, migrateFirst } from '#scripts/backup/schema.ts';
import { keptKey } from '#server/certificates/archive/files.ts';
import { watchSecret } from '#server/db/secret-mark.ts';
import { certificateFiles } from '#server/db/tables/certificates.ts';
import { addTotp, ask, type WithTotp } from '#tests/support/accounts/second-factor.ts';
import { readFirstSheet, readOverview } from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import { askFor, companyOn } from '#tests/support/assessment/evidence.ts';
import { actionAt, companyPlan, proposedAssessment, toDo } from '#tests/support/assessment/improvement-plans.ts';
import { makePhoneUpload } from '#tests/support/assessment/phone.ts';
import { type Staged, startedAssessment } from '#tests/support/assessments.ts';
import { call, caller } from '#tests/support/client.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { makeCompanyUser, PASSWORD, type Person } from '#tests/support/factories.ts';
import { pdf, upload } from '#tests/support/files/files.ts';
import { advance, assessmentAt } from '#tests/support/journey.ts';
import { archiveAll } from '#tests/support/printed/archive.ts';
import { type CommandResult, environmentOf, runScript } from '#tests/support/processes/commands.ts';
import { type ServerProcess, startServerProcess } from '#tests/support/processes/server-process.ts';

const booted = withApp();

/** The installation into which the backup is restored: another database and another folder. */
const elsewhere = { dataDir: '', databaseUrl: '', secret: 'another secret that is long enough to sign' };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-backup-'));
const backup = path.join(folder, 'first');

let certified: Staged;
let answering: Staged;
let asked: Staged;
let documentPath: string;
let evidencePath: string;
let guarded: Person & WithTotp;
let requestId: number;
let proofPath: string;
const bytes = pdf('原本');
const evidence = pdf('台帳');
const proof = pdf('記録');
const drops: (() => Promise<void>)[] = [];

const backUp = (to: string) => runScript('backup.ts', ['--to', to], environmentOf(booted.current.deps.config));
const restore = (from: string, ...more: string[]) =>
	runScript('restore.ts', ['--from', from, ...more], environmentOf(elsewhere));

const supportedBy = async (person: Person): Promise<number[]> =>
	(await readOverview(person)).company_document_files.flatMap((file) => file.answer_content_ids);

/** Says that a document supports the first question. */
const linkFirstQuestion = async ({ owner }: Staged, documentId: number): Promise<void> => {
	const { answer_contents: contents } = await readFirstSheet(owner);
	const answer_content_ids = contents.slice(0, 1).map(({ id }) => id);
	expect((await owner.put(`/app/documents/${documentId}/evidence`, { answer_content_ids })).status).toBe(200);
};

/** Answers the first item of the improvement plan, with a proof. */
const answerPlan = async ({ owner, progress }: Staged): Promise<void> => {
	const plan = companyPlan(booted.current, owner, progress.id);
	const [item] = (await plan.read()).data.items;
	const { data } = await plan.save([toDo(item?.sub_category_id ?? 0)]);
	const sent = await plan.addProof(data.plan_actions[0]?.id ?? 0, { content: proof });
	expect(sent.status).toBe(200);
	proofPath = sent.data.file_path;
};

beforeAll(async () => {
	const completed = await proposedAssessment(booted.current, 7);
	await answerPlan(completed);
	certified = await advance(booted.current, completed, 13);
	await archiveAll(booted.current);
	answering = await startedAssessment(booted.current);
	const uploaded = await upload(booted.current, answering.owner.token, {
		content: bytes,
		fileName: '原本.pdf',
		type: 'application/pdf',
	});
	expect(uploaded.status).toBe(200);
	documentPath = uploaded.data.file_path;
	await linkFirstQuestion(answering, uploaded.data.id);
	asked = await assessmentAt(booted.current, 3);
	({ id: requestId } = (await askFor(asked.admin, asked.progress.id)).data);
	const sent = await companyOn(booted.current, asked.owner, requestId).addFile({ content: evidence });
	expect(sent.status).toBe(200);
	evidencePath = sent.data.file_path;
	await makePhoneUpload(booted.current, answering.owner, answering.progress.id);
	const member = await makeCompanyUser(booted.current, { companyId: asked.companyId, role: 1 });
	guarded = { ...member, ...(await addTotp(booted.current, member)) };
	booted.current.clock.release();
	await ask(booted.current, guarded);
	await watchSecret(booted.current.deps);
	const database = await createTestDatabase();
	drops.push(database.drop);
	elsewhere.databaseUrl = database.url;
	elsewhere.dataDir = path.join(folder, 'data');
});

afterAll(async () => {
	for (const drop of drops) await drop();
	fs.rmSync(folder, { recursive: true, force: true });
});

describe('backup and restore', () => {
	it('write a folder with all tables and files, with counts and hashes', async () => {
		const made = await backUp(backup);
		expect(made).toMatchObject({ code: 0, stderr: '' });
		expect(made.stdout).toMatch(/^Backed up \d+ rows of \d+ tables and 5 files to /);
		const { tables, files } = await readManifest(backup);
		const rows = (name: string) => tables.find((table) => table.name === name)?.rows;
		expect(rows('companies')).toBe(3);
		expect(rows('sdg_targets')).toBe(169);
		expect(rows('certificates')).toBe(1);
		expect(rows('document_questions')).toBe(1);
		expect(rows('evidence_requests')).toBe(1);
		expect(rows('improvement_actions')).toBe(1);
		const uploads = files.filter(({ key }) => !key.startsWith('certificates/'));
		expect(uploads.map((file) => [file.bytes, file.content_type])).toEqual([
			[bytes.length, 'application/pdf'],
			[proof.length, 'application/pdf'],
			[evidence.length, 'application/pdf'],
		]);
		expect(uploads.map(({ key }) => key)).toEqual([documentPath, proofPath, evidencePath]);
		const kept = await booted.current.deps.db.select().from(certificateFiles);
		expect(kept).toHaveLength(2);
		for (const file of kept) {
			const { byteSize, sha256 } = file;
			expect(files).toContainEqual({ key: keptKey(file), content_type: 'application/pdf', bytes: byteSize, sha256 });
		}
		// Photos by phone that wait are gone soon.
		expect([rows('phone_uploads'), rows('phone_files')]).toEqual([0, 0]);
		const modes = ['', ...fs.readdirSync(backup, { recursive: true })].map((entry) => {
			const { mode } = fs.statSync(path.join(backup, String(entry)));
			return (mode & 0o777).toString(8);
		});
		expect([...new Set(modes)].sort()).toEqual(['600', '700']);
		// So are sign-ins that wait for a second factor, which is kept.
		expect([rows('challenges'), rows('totps'), rows('recovery_codes')]).toEqual([0, 1, 10]);
	});

	it('refuse a folder that is not empty', async () => {
		expect(await backUp(backup)).toMatchObject({
			code: 1,
			stderr: `backup: ${backup} is not empty: name a new folder\n`,
		});
	});

	it('refuse a database that is not empty', async () => {
		expect(await restore(backup)).toMatchObject({
			code: 1,
			stderr: 'restore: The database is not empty: --force deletes all that it holds\n',
		});
	});

	it('refuse other folders and damaged backups before anything is written', async () => {
		expect((await restore(path.join(folder, 'none'), '--force')).stderr).toContain('holds no finished backup');
		const damaged = path.join(folder, 'damaged');
		fs.cpSync(backup, damaged, { recursive: true });
		const { files } = await readManifest(damaged);
		fs.appendFileSync(path.join(damaged, 'files', files[0]?.key ?? ''), 'x');
		expect((await restore(damaged, '--force')).stderr).toBe(
			`restore: The backup is damaged: file ${files[0]?.key} is not as it was made\n`,
		);
		fs.rmSync(path.join(damaged, 'tables/users.jsonl.gz'));
		expect((await restore(damaged, '--force')).stderr).toContain('table users is not as it was made');
	});

	it('refuse a backup of a newer version', async () => {
		const newer = path.join(folder, 'newer');
		fs.cpSync(backup, newer, { recursive: true });
		const file = path.join(newer, 'manifest.json');
		const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
		fs.writeFileSync(file, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 'f'.repeat(64)] }));
		expect((await restore(newer, '--force')).stderr).toContain('The backup is of a newer or another version');
	});

	it('refuse a database with a running server', async () => {
		await booted.current.deps.db.execute('select 1');
		const refused = await runScript(
			'restore.ts',
			['--from', backup, '--force'],
			environmentOf(booted.current.deps.config),
		);
		expect(refused.stderr).toBe('restore: Kyosei is running on this database: stop its servers and workers first\n');
	});

	describe('restored elsewhere', () => {
		let server: ServerProcess;
		let restored: CommandResult | null = null;
		beforeAll(async () => {
			const { secret } = booted.current.deps.config;
			const own = environmentOf({ ...elsewhere, secret });
			expect(await runScript('restore.ts', ['--from', backup, '--force'], own)).toMatchObject({ code: 0, stderr: '' });
			restored = await restore(backup, '--force');
		});

		it('the restore says in a line what does not work with another APP_SECRET', () => {
			expect(restored?.code).toBe(0);
			expect(restored?.stderr).toMatch(/^APP_SECRET is not the one .* the authenticator apps of 1 account, and .*\n$/);
		});

		it('every row, number and file is equal', async () => {
			const again = path.join(folder, 'again');
			const made = await runScript('backup.ts', ['--to', again], environmentOf(elsewhere));
			expect(made.code).toBe(0);
			const first = await readManifest(backup);
			const second = await readManifest(again);
			expect(second.tables).toEqual(first.tables);
			expect(second.sequences).toEqual(first.sequences);
			expect(second.files).toEqual(first.files);
			expect(second.migrations).toEqual(first.migrations);
		});

		it('a server starts', async () => {
			server = await startServerProcess(environmentOf(elsewhere));
			drops.unshift(async () => void (await server.stop()));
		});

		it('sessions and passwords stay valid', async () => {
			const { owner } = certified;
			const before = await owner.get('/app/me');
			expect((await caller(server, owner.token).get('/app/me')).data).toEqual(before.data);
			const signedIn = await call(server, 'POST', '/app/login', {
				body: { email: owner.user.email, password: PASSWORD },
			});
			expect(signedIn.status).toBe(200);
		});

		it('a second factor is asked for; codes of an app need the former APP_SECRET, recovery codes do not', async () => {
			const { email } = guarded.user;
			const asked = await call(server, 'POST', '/app/login', { body: { email, password: PASSWORD } });
			expect([asked.status, JSON.parse(asked.text)]).toMatchObject([401, { methods: ['recovery_code'] }]);
			const { challenge } = JSON.parse(asked.text);
			const body = { challenge, recovery_code: guarded.recoveryCodes[0] };
			expect((await call(server, 'POST', '/app/login/second_factor', { body })).status).toBe(200);
		});

		it('files of requests are read by their company and its staff only, and documents support the same questions', async () => {
			for (const { token } of [asked.owner, asked.admin]) {
				const { data } = await caller(server, token).get<{ url: string }>(`/file/${evidencePath}`);
				const downloaded = await fetch(new URL(data.url, server.url));
				expect(Buffer.from(await downloaded.arrayBuffer())).toEqual(evidence);
			}
			expect((await caller(server, answering.owner.token).get(`/file/${evidencePath}`)).status).toBe(404);
			const path = `/app/evidence_requests/${requestId}`;
			const before = (await asked.owner.get(path)).data;
			expect((await caller(server, asked.owner.token).get(path)).data).toEqual(before);
			const supported = await supportedBy(answering.owner);
			expect(supported).toHaveLength(1);
			expect(await supportedBy({ ...answering.owner, ...caller(server, answering.owner.token) })).toEqual(supported);
		});

		it('an improvement plan is as it was, and its proofs are read by their company only', async () => {
			const { owner, progress } = certified;
			const restored = caller(server, owner.token);
			const before = (await companyPlan(booted.current, owner, progress.id).read()).data;
			expect(actionAt(before, 0).proofs).toHaveLength(1);
			expect((await restored.get(`/app/improvement_plans/${progress.id}`)).data).toEqual(before);
			const { data } = await restored.get<{ url: string }>(`/file/${proofPath}`);
			const downloaded = await fetch(new URL(data.url, server.url));
			expect(Buffer.from(await downloaded.arrayBuffer())).toEqual(proof);
			expect((await caller(server, answering.owner.token).get(`/file/${proofPath}`)).status).toBe(404);
		});

		it('documents and results are readable, and new rows get the next ids', async () => {
			const owner = caller(server, answering.owner.token);
			const { data } = await owner.get<{ url: string }>(`/file/${documentPath}`);
			const downloaded = await fetch(new URL(data.url, server.url));
			expect(Buffer.from(await downloaded.arrayBuffer())).toEqual(bytes);
			const result = `/app/assessment_results/${certified.progress.id}?is_first_time=true`;
			expect((await caller(server, certified.owner.token).get(result)).data).toEqual(
				(await certified.owner.get(result)).data,
			);
			const [newest] = (await caller(server, certified.admin.token).get<{ id: number }[]>('/console/companies')).data;
			expect(newest?.id).toBe(asked.companyId);
		});

		it('the PDF of a certificate is the file as issued, also without the cache and after the company is edited', async () => {
			const pdfOf = async (url: string): Promise<Buffer> => {
				const answer = await fetch(`${url}/api/app/certificate/pdf`, {
					headers: { 'Accept-Language': 'ja', Authorization: `Bearer ${certified.owner.token}` },
				});
				expect(answer.status).toBe(200);
				return Buffer.from(await answer.arrayBuffer());
			};
			const issued = await pdfOf(booted.current.url);
			fs.rmSync(path.join(elsewhere.dataDir, 'files/pdf'), { recursive: true, force: true });
			expect(await pdfOf(server.url)).toEqual(issued);
			const client = await connect(elsewhere.databaseUrl);
			await client.query(`update companies set company_name = '改名株式会社' where id = $1`, [certified.companyId]);
			const { rows } = await client.query(
				'select sha256, expires_on::text from certificate_files f join certificates c on c.id = f.certificate_id',
			);
			await client.end();
			const restored = await pdfOf(server.url);
			expect(rows.map(({ sha256 }) => sha256)).toContain(createHash('sha256').update(restored).digest('hex'));
			const { data } = await certified.owner.get<{ expires_at: string }>('/app/certificate');
			expect(rows[0].expires_on).toBe(data.expires_at);
			expect((await caller(server, certified.owner.token).get('/app/certificate')).data).toEqual(data);
		});
	});
});

describe('a backup of an installation that lost the PDF of a certificate', () => {
	it('says so, and has all else', async () => {
		const [kept] = await booted.current.deps.db.select().from(certificateFiles);
		const key = kept ? keptKey(kept) : '';
		const file = path.join(booted.current.deps.config.dataDir, 'files', key);
		const bytesOfFile = fs.readFileSync(file);
		const say = `Damaged: file ${key} is not as it was kept. Take it from a former backup.\n`;
		fs.appendFileSync(file, 'x');
		expect(await backUp(path.join(folder, 'altered'))).toMatchObject({ code: 2, stderr: say });
		fs.rmSync(file);
		const lost = await backUp(path.join(folder, 'lost'));
		expect(lost).toMatchObject({ code: 2, stderr: `1 of 5 files are not in the storage:\n  ${key}\n` });
		expect(lost.stdout).toContain('and 4 files to');
		fs.writeFileSync(file, bytesOfFile);
	});
});

describe('a backup of an installation whose storage has no files, as where its volume is not mounted', () => {
	const files = () => path.join(booted.current.deps.config.dataDir, 'files');
	const withoutFiles = async (work: () => Promise<void>): Promise<void> => {
		fs.renameSync(files(), `${files()}.elsewhere`);
		try {
			await work();
		} finally {
			fs.rmSync(files(), { recursive: true, force: true });
			fs.renameSync(`${files()}.elsewhere`, files());
		}
	};

	it('is written with all rows, names each file, and is no success', () =>
		withoutFiles(async () => {
			const to = path.join(folder, 'without-files');
			const made = await backUp(to);
			expect(made.code).toBe(2);
			expect(made.stdout).toMatch(/^Backed up \d+ rows of \d+ tables and 0 files to /);
			expect(made.stderr).toContain('5 of 5 files are not in the storage:\n');
			for (const key of [documentPath, proofPath, evidencePath]) expect(made.stderr).toContain(`  ${key}\n`);
			expect(made.stderr).not.toContain('deleted meanwhile');
			expect((await readManifest(to)).files).toEqual([]);
		}));

	it('is a success where the rows of the files were deleted, or marked as deleted, after they were read', () =>
		withoutFiles(async () => {
			const { config, db, clock } = booted.current.deps;
			const to = path.join(folder, 'deleted-meanwhile');
			const get = async (key: string) => {
				if (key === evidencePath) {
					await db.execute(sql`update evidence_files set deleted_at = now() where file_path = ${key}`);
				}
				if (key === documentPath) {
					await db.execute(sql`update company_documents set file_path = ${`${key}.gone`} where file_path = ${key}`);
				}
				return key === evidencePath || key === documentPath ? null : { stream: Readable.from([]), size: 0 };
			};
			const storage = { ...booted.current.deps.storage, get };
			const databaseUrl = config.databaseUrl ?? '';
			const made = await makeBackup({ config: { ...config, databaseUrl }, clock, storage }, to);
			expect({ deleted: made.deleted, lost: made.lost }).toEqual({ deleted: [documentPath, evidencePath], lost: [] });
			await db.execute(sql`update evidence_files set deleted_at = null where file_path = ${evidencePath}`);
			await db.execute(
				sql`update company_documents set file_path = ${documentPath} where file_path = ${`${documentPath}.gone`}`,
			);
		}));
});

/** A backup of a database with only the first three migrations. */
const backUpOlder = async (to: string): Promise<void> => {
	const database = await createTestDatabase();
	drops.push(database.drop);
	const client = await connect(database.url);
	await emptyDatabase(client);
	await migrateFirst(client, 3);
	await client.query(`
		insert into companies (company_name, search_text, ceo_name, company_address, phone_number, industry_code,
			registration_number, corporate_number, created_at)
		values ('株式会社以前', '株式会社以前', '代表', '東京都', '03-0000-0000', 'E09', '09-000001', '1234567890123', '2026-01-02T03:04:05Z')`);
	await client.end();
	const made = await runScript('backup.ts', ['--to', to], environmentOf({ ...elsewhere, databaseUrl: database.url }));
	expect(made).toMatchObject({ code: 0, stderr: '' });
};

describe('a backup of an older version', () => {
	it('is restored and migrated', async () => {
		const older = path.join(folder, 'older');
		await backUpOlder(older);
		const database = await createTestDatabase();
		drops.push(database.drop);
		const restored = await runScript(
			'restore.ts',
			['--from', older, '--force'],
			environmentOf({ ...elsewhere, databaseUrl: database.url }),
		);
		expect(restored).toMatchObject({ code: 0, stderr: '' });
		const client = await connect(database.url);
		const { rows } = await client.query('select company_name, certification_since = created_at as kept from companies');
		await client.end();
		expect(rows).toEqual([{ company_name: '株式会社以前', kept: true }]);
	});
});

describe('the command line', () => {
	it.each([
		['backup.ts', [], 'backup: --to DIR is missing (npm run backup -- --help)\n'],
		['restore.ts', ['--form', 'x'], "restore: Unknown option '--form' (npm run restore -- --help)\n"],
	])('%s %j fails with one line', async (script, args, stderr) => {
		expect(await runScript(script, args, {})).toMatchObject({ code: 2, stdout: '', stderr });
	});

	it.each(['backup.ts', 'restore.ts'])('%s --help lists its options', async (script) => {
		const { code, stdout } = await runScript(script, ['--help'], {});
		expect(code).toBe(0);
		expect(stdout).toMatch(/npm run \w+ -- --(to|from) DIR[\s\S]+--help/);
	});
});
