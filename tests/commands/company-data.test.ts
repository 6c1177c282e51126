import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ARCHIVED, dataEntry } from '#scripts/company/archive/readme.ts';
import { OWNED_TABLES, type OwnedTable, ownedOf, rowsOf } from '#scripts/company/tables.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { environmentOf, hasTerminals, runOnTerminal, runScript } from '#tests/support/commands.ts';
import { makeCompany, makeConsoleAdmin } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { filesWith, rowsIn as rowsOfApp, storageOf, tablesWith } from '#tests/support/leftovers.ts';
import { fileMarkOf, type MarkedCompany, makeMarkedCompany, markOf } from '#tests/support/marked-company.ts';
import { zipEntries } from '#tests/support/zip-entries.ts';

const booted = withApp();

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-company-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

let company: MarkedCompany;
let other: MarkedCompany;
beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1, 2, 3, 4]));
	company = await makeMarkedCompany(booted.current);
	other = await makeMarkedCompany(booted.current);
}, 120_000);

const exportTo = (file: string, id: number | string = company.id) =>
	runScript('company-export.ts', ['--id', String(id), '--to', file], environmentOf(booted.current.deps.config));

const erase = (id: number, args: readonly string[], env: Record<string, string> = {}) =>
	runScript('company-erase.ts', ['--id', String(id), ...args], {
		...environmentOf(booted.current.deps.config),
		...(booted.current.deps.config.redisUrl ? { REDIS_URL: booted.current.deps.config.redisUrl } : {}),
		...env,
	});

const rowsIn = <T extends Record<string, unknown>>(text: string): Promise<T[]> => rowsOfApp<T>(booted.current, text);

const storage = (): string => storageOf(booted.current);

/** A hash of each table's rows that belong to a company. */
const fingerprints = async (id: number): Promise<Record<string, string>> => {
	const found: Record<string, string> = {};
	for (const table of OWNED_TABLES) {
		const [row] = await rowsIn<{ print: string }>(
			`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
			from ${table} t where ${rowsOf(table, id)}`,
		);
		found[table] = row?.print ?? '';
	}
	return found;
};

const isGiven = ({ table, column }: { table: OwnedTable; column: string }): boolean =>
	!ownedOf(table).leftOut && !ownedOf(table).without?.includes(column);

it('the company of this test has rows in every table, and a mark in every text that somebody writes', async () => {
	for (const [table, print] of Object.entries(await fingerprints(company.id))) {
		expect(print.startsWith('0 '), `${table} has no row`).toBe(false);
	}
	const marked = company.marked.map(({ table, column }) => `${table}.${column}`);
	expect(marked).toEqual(
		expect.arrayContaining([
			'companies.company_name',
			'users.name',
			'users.email',
			'users.password_hash',
			'answer_contents.extension_note',
			'answer_evaluations.comment',
			'company_documents.file_name',
			'evidence_messages.content',
			'improvement_actions.measure',
			'result_sub_categories.evaluation_note',
			'audit_events.detail',
			'audit_events.address',
			'free_contacts.client_name',
			'mails.sent_to',
			'notices.data',
			'assessment_comments.content',
		]),
	);
	expect(company.keys.length).toBeGreaterThan(8);
});

describe('company:export', () => {
	const file = path.join(folder, 'company.zip');
	let entries: Map<string, Buffer>;
	let all: string;

	beforeAll(async () => {
		const made = await exportTo(file);
		expect(made).toMatchObject({ code: 0, stderr: '' });
		expect(made.stdout).toMatch(/^Exported \d+ rows and \d+ files of company \d+ to /);
		entries = await zipEntries(file);
		all = [...entries].map(([name, content]) => `${name}\n${content}`).join('\n');
	});

	it('has every text that the company is given, in the file of its table', () => {
		const missing = company.marked
			.filter(isGiven)
			.filter((column) => !entries.get(dataEntry(column.table))?.includes(markOf(company.id, column)));
		expect(missing).toEqual([]);
	});

	it('has no secret, no note among staff, and nothing of another company or of staff', () => {
		const left = company.marked.filter((column) => !isGiven(column));
		expect(left.length).toBeGreaterThan(15);
		expect(left.filter((column) => all.includes(markOf(company.id, column)))).toEqual([]);
		expect(all).not.toContain(`MARK_${other.id}_`);
		expect(all).not.toContain(company.staff);
		expect(all).not.toContain('$argon2');
	});

	it('has the originals in folders of their questions, and the data says where', () => {
		const soonGone = company.keys.filter((key) => key.startsWith('photos/'));
		for (const key of company.keys)
			expect(all.includes(fileMarkOf(company.id, key)), key).toBe(!soonGone.includes(key));
		const names = [...entries.keys()].filter((name) => name.startsWith('files/'));
		expect(names).toHaveLength(company.keys.length - soonGone.length);
		const place = `files/assessment-${company.progressId}`;
		expect(names).toEqual(
			expect.arrayContaining([
				expect.stringMatching(new RegExp(`^${place}/question-1-1-1/document-\\d+-.+\\.pdf$`)),
				expect.stringMatching(new RegExp(`^${place}/question-1-1-1/answer-\\d+-.+\\.pdf$`)),
				expect.stringMatching(new RegExp(`^${place}/plan-2-1/proof-\\d+-.+\\.pdf$`)),
				expect.stringMatching(new RegExp(`^${place}/printed/report-ja-.{8}\\.pdf$`)),
				expect.stringMatching(/^files\/certificates\/certificate-\d+-en\.pdf$/),
			]),
		);
		const told = ARCHIVED.flatMap((table) => JSON.parse(String(entries.get(dataEntry(table)))) as { file?: string }[])
			.map((row) => row.file)
			.filter((name) => name !== undefined);
		expect(told.sort()).toEqual(names.sort());
	});

	it('says in words what numbers mean, in both languages', () => {
		const rowsOfFile = (table: OwnedTable) =>
			JSON.parse(String(entries.get(dataEntry(table)))) as Record<string, unknown>[];
		expect(rowsOfFile('assessment_progresses')[0]).toMatchObject({
			status: 13,
			status_words: { ja: '認証書発行済み', en: 'Certificate issued' },
		});
		expect(rowsOfFile('answer_contents')[0]).toMatchObject({
			question_id_words: { ja: '設問1-1-1', en: 'Question 1-1-1' },
			answer_words: { ja: 'はい', en: 'Yes' },
		});
		expect(rowsOfFile('certificates')[0]).toMatchObject({ issued_by: { ja: '運営者', en: 'The operator' } });
		expect(rowsOfFile('company_documents')[0]).toMatchObject({
			uploaded_by: { name: expect.stringContaining('MARK_') },
		});
	});

	it('is explained by its README in both languages', () => {
		const readme = String(entries.get('README.md'));
		for (const table of ARCHIVED) expect(readme.split(`- \`${dataEntry(table)}\``), table).toHaveLength(3);
		expect(readme).toContain(`# ${company.name}のデータ`);
		expect(readme).toContain(`# The data of ${company.name}`);
		expect(readme).not.toContain('{{');
	});

	it('overwrites nothing, and leaves nothing half-written', async () => {
		expect(await exportTo(file)).toMatchObject({
			code: 1,
			stderr: `company:export: ${file} exists already: name a new file\n`,
		});
		const none = path.join(folder, 'none.zip');
		expect(await exportTo(none, 999_999)).toMatchObject({
			code: 1,
			stderr: 'company:export: There is no company 999999\n',
		});
		expect((await exportTo(none, 'x')).code).toBe(2);
		expect(fs.readdirSync(folder)).toEqual(['company.zip']);
	});

	it('tells of files that the storage has lost', async () => {
		const key = other.keys.find((one) => one.startsWith('evidence/')) ?? '';
		const stored = path.join(storage(), key);
		const content = fs.readFileSync(stored);
		fs.rmSync(stored);
		const lost = path.join(folder, 'lost.zip');
		const made = await exportTo(lost, other.id);
		fs.writeFileSync(stored, content);
		expect(made.code).toBe(0);
		expect(made.stderr).toMatch(
			/^Not in it: files\/assessment-\d+\/question-1-1-1\/answer-\d+-.*is not in the storage\.\n$/,
		);
		expect(String((await zipEntries(lost)).get('README.md'))).toMatch(/not found in the storage[^#]+answer-\d+/);
		fs.rmSync(lost);
	});
});

describe('company:erase', () => {
	const verify = (code: string) => call(booted.current, 'GET', `/verify/${code}`);

	it('asks for the name, and wants an assessment that is under way to be cancelled', async () => {
		expect(await erase(company.id, [])).toMatchObject({
			code: 2,
			stderr: expect.stringContaining('--yes NAME is missing'),
		});
		expect(await erase(company.id, ['--yes', other.name])).toMatchObject({
			code: 1,
			stderr: 'company:erase: That is not the name of the company: nothing was erased\n',
		});
		const { companyId, progress } = await assessmentAt(booted.current, 3);
		const [row] = await rowsIn<{ name: string }>(`select company_name as name from companies where id = ${companyId}`);
		const name = row?.name ?? '';
		expect(await erase(companyId, ['--yes', name])).toMatchObject({
			code: 1,
			stderr: expect.stringContaining('is under way (status 3)'),
		});
		expect(await rowsIn(`select 1 from assessment_progresses where id = ${progress.id}`)).toHaveLength(1);
		expect(await erase(companyId, ['--yes', name, '--even-under-way'])).toMatchObject({ code: 0, stderr: '' });
		expect(await rowsIn(`select 1 from assessment_progresses where id = ${progress.id}`)).toEqual([]);
	});

	it.skipIf(!hasTerminals)('asks for the name on a terminal, and erases nothing by another one', async () => {
		const { id, companyName } = await makeCompany(booted.current);
		const onTerminal = (typed: string) =>
			runOnTerminal('company-erase.ts', ['--id', String(id)], environmentOf(booted.current.deps.config), {
				question: `All data of ${companyName} will be deleted for good. Type its name to go on: `,
				typed,
			});
		const refused = await onTerminal('yes\n');
		expect([refused.code, refused.stdout]).toEqual([1, expect.stringContaining('nothing was erased')]);
		const left = await onTerminal('\u0003');
		expect([left.code, left.stdout]).toEqual([1, expect.stringContaining('nothing was erased')]);
		expect(await rowsIn(`select 1 from companies where id = ${id}`)).toHaveLength(1);
		const erased = await onTerminal(`${companyName}\n`);
		expect([erased.code, erased.stdout]).toEqual([0, expect.stringContaining(`of company ${id}.`)]);
		expect(await rowsIn(`select 1 from companies where id = ${id}`)).toEqual([]);
	});

	it('leaves nothing of the company but its certificate, and another company as it was', async () => {
		const before = { verified: await verify(company.code), others: await fingerprints(other.id) };
		expect(before.verified.status).toBe(200);
		const keptWhere = (text: string) => (text.includes('@') ? [] : ['erased_certificates']);
		const files = Object.fromEntries(other.keys.map((key) => [key, fs.readFileSync(path.join(storage(), key))]));

		const erased = await erase(company.id, ['--yes', company.name]);
		expect(erased).toMatchObject({ code: 0, stderr: '' });
		expect(erased.stdout).toContain('1 certificates stay verifiable');

		expect(await tablesWith(booted.current, `MARK_${company.id}_`)).toEqual(['erased_certificates']);
		const [kept] = await rowsIn<{ row: Record<string, unknown> }>(
			`select to_jsonb(t) as row from erased_certificates t where code = '${company.code}'`,
		);
		const marks = Object.entries(kept?.row ?? {}).filter(([, value]) => String(value).includes('MARK_'));
		expect(marks.map(([column]) => column).sort()).toEqual(['company_address', 'company_name', 'registration_number']);
		for (const text of company.texts)
			expect([text, await tablesWith(booted.current, text)]).toEqual([text, keptWhere(text)]);
		expect(filesWith(booted.current, `MARK_${company.id}_`)).toEqual([]);
		expect(company.keys.filter((key) => fs.existsSync(path.join(storage(), key)))).toEqual([]);
		expect(await rowsIn('select 1 from file_removals')).toEqual([]);
		const [counts] = await rowsIn<{ left: number }>(
			`select (select count(*) from assessment_progresses where company_id = ${company.id})
				+ (select count(*) from users where company_id = ${company.id}) as left`,
		);
		expect(Number(counts?.left)).toBe(0);

		const after = await verify(company.code);
		expect([after.status, after.data]).toEqual([200, before.verified.data]);
		expect(await fingerprints(other.id)).toEqual(before.others);
		for (const [key, content] of Object.entries(files)) {
			expect(fs.readFileSync(path.join(storage(), key)).equals(content), key).toBe(true);
		}
	});

	it('takes it out of the directory and the lists, whose screens go on', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const directory = await call<{ company_name: string }[]>(booted.current, 'GET', '/certified?per_page=100');
		expect(directory.data.map((entry) => entry.company_name)).not.toContain(company.name);
		for (const list of ['companies', 'certifications', 'assessment_progresses', 'mails', 'jobs']) {
			const { status, text } = await admin.get(`/console/${list}`);
			expect([list, status, text.includes(`MARK_${company.id}_`)]).toEqual([list, 200, false]);
		}
		const events = await admin.get<{ action: string; subject_name: string; detail: unknown; actor: unknown }[]>(
			'/console/audit_events?per_page=100&q=company.erased',
		);
		expect(events.data[0]).toMatchObject({ action: 'company.erased', actor: null });
		expect((await admin.get('/console/audit_events?per_page=100')).status).toBe(200);
	});

	it('ends what an interrupted run has left, and then finds no such company', async () => {
		const key = 'documents/1/00000000000000000000000000000000.pdf';
		fs.mkdirSync(path.dirname(path.join(storage(), key)), { recursive: true });
		fs.writeFileSync(path.join(storage(), key), 'x');
		await rowsIn(`insert into file_removals (key) values ('${key}')`);
		const again = await erase(company.id, ['--yes', company.name]);
		expect(again).toMatchObject({ code: 0, stdout: expect.stringContaining('Deleted 1 files') });
		expect(fs.existsSync(path.join(storage(), key))).toBe(false);
		expect(await erase(company.id, ['--yes', company.name])).toMatchObject({
			code: 1,
			stderr: `company:erase: There is no company ${company.id}\n`,
		});
	});

	it('keeps no certificate where the setting says so', async () => {
		const erased = await erase(other.id, ['--yes', other.name], { ERASED_COMPANY_KEEPS: 'nothing' });
		expect(erased).toMatchObject({ code: 0, stderr: '' });
		expect((await verify(other.code)).status).toBe(404);
		expect(await tablesWith(booted.current, `MARK_${other.id}_`)).toEqual([]);
		expect(filesWith(booted.current, `MARK_${other.id}_`)).toEqual([]);
	});
});

describe('the command line', () => {
	it.each([
		['company-export.ts', ['--id', '1'], 'company:export: --to FILE is missing'],
		['company-erase.ts', [], 'company:erase: --id N is missing'],
	])('%s %j fails with one line', async (script, args, stderr) => {
		expect(await runScript(script, args, {})).toMatchObject({ code: 2, stderr: expect.stringContaining(stderr) });
	});

	it.each(['company-export.ts', 'company-erase.ts'])('%s --help lists its options', async (script) => {
		const { code, stdout } = await runScript(script, ['--help'], {});
		expect(code).toBe(0);
		expect(stdout).toContain('--id N');
	});
});
