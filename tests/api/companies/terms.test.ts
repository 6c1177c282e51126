import { asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditEvents } from '#server/db/tables/audit.ts';
import { termsAcceptances } from '#server/db/tables/legal.ts';
import type { TermsStanding } from '#shared/legal/schemas.ts';
import { LEGAL_EFFECTIVE_ON, LEGAL_VERSION } from '#shared/legal/version.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';
import { makeCompanyUser, makeConsoleAdmin, type Person } from '#tests/support/factories.ts';

/** Admins accept the terms for their company, once a version; nothing is refused to those who have not. */

const draft = withApp();
const named = withApp({ env: { OPERATOR_NAME: '検証評価機構' } });

const standingOf = async ({ get }: Pick<Person, 'get'>): Promise<TermsStanding> =>
	(await get<TermsStanding>('/app/terms')).data;

const accept = ({ post }: Pick<Person, 'post'>, version: unknown = LEGAL_VERSION) =>
	post<TermsStanding>('/app/terms/accept', { terms_version: version });

const storedOf = (companyId: number) =>
	named.current.deps.db.select().from(termsAcceptances).where(eq(termsAcceptances.companyId, companyId));

const people = async () => {
	const owner = await makeCompanyUser(named.current);
	const { companyId } = owner.user;
	if (companyId === null) throw new Error('an owner has a company');
	return {
		owner,
		companyId,
		second: await makeCompanyUser(named.current, { companyId, role: 0 }),
		member: await makeCompanyUser(named.current, { companyId, role: 1 }),
	};
};

describe('the terms', () => {
	it('ask every admin until one has accepted, and members never', async () => {
		const { owner, second, member, companyId } = await people();
		const asked = { terms_version: LEGAL_VERSION, effective_on: LEGAL_EFFECTIVE_ON, accepted_at: null };
		expect(await standingOf(owner)).toEqual({ ...asked, is_asked: true });
		expect(await standingOf(second)).toEqual({ ...asked, is_asked: true });
		expect(await standingOf(member)).toEqual({ ...asked, is_asked: false });
		const { status, message, data } = await accept(second);
		expect([status, message, data.is_asked]).toEqual([200, 'Your agreement to the terms was recorded.', false]);
		for (const person of [owner, second, member]) {
			expect(await standingOf(person)).toEqual({ ...asked, accepted_at: data.accepted_at, is_asked: false });
		}
		expect(await storedOf(companyId)).toEqual([
			{
				companyId,
				version: LEGAL_VERSION,
				acceptedAt: new Date(data.accepted_at ?? ''),
				acceptedBy: second.user.id,
			},
		]);
	});

	it('are accepted once: whoever accepts them again changes nothing', async () => {
		const { owner, second, companyId } = await people();
		const answers = await Promise.all([accept(owner), accept(second), accept(owner)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(new Set(answers.map(({ data }) => data.accepted_at)).size).toBe(1);
		expect(await storedOf(companyId)).toHaveLength(1);
		const events = await named.current.deps.db
			.select({ action: auditEvents.action, detail: auditEvents.detail })
			.from(auditEvents)
			.where(eq(auditEvents.subjectId, companyId))
			.orderBy(asc(auditEvents.id));
		expect(events.filter(({ action }) => action === 'company.terms_accepted')).toEqual([
			{ action: 'company.terms_accepted', detail: { terms_version: LEGAL_VERSION } },
		]);
	});

	it('ask again for a new version', async () => {
		const { owner, companyId } = await people();
		await named.current.deps.db.insert(termsAcceptances).values({
			companyId,
			version: LEGAL_VERSION - 1,
			acceptedAt: named.current.clock.now(),
			acceptedBy: owner.user.id,
		});
		expect(await standingOf(owner)).toMatchObject({ accepted_at: null, is_asked: true });
		await accept(owner);
		expect((await standingOf(owner)).is_asked).toBe(false);
		expect(await storedOf(companyId)).toHaveLength(2);
	});

	it('are accepted by admins of companies alone, in the current version', async () => {
		const { owner, member, companyId } = await people();
		expect((await accept(member)).status).toBe(403);
		expect((await call(named.current, 'POST', '/app/terms/accept', { body: { terms_version: 1 } })).status).toBe(401);
		expect((await accept(await makeConsoleAdmin(named.current))).status).not.toBe(200);
		expect((await accept(owner, LEGAL_VERSION + 1)).status).toBe(409);
		expect((await accept(owner, LEGAL_VERSION - 1)).status).toBe(409);
		expect((await accept(owner, 'x')).status).toBe(422);
		expect((await owner.post('/app/terms/accept', {})).status).toBe(422);
		expect(await storedOf(companyId)).toEqual([]);
	});

	it('refuse nothing to a company that has not accepted them', async () => {
		const { owner } = await people();
		expect((await owner.get('/app/company_info')).status).toBe(200);
		expect((await owner.put('/app/position_sharing', { is_shared: false })).status).toBe(200);
	});

	it('are a draft that nobody is asked to accept while no operator is named', async () => {
		const owner = await makeCompanyUser(draft.current);
		expect((await standingOf(owner)).is_asked).toBe(false);
		const { status, message } = await accept(owner);
		expect([status, message]).toEqual([409, 'The terms are a draft because this service has no named operator yet.']);
	});
});
