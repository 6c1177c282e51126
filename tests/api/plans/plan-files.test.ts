import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { actionProofs } from '#server/db/tables/plans.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import type { TimelineEntry } from '#shared/timeline/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import {
	actionAt,
	companyPlan,
	proposedAssessment,
	staffPlan,
	toDo,
} from '#tests/support/assessment/improvement-plans.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { makeAssessor, makeCompanyUser } from '#tests/support/factories.ts';
import { officePackage, pdf } from '#tests/support/files/files.ts';
import { downloadFile, openWorkbook } from '#tests/support/files/workbooks.ts';
import { advance } from '#tests/support/journey.ts';

/** The proofs of improvement plans, and where else plans are told of: audit log, timeline, Excel. */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

/** A plan at 8 whose first item is answered. */
const answeredPlan = async () => {
	const app = booted.current;
	const staged = await proposedAssessment(app, 8);
	const company = companyPlan(app, staged.owner, staged.progress.id);
	const [first = 0, second = 0] = (await company.read()).data.items.map((item) => item.sub_category_id);
	const { data } = await company.save([toDo(first, { owner: '人事部長', target_date: '2099-03-31' })]);
	const id = data.plan_actions[0]?.id ?? 0;
	const folder = path.join(app.deps.config.dataDir, 'files/plans', String(id));
	const stored = () => (existsSync(folder) ? readdirSync(folder).length : 0);
	return { app, staged, company, staff: staffPlan(staged.admin, staged.progress.id), first, second, id, stored };
};

describe('the proofs of an action', () => {
	it('are read by their company and its staff only, and who opened one is recorded', async () => {
		const { app, staged, company, staff, id } = await answeredPlan();
		const content = pdf('研修の記録');
		const added = await company.addProof(id, { content, version: 1 });
		expect([added.status, added.message]).toEqual([200, 'The record was added.']);
		expect(added.data).toEqual({
			id: expect.any(Number),
			file_name: '記録',
			file_path: expect.stringMatching(new RegExp(`^plans/${id}/[0-9a-f]{32}\\.pdf$`)),
			extension: 'pdf',
			byte_size: content.length,
			uploaded_at: expect.any(String),
			deleted_at: null,
			version: 2,
		});
		const { version: _, ...proof } = added.data;
		expect(actionAt((await staff.read()).data, 0)).toMatchObject({ proofs: [proof], version: 2 });
		const assessor = await makeAssessor(app, [staged.companyId]);
		for (const reader of [staged.owner, assessor]) {
			const { data } = await reader.get<{ url: string }>(`/file/${proof.file_path}`);
			const opened = await fetch(new URL(data.url, app.url));
			expect(Buffer.from(await opened.arrayBuffer())).toEqual(content);
		}
		for (const stranger of [await makeCompanyUser(app), await makeAssessor(app)]) {
			expect((await stranger.get(`/file/${proof.file_path}`)).status).toBe(404);
		}
		const events = await staged.admin.get<AuditEventRow[]>('/console/audit_events?q=file.opened');
		const ours = events.data.filter(({ detail }) => detail.action_proof_id === proof.id);
		expect(ours.map(({ actor, subject_id: subject }) => [actor?.id, subject])).toEqual([
			[assessor.user.id, staged.progress.id],
			[staged.owner.user.id, staged.progress.id],
		]);
		expect(ours[0]?.detail_words).toBe('File: 記録');
	});

	it('are shown like other files', async () => {
		const { staged, company, id } = await answeredPlan();
		const { data } = await company.addProof(id, { content: officePackage('docx'), fileName: 'a.docx' });
		const preview = await staged.admin.get<{ kind: string }>(`/file_preview/${data.file_path}`);
		expect(preview.status).toBe(200);
	});

	it('are at most three, also when ten come at once', async () => {
		const { app, company, id, stored } = await answeredPlan();
		const results = await Promise.all(Array.from({ length: 10 }, () => company.addProof(id)));
		expect(results.filter(({ status }) => status === 200)).toHaveLength(3);
		for (const { status, errors } of results.filter((answer) => answer.status !== 200)) {
			expect([status, errors]).toEqual([422, { document: ['An action can have at most 3 files.'] }]);
		}
		expect(await app.deps.db.$count(actionProofs, eq(actionProofs.actionId, id))).toBe(3);
		expect(stored(), 'no file of a refused upload is left').toBe(3);
	});

	it('are of the types and contents of documents', async () => {
		const { company, id, stored } = await answeredPlan();
		const refused = [
			await company.addProof(id, { content: Buffer.from('<svg/>'), fileName: 'a.svg' }),
			await company.addProof(id, { content: Buffer.from('text'), fileName: 'a.pdf' }),
			await company.addProof(id, {
				content: officePackage('docx', [{ name: 'word/vbaProject.bin' }]),
				fileName: 'a.docx',
			}),
			await company.addProof(id, { name: '' }),
		];
		expect(refused.map(({ status, errors }) => [status, Object.keys(errors)])).toEqual([
			[422, ['document']],
			[422, ['document']],
			[422, ['document']],
			[422, ['name']],
		]);
		expect([stored(), actionAt((await company.read()).data, 0).version]).toEqual([0, 1]);
	});

	it('are changes of the action: with a version, of what was returned, and not of what was accepted', async () => {
		const { staged, company, staff, id, stored } = await answeredPlan();
		const { data: kept } = await company.addProof(id);
		expect((await company.addProof(id, { version: 1 })).status).toBe(409);
		expect((await staff.return(id, kept.version)).status).toBe(200);
		const { data: added } = await company.addProof(id, { version: kept.version + 1 });
		expect(actionAt((await company.read()).data, 0)).toMatchObject({
			review: null,
			former_reviews: [{ review: 'returned' }],
		});
		expect((await company.removeProof(id, added.id, { version: 1 })).status).toBe(409);
		const removed = await company.removeProof(id, added.id, { version: added.version });
		expect([removed.status, removed.message, removed.data]).toEqual([
			200,
			'The record was removed.',
			{ id, version: added.version + 1 },
		]);
		expect(stored()).toBe(1);
		expect((await company.removeProof(id, added.id)).status).toBe(404);
		await staff.accept(id);
		const late = [await company.addProof(id), await company.removeProof(id, kept.id)];
		expect(late.map(({ status, message }) => [status, message])).toEqual(
			late.map(() => [409, 'An action accepted by the assessor cannot be changed.']),
		);
		expect([stored(), (await staged.owner.get(`/file/${kept.file_path}`)).status]).toEqual([1, 200]);
	});

	it('are only read after 8', async () => {
		const { app, staged, company, id, stored } = await answeredPlan();
		const { data } = await company.addProof(id);
		await advance(app, staged, 9);
		const late = [await company.addProof(id), await company.removeProof(id, data.id)];
		expect(late.map(({ status }) => status)).toEqual([409, 409]);
		expect([stored(), (await staged.owner.get(`/file/${data.file_path}`)).status]).toEqual([1, 200]);
	});
});

describe('what was done with a plan', () => {
	it('is in the audit log without what was written, and in the timeline with it', async () => {
		const { app, staged, company, staff, first, second, id } = await answeredPlan();
		app.clock.advance(60_000);
		const { data: proof } = await company.addProof(id);
		await company.removeProof(id, proof.id);
		app.clock.advance(60_000);
		await staff.return(id, undefined, '研修の日付がありません。');
		app.clock.advance(60_000);
		const { version } = actionAt((await company.read()).data, 0);
		await company.save([
			toDo(first, { version }),
			{ sub_category_id: second, decision: 'not', why_not: '対象者がいない' },
		]);
		app.clock.advance(60_000);
		await staff.accept(id);
		const log = await staged.admin.get<AuditEventRow[]>('/console/audit_events?q=plan.');
		const ours = log.data.filter((event) => event.subject_id === staged.progress.id);
		expect(ours.map((event) => [event.action, event.event_kind])).toEqual(
			['plan.accepted', 'plan.saved', 'plan.returned', 'plan.proof_removed', 'plan.proof_added', 'plan.saved'].map(
				(action) => [action, 'assessment'],
			),
		);
		expect(ours[0]?.what_happened).toMatch(/^Accepted an action in the improvement plan of .+\.$/);
		expect(ours[0]?.detail_words).toBe('Action: Sub-category 1-1');
		expect(ours[1]?.detail_words).toBe('Actions saved: 2');
		expect(ours[4]?.detail_words).toBe('Action: Sub-category 1-1\nFile: 記録');
		expect(log.text).not.toContain('研修の日付');

		const timeline = await staged.admin.get<TimelineEntry[]>(
			`/console/assessment_progresses/${staged.progress.id}/timeline`,
		);
		const told = timeline.data.filter((entry) => 'plan_action_id' in entry);
		const [by, staffBy] = [staged.owner.user.id, staged.admin.user.id];
		expect(
			told.map((entry) => [entry.kind, entry.sub_category, entry.decision, entry.content, entry.actor.id]),
		).toEqual([
			['plan_accepted', 'Sub-category 1-1', 'do', null, staffBy],
			['plan_answered', 'Sub-category 1-2', 'not', null, by],
			['plan_answered', 'Sub-category 1-1', 'do', null, by],
			['plan_returned', 'Sub-category 1-1', 'do', '研修の日付がありません。', staffBy],
		]);
	});

	it('is in an Excel file, which names staff only to staff', async () => {
		const { app, staged, company, staff, first, id } = await answeredPlan();
		await company.addProof(id, { name: '研修の写真' });
		await staff.return(id, undefined, '日付がありません。');
		const { version } = actionAt((await company.read()).data, 0);
		await company.save([toDo(first, { measure: '研修を行う', owner: '人事部長', target_date: '2026-01-31', version })]);
		await staff.accept(id);
		const bookOf = async (area: 'app' | 'console', locale: 'ja' | 'en') => {
			const { token } = area === 'app' ? staged.owner : staged.admin;
			const url = `/${area}/improvement_plans/${staged.progress.id}/download`;
			const { status, content } = await downloadFile(app, token, url, locale);
			expect(status).toBe(200);
			const book = await openWorkbook(content);
			return book.worksheets.map((sheet) => ({
				name: sheet.name,
				rows: (sheet.getSheetValues() as unknown[][]).slice(1).map((row) => row.slice(1)),
			}));
		};
		const [summary, actions, former] = await bookOf('console', 'ja');
		expect([summary?.name, actions?.name, former?.name]).toEqual(['概要', '取り組み', 'これまでの確認']);
		expect(summary?.rows).toContainEqual(['了承された取り組み', 1]);
		const [headings = [], one = [], other = []] = actions?.rows ?? [];
		const cell = (row: unknown[], heading: string) => row[headings.indexOf(heading)];
		expect(cell(one, '小項目')).toBe('小項目1-1');
		expect(cell(one, '対応')).toBe('実施する');
		expect(cell(one, '実施する内容')).toBe('研修を行う');
		expect(cell(one, '実施予定日')).toEqual(new Date('2026-01-31T00:00:00Z'));
		expect(cell(one, '実施の記録')).toBe('研修の写真');
		expect(cell(one, '評価員の確認')).toBe('了承済み');
		expect(cell(one, '確認した評価員')).toBe(staged.admin.user.name);
		expect(cell(other, '対応')).toBe('未回答');
		expect(former?.rows[1]).toEqual(expect.arrayContaining(['差し戻し', '日付がありません。']));

		const own = await bookOf('app', 'en');
		expect(own.map(({ name }) => name)).toEqual(['Summary', 'Actions', 'Earlier reviews']);
		expect(own[1]?.rows[1]).toEqual(expect.arrayContaining(['Sub-category 1-1', 'Accepted']));
		expect(JSON.stringify(own)).not.toContain(staged.admin.user.name);
		const stranger = await makeCompanyUser(app);
		const url = `/app/improvement_plans/${staged.progress.id}/download`;
		expect((await downloadFile(app, stranger.token, url)).status).toBe(404);
	});
});
