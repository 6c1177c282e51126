import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '#server/audit/record.ts';
import { listOperations, type Operation } from '#server/calls/operation.ts';
import { freeContacts } from '#server/db/tables/free-assessment.ts';
import { papers } from '#server/db/tables/papers.ts';
import { operations } from '#server/router.ts';
import { makeSignIn } from '#tests/support/accounts/sign-ins.ts';
import { readSubCategoryIds } from '#tests/support/answering.ts';
import { type TestApp, withApp } from '#tests/support/app.ts';
import { makeRequestFile, makeRequestMessage } from '#tests/support/assessment/evidence.ts';
import { makePhoneUpload } from '#tests/support/assessment/phone.ts';
import { replaceCertificate } from '#tests/support/assessment/withdrawal.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { addBulkRow, makeBulkJob } from '#tests/support/bulk-jobs.ts';
import { callRest } from '#tests/support/calls/procedures.ts';
import { statementsOf } from '#tests/support/database/statements.ts';
import { makeAssessor, makeCompanyUser } from '#tests/support/factories.ts';
import { advance, assessmentAt, cancelled } from '#tests/support/journey.ts';
import { makeNotice } from '#tests/support/notices/notices.ts';
import { makeShare } from '#tests/support/shares.ts';
import {
	inputFor,
	makeDocument,
	makeView,
	makeWholeRequest,
	makeWholeWorld,
	tokenFor,
	type WholeWorld,
} from '#tests/support/whole-world.ts';

const booted = withApp();

/** All queries of the router. */
const reads = listOperations(operations).filter(({ operation }) => operation.kind === 'query');

/** Queries whose response has a constant length. */
const FIXED: ReadonlySet<string> = new Set([
	'files.link',
	'files.preview',
	'certificates.verify',
	'voice.statements',
	'app.voice.summary',
	'console.voice.list',
	'console.voice.get',
	'console.voice.marks',
	'free.paper',
	'free.partners',
	'operator.get',
	'console.auditEvents.get',
	'operator.retention',
	'app.phone.available',
	'console.phrases.shipped',
	// A page is full of shipped ones in both worlds.
	'console.phrases.list, paged',
	'app.session.me',
	'app.secondFactor.get',
	'app.notices.unreadCount',
	'app.notices.preferences',
	'app.certificate.get',
	'app.certificate.listing',
	'app.positionSharing.get',
	'app.terms.get',
	'app.reports.position',
	'console.session.me',
	'console.secondFactor.get',
	'console.notices.unreadCount',
	'console.notices.preferences',
	'console.statuses',
	'console.ops.jobs',
	'console.goingLive.get',
	// Nobody declares anything there.
	'console.interests.own',
	'console.calibrations.own',
	// At most one objection a round.
	'app.objections.list',
	'app.objections.list, paged',
	'app.objections.standing',
	'console.objections.notice',
	'console.progresses.get',
	'console.progresses.work',
	// Months, figures and the ten worst questions; nothing of the voice below ten rounds.
	'console.programme.counted',
	'console.programme.flow',
	'console.programme.questions',
	'console.programme.certificates',
	'console.programme.work',
	'console.programme.voice',
	'console.bulk.finalisePreview',
	'console.inquiries.get',
	'console.papers.coming',
	'console.papers.difference',
	'console.papers.sdgTargets',
	'console.papers.standard',
	'console.reassessments.interview',
	'console.reports.position',
	'console.simulations.read',
	'console.certifications.certificate',
	'console.certifications.get',
]);

type Measured = { statements: number; length: number };

const measure = async (name: string, operation: Operation, world: WholeWorld, page: object): Promise<Measured> => {
	const app = booted.current;
	const input = { ...inputFor(world, name, operation), ...page };
	let length = 0;
	const statements = await statementsOf(app, async () => {
		const { status, data } = await callRest(app, operation, { token: tokenFor(world, operation), input });
		if (status !== 200) throw new Error(`${name}: ${status}`);
		({ length } = JSON.stringify(data));
	});
	return { statements, length };
};

const isList = ({ query }: Operation): boolean => 'page' in query;

type Measurements = Map<string, Measured>;

const measureRead = async (measured: Measurements, name: string, operation: Operation, world: WholeWorld) => {
	measured.set(name, await measure(name, operation, world, {}));
	if (isList(operation)) measured.set(`${name}, paged`, await measure(name, operation, world, { page: 1 }));
};

const measureAll = async (world: WholeWorld): Promise<Measurements> => {
	// A preview of grading lists these where the paper names no condition.
	await booted.current.deps.db.execute(sql`update answer_contents set answer = 3`);
	// The overview reads the ratings where the paper explains them.
	await booted.current.deps.db.execute(sql`update papers set explain_level = 'item' where is_premium`);
	const measured: Measurements = new Map();
	for (const { name, operation } of reads) await measureRead(measured, name, operation, world);
	return measured;
};

const addContacts = async ({ deps }: TestApp, contacts: number): Promise<void> => {
	const [paper] = await deps.db.select({ id: papers.id }).from(papers).where(eq(papers.isPremium, false));
	if (!paper) throw new Error('no simple paper is seeded');
	await deps.db.insert(freeContacts).values(
		Array.from({ length: contacts }, (_, at) => ({
			paperId: paper.id,
			companyName: `無料${at}`,
			clientName: '山田 花子',
			email: `visitor${at}@example.com`,
			phone: '0000',
			searchText: `無料${at}`,
			hasInquiryRequest: false,
			score: 50,
			categoryResults: [],
			certificateTokenHash: `hash-${contacts}-${at}`,
		})),
	);
};

/** Makes the shipped paper the active one again: 24 sub-categories, 75 questions, about 200 check items. */
const activateShippedPaper = async ({ deps }: TestApp): Promise<void> => {
	await deps.db.execute(
		sql`update papers set published_at = clock_timestamp() where id = (select min(id) from papers where is_premium)`,
	);
};

/** Adds rows to every list and detail. */
const makeMore = async (app: TestApp): Promise<WholeWorld> => {
	for (let paper = 0; paper < 3; paper++) await publishPaper(app, smallPaper([1, 8]));
	await activateShippedPaper(app);
	const world = await makeWholeWorld(app);
	const { staged, ids } = world;
	for (let more = 0; more < 4; more++) {
		await replaceCertificate(app, staged);
		await makeDocument(app, staged);
		for (const { user } of [staged.owner, staged.admin]) {
			await makeNotice(app, user.id);
			if (user.area === 'console') await makeView(app, user.id);
			await makeSignIn(app, user.id);
		}
		await makePhoneUpload(app, staged.owner, staged.progress.id);
		await makeShare(app, staged.owner, { progressId: staged.progress.id });
		await makeWholeRequest(app, staged);
		await makeBulkJob(app, { makerId: staged.admin.user.id, companyId: staged.companyId });
		await addBulkRow(app, { jobId: Number(ids.bulkJob), companyId: staged.companyId });
		await makeRequestFile(app, Number(ids.evidenceRequest), staged.owner);
		await makeRequestMessage(app, Number(ids.evidenceRequest), staged.owner);
		await makeCompanyUser(app, { companyId: staged.companyId, role: 1 });
		await recordAudit(app.deps.db, { action: 'login.failed', actorId: staged.owner.user.id });
	}
	// As if the second round were rated anew and not checked yet.
	const ofSecond = sql`select s.id from answer_sub_categories s join answer_categories c on c.id = s.category_id
		join answer_sheets a on a.id = c.sheet_id where a.progress_id = ${staged.progress.id} and a.round = 2`;
	await app.deps.db.execute(sql`update answer_sub_categories set checked_at = null where id in (${ofSecond})`);
	await app.deps.db.execute(sql`
		insert into rating_steps (evaluation_id, rated_by, began_at, rated_at, from_rate, to_rate, memo_changed)
		select e.id, ${staged.admin.user.id}, now(), now(), null, 3, false from answer_evaluations e
		join answer_contents q on q.id = e.answer_content_id
		join answer_sub_categories s on s.id = q.answer_sub_category_id
		join answer_categories c on c.id = s.category_id join answer_sheets a on a.id = c.sheet_id
		where a.progress_id = ${staged.progress.id}`);
	// A certificate that replaces another is listed anew.
	await staged.owner.put('/app/certificate/listing', { listed: true });
	const others: number[] = [];
	for (const status of [1, 4, 7] as const) others.push((await assessmentAt(app, status)).companyId);
	await makeAssessor(app, [staged.companyId, ...others]);
	await addContacts(app, 20);
	return world;
};

/** Adds later assessments to the company: its lists grow, and the current assessment changes. */
const makeHistory = async (app: TestApp, { staged }: WholeWorld): Promise<void> => {
	for (let year = 0; year < 3; year++) {
		const { companyId, admin } = staged;
		await cancelled(app, await assessmentAt(app, 1, { companyId, admin }));
	}
};

let few: Measurements;
let many: Measurements;

beforeAll(async () => {
	const app = booted.current;
	await publishPaper(app, smallPaper([1, 8]));
	const small = await makeWholeWorld(app);
	await addContacts(app, 1);
	few = await measureAll(small);
	const large = await makeMore(app);
	many = await measureAll(large);
	await makeHistory(app, large);
	const measureAgain = async (name: string, world: WholeWorld): Promise<void> => {
		const found = reads.find((read) => read.name === name);
		if (!found) throw new Error(`${name} is gone`);
		await measureRead(many, name, found.operation, world);
	};
	for (const name of ['app.assessment.history', 'console.companies.get']) await measureAgain(name, large);
	// The next assessment of a company has a former one.
	const { companyId, admin } = large.staged;
	const next = await assessmentAt(app, 2, { companyId, admin });
	const [answerSubCategory = 0] = await readSubCategoryIds(next.owner);
	await measureAgain('app.assessment.suggestions', { ...large, ids: { ...large.ids, answerSubCategory } });
	const { progress } = await advance(app, next, 4);
	await measureAgain('console.reports.first.former', { ...large, ids: { ...large.ids, progress: progress.id } });
});

const cases = reads.flatMap(({ name, operation }) => (isList(operation) ? [name, `${name}, paged`] : [name]));

describe('the number of statements of a read', () => {
	it.each(cases)('%s does not grow with its rows', (name) => {
		const [one, more] = [few.get(name), many.get(name)];
		if (!one || !more) throw new Error(`${name} was not measured`);
		if (!FIXED.has(name)) expect(more.length, 'the larger world has more to answer').toBeGreaterThan(one.length);
		expect(more.statements).toBeLessThanOrEqual(one.statements);
	});
});
