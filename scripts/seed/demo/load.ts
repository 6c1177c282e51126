import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record.ts';
import type { ConsoleActor } from '#server/base/actor.ts';
import { AppError } from '#server/base/errors.ts';
import type { Deps } from '#server/calls/deps.ts';
import { users } from '#server/db/tables/accounts.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { operations } from '#server/router.ts';
import { answeringCompany, type DemoCompany, demoCompanies } from './companies.ts';
import { onQuickConnections } from './database.ts';
import { ensureFairness } from './fairness.ts';
import { ensureInquiries } from './inquiries.ts';
import { invoke } from './invoke.ts';
import { wasLogged } from './logged.ts';
import { settleNotices } from './notices.ts';
import { objectingCompany } from './objecting-company.ts';
import { DEMO_ASSESSORS, ensureAdmin, ensureAssessor, ensureMember, ensureOwner } from './people.ts';
import { scheduleOf } from './schedule.ts';
import { begin, type Cast, leave, newestProgress } from './steps.ts';

/** Companies processed concurrently, so that database and process work in parallel. */
const CONCURRENCY = 6;

const hasUsers = async ({ db }: Deps): Promise<boolean> => {
	const [row] = await db.select({ one: sql`1` }).from(users).limit(1);
	return row !== undefined;
};

/** A company with each of its assessments, in order. */
const yearsOf = (company: DemoCompany): DemoCompany[] =>
	company.lastYear ? [{ ...company, ...company.lastYear }, company] : [company];

/** Advances an assessment from its current status to its target, unless the next one has been started. */
const advanceYear = async (deps: Deps, cast: Cast, year: number): Promise<void> => {
	const { company, owner, admin } = cast;
	const schedule = scheduleOf(company, deps.clock.now());
	const known = await deps.db.$count(assessmentProgresses, eq(assessmentProgresses.companyId, owner.companyId));
	if (known > year + 1) return;
	if (known === year) {
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

/** Advances all assessments of a company; resumes after an interruption. */
const advance = async (deps: Deps, cast: Cast): Promise<void> => {
	for (const [year, company] of yearsOf(cast.company).entries()) await advanceYear(deps, { ...cast, company }, year);
};

/**
 * If a signed-in user acts on the assessment meanwhile, the next step is refused, and the assessment stays as that user
 * left it.
 */
const advanceUnlessTaken = async (deps: Deps, cast: Cast): Promise<void> => {
	try {
		await advance(deps, cast);
	} catch (error) {
		if (!(error instanceof AppError) || ![404, 409].includes(error.status)) throw error;
		deps.log.warn({ company: cast.company.name, reason: error.code }, 'a demo company was changed while it was made');
	}
};

const runConcurrently = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
	const waiting = [...items];
	const take = async (): Promise<void> => {
		for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
	};
	await Promise.all(Array.from({ length: CONCURRENCY }, take));
};

/** Creates accounts and companies one after another, in a fixed order. */
const ensurePeople = async (deps: Deps, admin: ConsoleActor): Promise<{ cast: Cast[]; second: ConsoleActor }> => {
	const owners: Pick<Cast, 'company' | 'owner' | 'admin'>[] = [];
	for (const company of [...demoCompanies, answeringCompany, objectingCompany]) {
		owners.push({ company, owner: await ensureOwner(deps, admin, company), admin });
	}
	const idsOf = (isMeant: (company: DemoCompany) => boolean): number[] =>
		owners.filter(({ company }) => isMeant(company)).map(({ owner }) => owner.companyId);
	const isSeconds = (company: DemoCompany): boolean => company === objectingCompany;
	const [one, other] = DEMO_ASSESSORS;
	const assigned = idsOf((company) => company.assigned === true);
	const assessor = await ensureAssessor(deps, admin, { ...one, companyIds: assigned });
	const second = await ensureAssessor(deps, admin, { ...other, companyIds: idsOf(isSeconds) });
	const answering = owners.find(({ company }) => company === answeringCompany);
	if (answering) await ensureMember(deps, answering.owner);
	const staffOf = (company: DemoCompany): ConsoleActor => {
		if (isSeconds(company)) return second;
		return company.assigned ? assessor : admin;
	};
	return { second, cast: owners.map((each) => ({ ...each, staff: staffOf(each.company), assessor })) };
};

/** The company named first in the start summary comes first, then those with the most steps. */
const inOrderOfWork = (cast: readonly Cast[]): Cast[] =>
	cast.toSorted((one, other) => workOf(other.company) - workOf(one.company));

const workOf = (company: DemoCompany): number =>
	company === answeringCompany
		? Number.POSITIVE_INFINITY
		: yearsOf(company).reduce((sum, { status }) => sum + status, 0);

/**
 * Loads the demo into an empty database through the product's operations (contract, section 11). Does nothing if there
 * are other users, or it was loaded before; resumes an interrupted load. `onAccounts` is called once everybody can sign
 * in; the assessments follow, always in a state that services produce.
 */
export const loadDemo = async (deps: Deps, onAccounts: () => void = () => {}): Promise<void> => {
	const wasStarted = await wasLogged(deps, 'demo.started');
	if (wasStarted ? await wasLogged(deps, 'demo.loaded') : await hasUsers(deps)) return;
	if (!wasStarted) await recordAudit(deps.db, { action: 'demo.started' });
	await onQuickConnections(deps, CONCURRENCY + 1, async (quick) => {
		const admin = await ensureAdmin(quick);
		const { cast, second } = await ensurePeople(quick, admin);
		onAccounts();
		const work = runConcurrently(inOrderOfWork(cast), (one) => advanceUnlessTaken(quick, one));
		await Promise.all([work, ensureInquiries(quick)]);
		await ensureFairness(quick, cast, second);
		await settleNotices(quick);
		await recordAudit(quick.db, { action: 'demo.loaded', actorId: admin.userId });
	});
};
