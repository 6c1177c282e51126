import { asc, eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSeeds } from '#scripts/seed/load.ts';
import { shippedPhrases as SHIPPED } from '#scripts/seed/phrases/all.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { phrases, shippedPhrases } from '#server/db/tables/phrases.ts';
import { MOST_PHRASES } from '#server/phrases/write.ts';
import type { Phrase } from '#shared/phrases/schemas.ts';
import { withApp } from '#tests/support/app.ts';
import { makeAssessor, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

/** The phrases that are shipped: there from the start, or added by an admin, each once. */

const booted = withApp();

let admin: Person;

beforeAll(async () => {
	admin = await makeConsoleAdmin(booted.current);
});

const PATH = '/console/shared_phrases/shipped';

const shared = async (query = ''): Promise<Phrase[]> =>
	(await admin.get<Phrase[]>(`/console/phrases?is_shared=true${query}`)).data;
const offered = async (): Promise<number> => (await admin.get<{ count: number }>(PATH)).data.count;

const addAll = async (): Promise<[status: number, message: string, count: number | undefined]> => {
	const answer = await admin.post<{ count: number }>(PATH);
	return [answer.status, answer.message, answer.data?.count];
};

/** As an installation before the phrases were shipped. */
const forget = async (): Promise<void> => {
	const { db } = booted.current.deps;
	await db.delete(phrases).where(isNull(phrases.ownerId));
	await db.update(shippedPhrases).set({ addedAt: null });
};

describe('the shipped phrases', () => {
	it('are shared phrases of a new installation, in both languages, what is good first', async () => {
		expect([await offered(), (await shared()).length]).toEqual([0, SHIPPED.length]);
		const [first] = SHIPPED;
		const ofFirst = await shared(`&sub_category_key=${first?.subCategoryKey}`);
		expect(ofFirst.map(({ content, content_en, kind }) => [content, content_en, kind])).toEqual(
			SHIPPED.slice(0, 5).map(({ content, contentEn, kind }) => [content, contentEn, kind]),
		);
		expect(ofFirst[0]).toMatchObject({ is_shared: true, grade_band: null, saved_by: null });
		expect((await shared('&q=retention%20once%20a%20year')).length).toBe(1);
	});

	it('are left alone by the next start: an edited one stays edited, a deleted one deleted', async () => {
		const { deps } = booted.current;
		const [one, other] = await shared();
		await admin.put(`/console/shared_phrases/${one?.id}`, { content: '自社の言葉に直した', sub_category_key: null });
		await admin.delete(`/console/shared_phrases/${other?.id}`);
		await loadSeeds(deps);
		const now = await shared();
		expect([now.length, await offered()]).toEqual([SHIPPED.length - 1, 0]);
		// What an edit does not send stays.
		expect(now.find(({ id }) => id === one?.id)).toMatchObject({
			content: '自社の言葉に直した',
			content_en: one?.content_en,
			kind: 'good',
		});
		expect(await addAll()).toEqual([200, 'Added 0 snippets.', 0]);
	});

	it('are added to another installation by an admin, once, with a row each in the audit log', async () => {
		const { db } = booted.current.deps;
		await forget();
		const assessor = await makeAssessor(booted.current);
		expect([(await assessor.get(PATH)).status, (await assessor.post(PATH)).status]).toEqual([403, 403]);
		expect(await offered()).toBe(SHIPPED.length);
		const answers = await Promise.all([addAll(), addAll()]);
		expect(answers.map(([status, , count]) => [status, count]).toSorted()).toEqual([
			[200, 0],
			[200, SHIPPED.length],
		]);
		expect((await shared()).length).toBe(SHIPPED.length);
		const [newest] = await shared();
		const events = await db
			.select({ action: auditEvents.action, actor: auditEvents.actorId })
			.from(auditEvents)
			.where(eq(auditEvents.subjectId, newest?.id ?? 0))
			.orderBy(asc(auditEvents.id));
		expect(events).toEqual([{ action: 'phrase.added', actor: admin.user.id }]);
	});

	it('are all refused where there would be too many', async () => {
		const { db } = booted.current.deps;
		await forget();
		const own = Array.from({ length: MOST_PHRASES - SHIPPED.length + 1 }, (_, at) => ({ content: `${at}` }));
		await db.insert(phrases).values(own);
		const [status, message] = await addAll();
		expect([status, message]).toEqual([
			409,
			'The limit is 500 snippets, so 120 more cannot be added. Delete some you do not use, then try again.',
		]);
		expect([await offered(), (await shared()).length]).toEqual([SHIPPED.length, own.length]);
	});

	it('are offered only for sub-categories that a paper of the installation has', async () => {
		const { db } = booted.current.deps;
		await forget();
		const [first] = SHIPPED;
		await db
			.update(shippedPhrases)
			.set({ subCategoryKey: '00000000-0000-4000-8000-000000000000' })
			.where(eq(shippedPhrases.subCategoryKey, first?.subCategoryKey ?? ''));
		expect(await offered()).toBe(SHIPPED.length - 5);
	});
});
