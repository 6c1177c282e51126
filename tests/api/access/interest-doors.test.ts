import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations, type Operation } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import type { BulkOutcome } from '#shared/bulk/schemas.ts';
import { tokyoDate } from '#shared/dates.ts';
import { withApp } from '#tests/support/app.ts';
import { makeWholePlan } from '#tests/support/assessment/improvement-plans.ts';
import { makeInterest } from '#tests/support/assessment/interests.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { type Answer, call } from '#tests/support/client.ts';
import { makeConsoleAdmin, type Person } from '#tests/support/factories.ts';
import { assessmentAt } from '#tests/support/journey.ts';
import { makeWholeWorld } from '#tests/support/whole-world.ts';
import { accessBodies } from './access-bodies.ts';
import { accessMatrix, type Target } from './access-matrix.ts';
import { OPEN, REFUSED } from './interest-doors.ts';

/** Whoever has declared a conflict of interest writes nothing to an assessment of the company, by any call. */

const booted = withApp({ env: { PDF_WAIT_MS: '0' } });

/** Records of the matrix that are of one company. */
const OF_A_COMPANY: ReadonlySet<string> = new Set([
	'progress',
	'company',
	'member',
	'document',
	'answerCategory',
	'answerSubCategory',
	'secondCategory',
	'secondSubCategory',
	'evidenceRequest',
	'evidenceFile',
	'objection',
	'objectionFile',
	'planAction',
	'planProof',
	'voiceRound',
	'calibration',
	'ratedCalibration',
	'bulkJob',
	'share',
] satisfies Target[]);

/** Whatever writes for staff and names a record of a company. */
const writes = listOperations(operations).filter(({ name, operation: { kind, access } }) => {
	const [, target, named = {}] = accessMatrix[name] ?? [];
	const isWrite = (kind === 'mutation' || kind === 'upload') && access.startsWith('console');
	return isWrite && [target, ...Object.values(named)].some((one) => OF_A_COMPANY.has(String(one)));
});

const operationOf = (wanted: string): Operation => {
	const found = writes.find(({ name }) => name === wanted);
	if (!found) throw new Error(`there is no call ${wanted}`);
	return found.operation;
};

const REASON = { reason: '訂正のため' };

/** Bodies of the calls of admins, which the access matrix has no use for. */
const BODIES: Readonly<Record<string, () => Record<string, unknown>>> = {
	'console.finalising.returnAssessment': () => REASON,
	'console.finalising.returnReassessment': () => REASON,
	'console.certificates.withdraw': () => REASON,
	'console.certificates.reissue': () => ({ ...REASON, issue_date: tokyoDate(booted.current.clock.now()) }),
};

/** Improvement plans are closed later, which is told first. */
const PLANS: ReadonlySet<string> = new Set(['console.plans.accept', 'console.plans.return']);

type Ids = Readonly<Record<string, number | string>>;

let ids: Ids;
let idsOfPlan: Ids;
let admin: Person;
let interested: Person;

beforeAll(async () => {
	const app = booted.current;
	await publishPaper(app, smallPaper());
	const world = await makeWholeWorld(app);
	await app.deps.db.execute(
		sql`update objections set status = 'filed', ended_by = null, ended_at = null where id = ${world.ids.objection}`,
	);
	ids = world.ids;
	const planned = await assessmentAt(app, 7);
	const plan = await makeWholePlan(app, planned);
	idsOfPlan = { ...ids, progress: planned.progress.id, planAction: plan.actionId };
	admin = await makeConsoleAdmin(app);
	interested = await makeConsoleAdmin(app);
	for (const companyId of [world.staged.companyId, planned.companyId]) {
		await makeInterest(app, { userId: interested.user.id, companyId });
	}
});

const inField = (field: string, id: number | string | undefined) => ({ [field]: field.endsWith('ids') ? [id] : id });

/** The call with its valid body, on the records of the world. */
const send = (
	name: string,
	{ path, methods, params, body, hasBody }: Operation,
	{ token }: Person,
): Promise<Answer> => {
	const known = PLANS.has(name) ? idsOfPlan : ids;
	const [, target = 'none', named = {}] = accessMatrix[name] ?? [];
	const parameters = Object.keys(params);
	const inPath = (parameter: string): string =>
		String(known[(parameter === parameters[0] ? target : named[parameter]) ?? '']);
	const filled = parameters.reduce((made, parameter) => made.replace(`:${parameter}`, inPath(parameter)), path);
	const records = Object.entries(named)
		.filter(([field, of]) => field in body && OF_A_COMPANY.has(of))
		.map(([field, of]) => inField(field, known[of]));
	const given = { ...(accessBodies[name] ?? BODIES[name])?.(), ...Object.assign({}, ...records) };
	return call(booted.current, methods[0] ?? 'POST', filled, { token, ...(hasBody ? { body: given } : {}) });
};

const SAID = /declared a conflict of interest with this company/;

/** What is said of the one row of an act on several. */
const messageOf = ({ message, data }: Answer): string =>
	(data as BulkOutcome | null)?.failed?.map((row) => `${row.status} ${row.message}`).join() ?? message;

describe('the calls with which staff write about a company', () => {
	it('are all decided', () => {
		expect(writes.length).toBeGreaterThan(50);
		const decided = [...REFUSED, ...Object.values(OPEN).flat()];
		expect(writes.map(({ name }) => name).sort()).toEqual(decided.toSorted());
	});

	it.each(REFUSED)('%s is refused to who has declared a conflict of interest', async (name) => {
		const refused = await send(name, operationOf(name), interested);
		expect(messageOf(refused)).toMatch(SAID);
		expect(name.startsWith('console.bulk.') ? messageOf(refused).slice(0, 3) : String(refused.status)).toBe('409');
	});

	// After the others: some of them change the assessment.
	it.each(REFUSED)('%s is not refused for that to anybody else', async (name) => {
		expect(messageOf(await send(name, operationOf(name), admin))).not.toMatch(SAID);
	});
});
