import { asc, eq, inArray } from 'drizzle-orm';
import { onQuickConnections } from '#scripts/seed/demo/database.ts';
import { wasLogged } from '#scripts/seed/demo/logged.ts';
import { DEMO_ADMIN } from '#server/accounts/demo-accounts.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Issuer } from '#server/base/issuer/issuer.ts';
import type { Deps } from '#server/calls/deps.ts';
import type { Tx } from '#server/db/client.ts';
import { companies } from '#server/db/tables/companies.ts';
import { paperMainCategories, paperSubCategories } from '#server/db/tables/papers.ts';
import { findActivePaper } from '#server/papers/queries.ts';
import { remakePositions } from '#server/position/remake.ts';
import { listQuestions } from '#server/programme/paper-parts.ts';
import { makeVoiceFigures } from '#server/programme-facts/voice.ts';
import { writeFactsOf } from '#server/programme-facts/write.ts';
import { insertAssessments } from './assessment-rows.ts';
import { insertCalibrations } from './calibration-rows.ts';
import { insertCertificates } from './certificate-rows.ts';
import { insertCompanies } from './company-rows.ts';
import { coursesOf } from './courses.ts';
import { insertResults } from './graded-rows.ts';
import { insertPlans } from './plan-rows.ts';
import { type Profile, profiles } from './profiles.ts';
import { insertRequests } from './request-rows.ts';
import { insertSheets, sheetsOf } from './sheet-rows.ts';
import { ensureStaff, type Staff } from './staff.ts';
import { insertVoices } from './voice-rows.ts';

/** Companies of one transaction: an interrupted start goes on with the others. */
const BATCH = 10;
const YEARS_MS = 2.2 * 365 * 86_400_000;

type Paper = { paperId: number; questionIds: number[]; subCategoryIds: number[] };

type Filling = { staff: Staff; paper: Paper; issuer: Issuer | null; today: Date };

const insertBatch = async (tx: Tx, batch: readonly Profile[], filling: Filling): Promise<void> => {
	const { staff, paper, issuer, today } = filling;
	const planned = batch.map((profile) => ({ profile, courses: coursesOf(profile, today) }));
	const further = await insertCompanies(tx, planned, staff);
	const assessed = await insertAssessments(tx, further, { paperId: paper.paperId, staff });
	const sheets = assessed.flatMap(sheetsOf);
	await insertSheets(tx, sheets);
	await insertResults(tx, sheets);
	await insertRequests(tx, assessed, paper.questionIds);
	await insertPlans(tx, assessed, { subCategoryIds: paper.subCategoryIds, today });
	await insertCertificates(tx, assessed, issuer);
	await insertVoices(tx, assessed);
	await insertCalibrations(tx, assessed, staff);
	for (const { companyId } of further) await writeFactsOf(tx, companyId);
};

const readPaper = async ({ db }: Deps): Promise<Paper | null> => {
	const active = await findActivePaper(db, true);
	if (!active) return null;
	const questions = await listQuestions(db, [active.id], 'ja');
	const subCategories = await db
		.select({ id: paperSubCategories.id })
		.from(paperSubCategories)
		.innerJoin(paperMainCategories, eq(paperMainCategories.id, paperSubCategories.mainCategoryId))
		.where(eq(paperMainCategories.paperId, active.id))
		.orderBy(asc(paperMainCategories.ordinal), asc(paperSubCategories.ordinal));
	return {
		paperId: active.id,
		questionIds: questions.map(({ id }) => id),
		subCategoryIds: subCategories.map(({ id }) => id),
	};
};

/** Companies of the list that are not there yet. */
const missing = async ({ db }: Deps): Promise<Profile[]> => {
	const numbers = profiles.map(({ number }) => number);
	const rows = await db
		.select({ number: companies.yourNumber })
		.from(companies)
		.where(inArray(companies.yourNumber, numbers));
	const known = new Set(rows.map(({ number }) => number));
	return profiles.filter(({ number }) => !known.has(number));
};

const fill = async (deps: Deps, isStopping: () => boolean): Promise<void> => {
	const today = deps.clock.now();
	const staff = await ensureStaff(deps, DEMO_ADMIN, new Date(today.getTime() - YEARS_MS));
	const paper = await readPaper(deps);
	if (!staff || !paper) return;
	const filling = { staff, paper, issuer: await deps.issuer(), today };
	const waiting = await missing(deps);
	for (let from = 0; from < waiting.length; from += BATCH) {
		if (isStopping()) return;
		await deps.db.transaction((tx) => insertBatch(tx, waiting.slice(from, from + BATCH), filling));
	}
	await makeVoiceFigures(deps);
	await remakePositions(deps);
	await recordAudit(deps.db, { action: 'demo.programme_loaded', actorId: staff.adminId });
};

/**
 * Adds two years of two hundred further companies to the demo, once it is complete: the start does not wait for them. They are
 * inserted, since services would need minutes and tell everybody of each step; what they hold is as services leave it, graded and
 * counted by the product.
 */
export const loadDemoProgramme = async (deps: Deps, isStopping: () => boolean = () => false): Promise<void> => {
	if (!(await wasLogged(deps, 'demo.loaded')) || (await wasLogged(deps, 'demo.programme_loaded'))) return;
	await onQuickConnections(deps, 1, (quick) => fill(quick, isStopping));
};
