import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { loadDemo } from '#scripts/seed/demo/load.ts';
import { assessmentProgresses, assessmentTransitions } from '#server/db/tables/assessment.ts';
import { withApp } from '#tests/support/app.ts';
import { call } from '#tests/support/client.ts';

const booted = withApp({ worker: true });

type Login = { user: { role: number }; token: string };
type Overview = { status: { id: number } } | null;

const signIn = async (area: 'app' | 'console', email: string): Promise<string> => {
	const { data } = await call<Login>(booted.current, 'POST', `/${area}/login`, {
		body: { email, password: 'demo-password' },
	});
	return data.token;
};

describe('the demo', () => {
	it('has a company at each status from 1 to 13, made through the API operations', async () => {
		const app = booted.current;
		await loadDemo(app.deps);
		const statuses: number[] = [];
		for (let number = 1; number <= 13; number++) {
			const token = await signIn('app', `owner${number}@example.com`);
			statuses.push((await call<Overview>(app, 'GET', '/app/assessment', { token })).data?.status.id ?? 0);
		}
		expect(statuses).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);

		const progresses = await app.deps.db.select().from(assessmentProgresses).orderBy(asc(assessmentProgresses.id));
		expect(progresses).toHaveLength(14);
		const regraded = progresses.find((progress) => progress.status === 9);
		const recorded = await app.deps.db.select().from(assessmentTransitions).orderBy(asc(assessmentTransitions.id));
		const events = recorded.filter((row) => row.progressId === regraded?.id).map((row) => row.event);
		expect(events).toContain('grade');
		expect(events).toContain('grade_again');

		const assessor = await signIn('console', 'assessor@example.com');
		const visible = await call<unknown[]>(app, 'GET', '/console/companies', { token: assessor });
		expect(visible.data).toHaveLength(3);
		await loadDemo(app.deps);
		expect(await app.deps.db.select().from(assessmentProgresses)).toHaveLength(14);
	});
});
