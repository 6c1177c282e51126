import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { DECIDED, DECIDED_COLUMNS, isWhollyLeftOut } from '#tests/support/company-archive/columns.ts';
import { DECIDED_ACTIONS, decidedOf } from '#tests/support/company-archive/events.ts';
import { fileMarkOf } from '#tests/support/company-archive/stored-files.ts';
import { filesWith, rowsIn, storageOf } from '#tests/support/database/leftovers.ts';
import { zipEntries } from '#tests/support/files/zip-entries.ts';
import { type MarkedCompany, makeMarkedCompany } from '#tests/support/marked-company.ts';
import { environmentOf, runScript } from '#tests/support/processes/commands.ts';

/** What a company is given of its data: what it may read, as tests/support/company-archive says, and nothing else. */

const booted = withApp({ env: { PDF_WAIT_MS: '0' }, ownAuditRows: true });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kyosei-company-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const exportTo = (file: string, id: number | string) =>
	runScript('company-export.ts', ['--id', String(id), '--to', file], environmentOf(booted.current.deps.config));

type Row = Record<string, unknown>;

let company: MarkedCompany;
let other: MarkedCompany;
const file = path.join(folder, 'company.zip');
let entries: Map<string, Buffer>;
let all: string;
beforeAll(async () => {
	await publishPaper(booted.current, smallPaper([1, 2, 3, 4]));
	company = await makeMarkedCompany(booted.current);
	other = await makeMarkedCompany(booted.current);
	const made = await exportTo(file, company.id);
	expect(made).toMatchObject({ code: 0, stderr: '' });
	expect(made.stdout).toMatch(/^Exported \d+ rows and \d+ files of company \d+ to /);
	entries = await zipEntries(file);
	all = [...entries].map(([name, content]) => `${name}\n${content}`).join('\n');
});

const rowsOf = (table: string): Row[] => JSON.parse(String(entries.get(`data/${table}.json`))) as Row[];

const stored = (text: string): Promise<Row[]> => rowsIn<Row>(booted.current, text);

const idsOf = (rows: readonly Row[], column = 'id'): unknown[] => rows.map((row) => row[column]);

describe('the data', () => {
	it('has a file of every table of which something is given, and no other', () => {
		const given = Object.keys(DECIDED).filter((table) => !isWhollyLeftOut(table));
		const files = [...entries.keys()].filter((name) => name.startsWith('data/'));
		expect(files.sort()).toEqual(given.map((table) => `data/${table}.json`).sort());
	});

	it('has every column that is given, and no other', () => {
		const found = new Set<string>();
		for (const table of Object.keys(DECIDED).filter((one) => !isWhollyLeftOut(one))) {
			for (const row of rowsOf(table)) {
				for (const column of Object.keys(row)) found.add(`${table}.${column.replace(/_words$/, '')}`);
			}
		}
		const places = [
			'company_documents',
			'evidence_files',
			'objection_files',
			'action_proofs',
			'pdf_documents',
			'certificate_files',
		];
		const given = [...DECIDED_COLUMNS].filter(([, why]) => why === null).map(([column]) => column);
		expect([...found].sort()).toEqual([...given, ...places.map((table) => `${table}.file`)].sort());
	});

	it('has the texts of rows and columns that are given, and of no others', () => {
		const given = company.marks.filter(({ isGiven }) => isGiven);
		const hidden = company.marks.filter(({ isGiven }) => !isGiven);
		expect([given.length, hidden.length].every((count) => count > 40)).toBe(true);
		expect(given.filter(({ table, text }) => !entries.get(`data/${table}.json`)?.includes(text))).toEqual([]);
		expect(hidden.filter(({ text }) => all.includes(text))).toEqual([]);
		const texts = hidden.map(({ table, column }) => `${table}.${column}`);
		expect(texts).toEqual(
			expect.arrayContaining([
				'assessment_transitions.reason',
				'assessment_transitions.message_to_company',
				'certificates.withdrawal_reason',
				'certificates.reissue_reason',
				'result_sub_categories.evaluation_note',
				'result_sub_categories.evaluation_note_draft',
				'result_sub_categories.proposal_note_draft',
				'answer_contents.extension_note',
				'answer_evaluations.comment',
				'interview_records.content',
				'notices.data',
				'users.password_hash',
			]),
		);
	});

	it('has nothing of another company or of staff', () => {
		expect(all).not.toContain(`MARK_${other.id}_`);
		expect(all).not.toContain(company.staff);
		expect(all).not.toContain('$argon2');
	});

	it('has results of the rounds whose report the company reads, and none of an assessment that nobody finalized', async () => {
		const results = await stored(
			`select r.id from results r join answer_sheets s on s.id = r.sheet_id where s.progress_id = ${company.progressId}`,
		);
		expect(results).toHaveLength(2);
		expect(idsOf(rowsOf('results')).sort()).toEqual(idsOf(results).sort());
		for (const table of ['result_main_categories', 'result_sdg_goals', 'report_positions']) {
			expect([table, new Set(idsOf(rowsOf(table), 'result_id'))]).toEqual([table, new Set(idsOf(results))]);
		}
		const mains = idsOf(rowsOf('result_main_categories'));
		for (const row of rowsOf('result_sub_categories')) expect(mains).toContain(row.result_main_category_id);
		const all = await stored(
			`select r.id from results r join answer_sheets s on s.id = r.sheet_id
			join assessment_progresses p on p.id = s.progress_id where p.company_id = ${company.id}`,
		);
		expect(all).toHaveLength(3);
	});

	it('has the answers as the company gave them, not the copy that is checked in a re-assessment', async () => {
		const sheets = await stored(
			`select s.id from answer_sheets s join assessment_progresses p on p.id = s.progress_id
			where p.company_id = ${company.id} and s.round = 1`,
		);
		expect(idsOf(rowsOf('answer_categories'), 'sheet_id')).toEqual(
			expect.arrayContaining(idsOf(sheets).flatMap((id) => [id, id])),
		);
		expect(rowsOf('answer_categories')).toHaveLength(2 * sheets.length);
		expect(rowsOf('answer_contents')).toHaveLength(6 * sheets.length);
		expect(rowsOf('answer_sheets')).toHaveLength(3);
	});

	it('has the history that the company has seen, without what staff did between', () => {
		const events = rowsOf('assessment_transitions').filter((row) => row.progress_id === company.progressId);
		expect(idsOf(events, 'event')).toEqual([
			'start',
			'first_save',
			'submit',
			'proposal',
			'finalise',
			'apply_reassessment',
			'finalise_again',
			'apply_certificate',
			'issue',
		]);
	});

	it('says in words what numbers mean, in both languages', () => {
		expect(rowsOf('assessment_progresses')[0]).toMatchObject({
			status: 13,
			status_words: { ja: '認証書発行済み', en: 'Certificate issued' },
		});
		expect(rowsOf('answer_contents')[0]).toMatchObject({
			question_id_words: { ja: '設問1-1-1', en: 'Question 1-1-1' },
			answer_words: { ja: 'はい', en: 'Yes' },
		});
		expect(rowsOf('certificates')[0]).toMatchObject({ issued_by: { ja: '運営者', en: 'The operator' } });
		expect(rowsOf('company_documents')[0]).toMatchObject({ uploaded_by: { name: expect.stringContaining('MARK_') } });
	});
});

describe('the audit log', () => {
	const byStaff = ({ actor_id: actor }: Row): boolean => (actor as Row | null)?.ja === '運営者';
	const fieldsOf = (row: Row | undefined): string[] | null =>
		row
			? Object.entries(row.detail as Row).map(([name, value]) => (value === `DETAIL_${name}` ? name : `${name}?`))
			: null;

	it('has the actions that the company is given, with the fields that it is given', () => {
		const wanted = Object.keys(DECIDED_ACTIONS).map((action) => {
			const given = decidedOf(action);
			const fields = given?.fields.toSorted() ?? null;
			return [action, { own: fields, staff: given?.by === 'any' ? fields : null }] as const;
		});
		const made = rowsOf('audit_events').filter(({ detail, occurrences }) => occurrences === 7 && detail);
		const found = Object.keys(DECIDED_ACTIONS).map((action) => {
			const [staff, own] = [true, false].map((isOfStaff) =>
				fieldsOf(made.find((row) => row.action === action && byStaff(row) === isOfStaff))?.toSorted(),
			);
			return [action, { own: own ?? null, staff: staff ?? null }] as const;
		});
		expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
		const others = rowsOf('audit_events').filter(({ action }) => decidedOf(String(action)) === null);
		expect(others).toEqual([]);
	});

	it('has addresses of its own people alone', () => {
		const staff = rowsOf('audit_events').filter(byStaff);
		expect(staff.length).toBeGreaterThan(10);
		expect(staff.filter((row) => 'address' in row || 'request_id' in row)).toEqual([]);
	});

	it('names what it is about by words', () => {
		const [issued] = rowsOf('audit_events').filter(({ action }) => action === 'assessment.issue');
		expect(issued?.action_words).toEqual({
			ja: expect.stringMatching(
				new RegExp(`^${company.name}の評価（\\d+年\\d+月\\d+日開始）の認証書を発行しました。$`),
			),
			en: expect.stringMatching(
				new RegExp(
					`^Issued the certificate of the assessment of ${company.name} \\(started \\d{4}-\\d\\d-\\d\\d\\)\\.$`,
				),
			),
		});
		expect(all).not.toMatch(/assessment_progress \d/);
		const unnamed = rowsOf('audit_events').filter(({ action_words: words }) => JSON.stringify(words).includes('{{'));
		expect(unnamed).toEqual([]);
	});

	it('does not tell that workers were asked', () => {
		const without = [...entries].filter(([name]) => name !== 'README.md');
		expect(without.filter(([name, content]) => /voice|働く人の声/.test(`${name}\n${content}`))).toEqual([]);
	});
});

describe('the files', () => {
	const place = (): string => `files/assessment-${company.progressId}`;
	const names = (): string[] => [...entries.keys()].filter((name) => name.startsWith('files/'));
	const holders = (key: string): string[] =>
		[...entries].filter(([, content]) => content.includes(fileMarkOf(company.id, key))).map(([name]) => name);

	it('has the originals in folders of their questions, and the data says where', () => {
		const keys = company.keys.filter((key) => !/^(pdf|photos|voice-keys)\//.test(key));
		for (const key of keys) expect([key, holders(key)]).toEqual([key, [expect.stringMatching(/^files\//)]]);
		for (const key of company.keys.filter((one) => one.startsWith('voice-keys/'))) expect(holders(key)).toEqual([]);
		expect(names()).toEqual(
			expect.arrayContaining([
				expect.stringMatching(new RegExp(`^${place()}/question-1-1-1/document-\\d+-.+\\.pdf$`)),
				expect.stringMatching(new RegExp(`^${place()}/question-1-1-1/answer-\\d+-.+\\.pdf$`)),
				expect.stringMatching(new RegExp(`^${place()}/plan-2-1/proof-\\d+-.+\\.pdf$`)),
				expect.stringMatching(/^files\/certificates\/certificate-\d+-en\.pdf$/),
			]),
		);
		const told = [...entries.keys()]
			.filter((name) => name.startsWith('data/'))
			.flatMap((name) => JSON.parse(String(entries.get(name))) as { file?: string }[])
			.map((row) => row.file)
			.filter((name) => name !== undefined);
		expect(told.sort()).toEqual(names().sort());
	});

	it('has photos by phone that are used, and none that wait', async () => {
		const used = await stored(`select file_path as key from company_documents where is_by_phone`);
		const keys = company.keys.filter((key) => key.startsWith('photos/'));
		const given = keys.filter((key) => holders(key).length > 0);
		expect(given).toEqual(keys.filter((key) => idsOf(used, 'key').includes(key)));
		expect([keys.length, given.length]).toEqual([3, 1]);
	});

	it('has the PDFs that were printed for the company, and none of staff', () => {
		const both = { report: 200, secondReport: 200, explanation: 200, secondExplanation: 200, proposal: 200, plan: 200 };
		const none = { report: 404, secondReport: 404, explanation: 404, secondExplanation: 404, proposal: 404, plan: 404 };
		expect(company.printed).toEqual([both, both, { ...none, report: 200, explanation: 200 }, none]);
		const printed = names().filter((name) => name.includes('/printed/'));
		const kinds = printed.map((name) => name.replace(/-[0-9a-f]{8}\.pdf$/, ''));
		const again = (kind: string) => `${place()}/printed/${kind}-ja`;
		// The report and the proposal once more: they were printed ahead, before the texts had marks.
		expect(kinds.sort()).toEqual(
			['explanation', 'explanation', 'plan', 'proposal', 'proposal', 'report', 'report', 'report', 'report'].map(again),
		);
		for (const name of printed) {
			const [, level] = /"level":"(\w+)"/.exec(String(entries.get(name))) ?? [];
			expect([name, level]).toEqual([name, name.includes('/explanation-') ? 'none' : undefined]);
		}
		// Those of staff are stored, with the ratings of check items.
		expect(filesWith(booted.current, '"level":"item"').length).toBeGreaterThan(2);
	});
});

describe('the command', () => {
	it('overwrites nothing, and leaves nothing half-written', async () => {
		expect(await exportTo(file, company.id)).toMatchObject({
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
		const place = path.join(storageOf(booted.current), key);
		const content = fs.readFileSync(place);
		fs.rmSync(place);
		const lost = path.join(folder, 'lost.zip');
		const made = await exportTo(lost, other.id);
		fs.writeFileSync(place, content);
		expect(made.code).toBe(2);
		expect(made.stderr).toMatch(
			/^1 of \d+ files are not in the storage:\n {2}files\/assessment-\d+\/question-1-1-1\/answer-\d+-.*\n$/,
		);
		expect(String((await zipEntries(lost)).get('README.md'))).toMatch(/not found in the storage[^#]+answer-\d+/);
		fs.rmSync(lost);
	});
});
