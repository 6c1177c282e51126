import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { OWNED_TABLES, rowsOf } from '#scripts/company/tables.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { DECIDED_FOLDERS } from '#tests/support/company-archive/files.ts';
import { storedKeys } from '#tests/support/company-archive/stored-files.ts';
import { filesWith, rowsIn as rowsOfApp, storageOf, tablesWith } from '#tests/support/database/leftovers.ts';
import { makeCompany, makeConsoleAdmin } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { type MarkedCompany, makeMarkedCompany } from '#tests/support/marked-company.ts';
import { environmentOf, hasTerminals, runOnTerminal, runScript } from '#tests/support/processes/commands.ts';

const booted = withApp({ env: { PDF_WAIT_MS: '0' }, ownAuditRows: true });

let company: MarkedCompany;
let other: MarkedCompany;
/** What the storage holds before there is any company. */
let empty: string[];
beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1, 2, 3, 4]));
	empty = storedKeys(booted.current);
	company = await makeMarkedCompany(booted.current);
	other = await makeMarkedCompany(booted.current);
});

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

it('the company of this test has rows in every table, and files of every kind', async () => {
	for (const [table, print] of Object.entries(await fingerprints(company.id))) {
		expect(print.startsWith('0 '), `${table} has no row`).toBe(false);
	}
	const folders = new Set(company.keys.map((key) => key.split('/')[0]));
	expect([...folders].sort()).toEqual(Object.keys(DECIDED_FOLDERS).sort());
	expect(company.keys.filter((key) => key.startsWith('photos/'))).toHaveLength(3);
});

describe('company:erase', () => {
	const verify = (code: string) => call(booted.current, 'GET', `/verify/${code}`);

	it('asks for the name, and wants an assessment that is under way to be canceled', async () => {
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

		const erased = await erase(company.id, ['--yes', company.name, '--even-under-way']);
		expect(erased).toMatchObject({ code: 0, stderr: '' });
		expect(erased.stdout).toContain('1 certificate stays verifiable');

		expect(await tablesWith(booted.current, `MARK_${company.id}_`)).toEqual(['erased_certificates']);
		const [kept] = await rowsIn<{ row: Record<string, unknown> }>(
			`select to_jsonb(t) as row from erased_certificates t where code = '${company.code}'`,
		);
		const marks = Object.entries(kept?.row ?? {}).filter(([, value]) => String(value).includes('MARK_'));
		expect(marks.map(([column]) => column).sort()).toEqual([
			...['company_address', 'company_name'],
			// Of the operator, not of the company.
			...['issuer_name', 'registration_number', 'signatory_name', 'signatory_title'],
		]);
		for (const text of company.texts)
			expect([text, await tablesWith(booted.current, text)]).toEqual([text, keptWhere(text)]);
		expect(filesWith(booted.current, `MARK_${company.id}_`)).toEqual([]);
		expect(storedKeys(booted.current)).toEqual([...empty, ...other.keys].sort());
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
		const erased = await erase(other.id, ['--yes', other.name, '--even-under-way'], {
			ERASED_COMPANY_KEEPS: 'nothing',
		});
		expect(erased).toMatchObject({ code: 0, stderr: '' });
		expect((await verify(other.code)).status).toBe(404);
		expect(await tablesWith(booted.current, `MARK_${other.id}_`)).toEqual([]);
		expect(storedKeys(booted.current)).toEqual(empty);
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
