import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { users } from '#server/db/tables/accounts.ts';
import { auditEvents } from '#server/db/tables/audit.ts';
import { operations } from '#server/router.ts';
import { answeringCompany, type DemoCompany, demoCompanies } from './companies.ts';
import { ensureInquiries } from './inquiries.ts';
import { invoke } from './invoke.ts';
import { ensureAdmin, ensureAssessor, ensureMember, ensureOwner } from './people.ts';
import { scheduleOf } from './schedule.ts';
import { begin, type Cast, leave, newestProgress } from './steps.ts';

/** The number of companies that are processed concurrently; the database is the bottleneck. */
const CONCURRENCY = 4;

const wasLogged = async ({ db }: Deps, action: string): Promise<boolean> => {
	const [row] = await db
		.select({ id: auditEvents.id })
		.from(auditEvents)
		.where(eq(auditEvents.action, action))
		.limit(1);
	return row !== undefined;
};

const hasUsers = async ({ db }: Deps): Promise<boolean> => {
	const [row] = await db.select({ one: sql`1` }).from(users).limit(1);
	return row !== undefined;
};

/** Advances a company from its current status to its target, so that an interrupted load resumes. */
const advance = async (deps: Deps, cast: Cast): Promise<void> => {
	const { company, owner, admin } = cast;
	const schedule = scheduleOf(company, deps.clock.now());
	if (!(await newestProgress(deps, owner.companyId))) {
		const { start } = operations.console.progresses;
		await invoke({ ...deps, clock: schedule.start }, start, admin, { id: owner.companyId });
	}
	for (;;) {
		const progress = await newestProgress(deps, owner.companyId);
		if (!progress) throw new Error('the demo assessment is gone');
		const isThere = progress.status === company.status || (progress.status === 1 && company.status === 2);
		const then = { ...deps, clock: schedule.during(isThere ? company.status : progress.status) };
		if (isThere) return begin(then, cast, progress);
		await leave(then, cast, progress);
	}
};

const runConcurrently = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
	const waiting = [...items];
	const take = async (): Promise<void> => {
		for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
	};
	await Promise.all(Array.from({ length: CONCURRENCY }, take));
};

const loadCompanies = async (deps: Deps, admin: ConsoleActor): Promise<void> => {
	const companies: readonly DemoCompany[] = [...demoCompanies, answeringCompany];
	const cast: Omit<Cast, 'staff'>[] = [];
	for (const company of companies) cast.push({ company, owner: await ensureOwner(deps, admin, company), admin });
	const assigned = cast.filter(({ company }) => company.assigned).map(({ owner }) => owner.companyId);
	const assessor = await ensureAssessor(deps, admin, assigned);
	const answering = cast.find(({ company }) => company === answeringCompany);
	if (answering) await ensureMember(deps, answering.owner);
	await runConcurrently(cast, (one) => advance(deps, { ...one, staff: one.company.assigned ? assessor : admin }));
};

/**
 * Loads the demo into an empty database through the product's operations (contract, section 11). Does nothing if there
 * are other users, or the demo was loaded before.
 */
export const loadDemo = async (deps: Deps): Promise<void> => {
	const wasStarted = await wasLogged(deps, 'demo.started');
	if (wasStarted ? await wasLogged(deps, 'demo.loaded') : await hasUsers(deps)) return;
	if (!wasStarted) await recordAudit(deps.db, { action: 'demo.started' });
	const admin = await ensureAdmin(deps);
	await loadCompanies(deps, admin);
	await ensureInquiries(deps);
	await recordAudit(deps.db, { action: 'demo.loaded', actorId: admin.userId });
};
