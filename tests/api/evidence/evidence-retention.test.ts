import fs from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { fileRemovals } from '#server/db/tables/erased.ts';
import { sweepEvidence } from '#server/evidence/stored-files/retention.ts';
import type { EvidenceRequest } from '#shared/evidence/requests.ts';
import type { DocumentFile } from '#shared/files/documents.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { askFor, companyOn } from '#tests/support/assessment/evidence.ts';
import { companyPlan, propose, toDo } from '#tests/support/assessment/improvement-plans.ts';
import { publishPaper, type Staged, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { heldUp } from '#tests/support/database/held-up.ts';
import { pdf, upload } from '#tests/support/files/files.ts';
import { advance, cancelled } from '#tests/support/journey.ts';

const booted = withApp();
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS = 30;

beforeAll(() => publishPaper(booted.current, smallPaper()));
afterEach(() => booted.current.clock.release());

type Evidence = { staged: Staged; request: number; paths: { document: string; answer: string } };

/** A submitted assessment with a document, and a file that answers a request. */
const withEvidence = async (): Promise<Evidence> => {
	const app = booted.current;
	const started = await startedAssessment(app);
	const { data } = await upload(app, started.owner.token, {
		content: pdf('規則'),
		fileName: 'a.pdf',
		name: '就業規則',
	});
	const staged = await advance(app, started, 3);
	const { data: asked } = await askFor(staged.admin, staged.progress.id);
	const company = companyOn(app, staged.owner, asked.id);
	const answer = await company.addFile({ content: pdf('台帳') });
	await company.answer({});
	return { staged, request: asked.id, paths: { document: data.file_path, answer: answer.data.file_path } };
};

const sweep = async (days = DAYS, isStopping = () => false): Promise<void> => {
	const { deps } = booted.current;
	const retentionDays = { ...deps.config.retentionDays, evidence: days };
	await sweepEvidence({ ...deps, config: { ...deps.config, retentionDays } }, isStopping);
};

const endedAgo = (id: number, days: number) =>
	booted.current.deps.db
		.update(assessmentProgresses)
		.set({ statusSince: new Date(booted.current.clock.now().getTime() - days * DAY_MS) })
		.where(eq(assessmentProgresses.id, id));

const isStored = (key: string): boolean => fs.existsSync(path.join(booted.current.deps.config.dataDir, 'files', key));

const documentsOf = async ({ owner }: Staged) =>
	(await owner.get<{ company_document_files: DocumentFile[] }>('/app/assessment')).data.company_document_files;

describe('the files of an assessment that has ended', () => {
	it('are kept for ever unless it is set, and as long as it is', async () => {
		const { staged, paths } = await withEvidence();
		const { progress } = await advance(booted.current, staged, 13, { withoutReassessment: true });
		await endedAgo(progress.id, DAYS - 1);
		await sweep();
		await endedAgo(progress.id, 10_000);
		await sweep(0);
		expect([isStored(paths.document), isStored(paths.answer)]).toEqual([true, true]);
		expect((await documentsOf(staged)).map((file) => file.deleted_at)).toEqual([null]);
	});

	it('are deleted after it, with a line that says so, and answer like unknown ones', async () => {
		const app = booted.current;
		const { staged, request, paths } = await withEvidence();
		const finalised = await advance(app, staged, 6);
		await propose(finalised, 1);
		const { owner, admin, progress } = await advance(app, finalised, 7);
		const plan = companyPlan(app, owner, progress.id);
		const [item] = (await plan.read()).data.items;
		const saved = await plan.save([toDo(item?.sub_category_id ?? 0)]);
		const proof = await plan.addProof(saved.data.plan_actions[0]?.id ?? 0);
		const keys = [paths.document, paths.answer, proof.data.file_path];
		const link = await owner.get<{ url: string }>(`/file/${paths.document}`);
		expect((await fetch(new URL(link.data.url, app.url))).status).toBe(200);
		await endedAgo(progress.id, DAYS + 1);
		await sweep();

		expect(keys.map(isStored)).toEqual([false, false, false]);
		const gone = { deleted_at: expect.any(String) };
		expect(await documentsOf(staged)).toMatchObject([{ file_name: '就業規則', ...gone }]);
		for (const [person, area] of [
			[owner, 'app'],
			[admin, 'console'],
		] as const) {
			const asked = await person.get<EvidenceRequest>(`/${area}/evidence_requests/${request}`);
			expect(asked.data.files).toMatchObject([{ file_name: '台帳', ...gone }]);
			const read = await person.get<ImprovementPlan>(`/${area}/improvement_plans/${progress.id}`);
			expect(read.data.items[0]?.action?.proofs).toMatchObject([{ file_name: '記録', ...gone }]);
			const unknown = await person.get(`/file/documents/1/${'0'.repeat(32)}.pdf`);
			for (const key of keys) {
				const answer = await person.get(`/file/${key}`);
				expect([answer.status, answer.text]).toEqual([404, unknown.text]);
			}
		}
		expect((await fetch(new URL(link.data.url, app.url))).status).toBe(404);
		expect(await app.deps.db.$count(fileRemovals)).toBe(0);
		const [first] = await documentsOf(staged);
		await sweep();
		expect((await documentsOf(staged))[0]?.deleted_at).toBe(first?.deleted_at);
	});

	it('stay while it is under way, and once it is canceled, as long as the others', async () => {
		const { staged, paths } = await withEvidence();
		await endedAgo(staged.progress.id, 10_000);
		await sweep();
		expect(isStored(paths.document)).toBe(true);
		const { progress } = await cancelled(booted.current, staged);
		await sweep();
		expect(isStored(paths.document)).toBe(true);
		await endedAgo(progress.id, DAYS + 1);
		await sweep();
		expect(isStored(paths.document)).toBe(false);
	});

	it('are kept where a re-assessment begins in the moment of the sweep', async () => {
		const { deps } = booted.current;
		const { staged, paths } = await withEvidence();
		const { progress } = await advance(booted.current, staged, 7);
		await endedAgo(progress.id, DAYS + 1);
		const [swept] = await heldUp(
			booted.current,
			(tx) =>
				tx
					.update(assessmentProgresses)
					.set({ status: 8, statusSince: deps.clock.now() })
					.where(eq(assessmentProgresses.id, progress.id)),
			() => [sweep().then(() => 'swept')],
			1,
		);
		expect([swept, isStored(paths.document), isStored(paths.answer)]).toEqual(['swept', true, true]);
	});

	it('are deleted by the next round where a worker stopped in between', async () => {
		const { staged, paths } = await withEvidence();
		const { progress } = await cancelled(booted.current, staged);
		await endedAgo(progress.id, DAYS + 1);
		await sweep(DAYS, () => true);
		expect(isStored(paths.document)).toBe(true);
		// As if it died after the commit: the line is there, the file too.
		await booted.current.deps.db.execute(sql`
			with gone as (update company_documents set deleted_at = now() where progress_id = ${progress.id} returning file_path)
			insert into file_removals (key) select file_path from gone`);
		await sweep();
		expect([isStored(paths.document), isStored(paths.answer)]).toEqual([false, false]);
	});
});
