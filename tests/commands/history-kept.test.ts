import { beforeAll, expect, it } from 'vitest';
import { sweeps } from '#server/all-sweeps.ts';
import type { AuditEventRow } from '#shared/audit/schemas.ts';
import type { RatingHistory } from '#shared/checking/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, type Staged, smallPaper } from '#tests/support/assessments.ts';
import { CHECKING_ROUNDS, checkable, checkingCalls, rateAll, subCategoryIds } from '#tests/support/checking.ts';
import { companyForm } from '#tests/support/companies.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { environmentOf, runScript } from '#tests/support/processes/commands.ts';

/**
 * Who changed a company, and who rated it how, outlives the erasure of another company and the runs of retention.
 *
 * @module-tag rest
 */

const DAY_MS = 24 * 60 * 60 * 1000;
const [FIRST] = CHECKING_ROUNDS;

const booted = withApp();

beforeAll(() => publishPaper(booted.current, smallPaper()));

/** Signed in just now: sessions of before do not outlive the days of this test. */
const reader = (): Promise<Person> => makeConsoleAdmin(booted.current);

type Checked = { staged: Staged; name: string; sub: number };

/** A company at its check: its representative was changed, and its first sub-category rated twice, by two people. */
const changedAndRated = async (): Promise<Checked> => {
	const app = booted.current;
	const { staged, calls } = await checkable(app, FIRST);
	const [sub = 0] = await subCategoryIds(calls);
	const { data: shown } = await calls.subCategory(sub);
	await calls.save(sub, { ...rateAll(shown, 1), autosave: true });
	const changer = await makeConsoleAdmin(app);
	const form = companyForm({ ceo_name: '北斗 次郎' });
	expect((await changer.put(`/console/companies/${staged.companyId}`, form)).status).toBe(200);
	const { data: saved } = await calls.subCategory(sub);
	const again = await checkingCalls(FIRST, staged, changer).save(sub, { ...rateAll(saved, 3), autosave: true });
	expect(again.status).toBe(200);
	return { staged, name: form.company_name, sub };
};

const changesOf = async ({ staged }: Checked) => {
	const query = `subject=company&subject_id=${staged.companyId}`;
	const { data } = await (await reader()).get<AuditEventRow[]>(`/console/audit_events?${query}`);
	return data.map(({ id, actor, action, changes, detail }) => ({ id, actor, action, changes, detail }));
};

const ratingsOf = async ({ sub }: Checked) =>
	(await (await reader()).get<RatingHistory>(`${FIRST.base}/answer_sub_categories/${sub}/history`)).data;

const sweepIn = async (days: number): Promise<void> => {
	const { deps, clock } = booted.current;
	clock.set(new Date(Date.now() + days * DAY_MS));
	for (const { run } of sweeps) await run(deps, () => false);
};

it('changes stay for two years, ratings as long as the assessment, whoever else is erased', async () => {
	const { deps } = booted.current;
	const [kept, erased] = [await changedAndRated(), await changedAndRated()];
	const before = { changes: await changesOf(kept), ratings: await ratingsOf(kept) };
	const representative = before.changes.flatMap(({ changes }) => changes).find(({ field }) => field === 'ceo_name');
	expect(representative).toMatchObject({ to: '北斗 次郎' });
	expect(before.ratings[0]?.steps.map(({ to }) => to)).toEqual([3, 1]);

	const command = await runScript(
		'company-erase.ts',
		['--id', String(erased.staged.companyId), '--yes', erased.name, '--even-under-way'],
		{ ...environmentOf(deps.config), ...(deps.config.redisUrl ? { REDIS_URL: deps.config.redisUrl } : {}) },
	);
	expect(command).toMatchObject({ code: 0, stderr: '' });
	await sweepIn(700);
	expect({ changes: await changesOf(kept), ratings: await ratingsOf(kept) }).toEqual(before);

	await sweepIn(731);
	expect(await changesOf(kept)).toEqual([]);
	expect(await ratingsOf(kept)).toEqual(before.ratings);
});
