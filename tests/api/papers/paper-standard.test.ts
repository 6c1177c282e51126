import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { PaperDifference } from '#shared/papers/difference.ts';
import type { AssessmentPaper } from '#shared/papers/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

const booted = withApp();

const PAPERS = '/console/assessment_papers';
type Offer = { is_new: boolean; difference: PaperDifference };

const offer = async (person: Person): Promise<Offer> =>
	(await person.get<Offer>(`${PAPERS}/standard?is_premium=true`)).data;
const list = async (person: Person): Promise<AssessmentPaper[]> =>
	(await person.get<AssessmentPaper[]>(`${PAPERS}?is_premium=true`)).data;

describe('the paper that this version ships', () => {
	it('is not new where it was published, and never publishes itself', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		expect(await offer(admin)).toEqual({ is_new: false, difference: [] });
		expect(await list(admin)).toHaveLength(1);
	});

	it('is offered to an installation with an older one, with what differs, and taken as the draft', async () => {
		const app = booted.current;
		const admin = await makeConsoleAdmin(app);
		const [active] = await list(admin);
		await app.deps.db.execute(sql`update papers set standard_hash = null`);
		await app.deps.db.execute(sql`
			update paper_questions set points = points + 1 where id = (
				select q.id from paper_questions q join paper_sub_categories s on s.id = q.sub_category_id
				join paper_main_categories m on m.id = s.main_category_id
				where m.paper_id = ${active?.id} order by m.ordinal, s.ordinal, q.ordinal limit 1)`);
		const { is_new, difference } = await offer(admin);
		expect(is_new).toBe(true);
		expect(difference.map(({ number, change, fields }) => [number, change, fields])).toEqual([
			['1-1-1', 'changed', ['points']],
		]);
		const taken = await admin.post<{ id: number; version: number }>(`${PAPERS}/standard`, {
			is_premium: true,
			version: 0,
		});
		expect([taken.status, taken.message]).toEqual([200, 'The draft was saved.']);
		const [draft] = await list(admin);
		expect(draft).toMatchObject({ id: taken.data.id, is_published: false });
		expect(await offer(admin)).toEqual({ is_new: false, difference });
		const between = await admin.get<PaperDifference>(`${PAPERS}/${draft?.id}/difference`);
		expect(between.data).toEqual(difference);
		const same = await admin.get<PaperDifference>(`${PAPERS}/${draft?.id}/difference?from=${draft?.id}`);
		expect(same.data).toEqual([]);
		const stale = await admin.post(`${PAPERS}/standard`, { is_premium: true, version: 0 });
		expect(stale.status).toBe(409);
	});

	it('differs from no paper of another kind', async () => {
		const admin = await makeConsoleAdmin(booted.current);
		const [regular] = await list(admin);
		const [simple] = (await admin.get<AssessmentPaper[]>(`${PAPERS}?is_premium=false`)).data;
		expect((await admin.get(`${PAPERS}/${regular?.id}/difference?from=${simple?.id}`)).status).toBe(404);
	});
});
