import { sql } from 'drizzle-orm';
import { makeSignIn } from '#tests/support/accounts/sign-ins.ts';
import { openPhone, sendPhoto, stateOf } from '#tests/support/assessment/phone.ts';
import { phonePhoto } from '#tests/support/files/photos.ts';
import { makeNotice } from '#tests/support/notices/notices.ts';
import { archiveAll } from '#tests/support/printed/archive.ts';
import type { TestApp } from './app.ts';
import { startedAssessment } from './assessments.ts';
import { certificateOf } from './certificates.ts';
import { DECIDED_ACTIONS, EVERY_FIELD } from './company-archive/events.ts';
import { type Mark, type MarkedIds, markColumns } from './company-archive/marks.ts';
import { downloadAll, printAll } from './company-archive/printed.ts';
import { fillUploads, markFiles, storedKeys } from './company-archive/stored-files.ts';
import { makeInquiry } from './inquiries.ts';
import { advance } from './journey.ts';
import { openedRound } from './voice.ts';
import { makeWholeWorld } from './whole-world.ts';

/**
 * A company with data in every table: it was certified once, and its second assessment is at 5. Every stored text, JSON
 * and file of it has a mark that says whether the archive should contain it.
 */

export type MarkedCompany = {
	id: number;
	/** `progressId` is certified; `secondId` awaits finalization. */
	progressId: number;
	secondId: number;
	name: string;
	code: string;
	/** Names of the company and its admin from before the marks; they also occur in data of others. */
	texts: readonly string[];
	/** The names of staff, which do not belong to the company. */
	staff: string;
	/** Ids of an account of the company, and of one of staff. */
	people: { owner: number; admin: number };
	marks: readonly Mark[];
	/** Storage keys of its files, each with a mark. */
	keys: readonly string[];
	/**
	 * Statuses of the downloads of PDFs: by staff and by the company, first of the certified assessment, then of the
	 * second.
	 */
	printed: readonly Record<string, number>[];
};

type World = MarkedIds & { owner: number; admin: number };

/**
 * SQL that inserts an event of every action by either side, with every possible field of details; recognizable by 7
 * occurrences.
 */
const eventsOf = ({ progress, owner, admin }: World): string[] => {
	const detail = JSON.stringify(Object.fromEntries(EVERY_FIELD.map((field) => [field, `DETAIL_${field}`])));
	return Object.keys(DECIDED_ACTIONS).flatMap((action) =>
		[owner, admin].map(
			(actor) =>
				`insert into audit_events (action, actor_id, subject, subject_id, occurrences, address, request_id, detail)
				values ('${action}', ${actor}, 'assessment_progress', ${progress}, 7, '192.0.2.1', 'r', '${detail}')`,
		),
	);
};

/** Inserts rows that `makeWholeWorld` does not create: secrets and short-lived data. */
const fillTheRest = async ({ deps: { db } }: TestApp, world: World): Promise<void> => {
	const { company, progress, owner, admin } = world;
	const statements = [
		`insert into password_resets (token_hash, user_id, expires_at) values ('reset-${owner}', ${owner}, now())`,
		`insert into email_changes (token_hash, user_id, former_email, expires_at) values ('change-${owner}', ${owner}, 'f', now())`,
		`insert into sign_in_networks (user_id, network, last_success_at) values (${owner}, '192.0.2.0/24', now())
			on conflict do nothing`,
		`insert into last_sign_ins (user_id, last_sign_in_at) values (${owner}, now()) on conflict do nothing`,
		`insert into totps (user_id, secret) values (${owner}, 'sealed')`,
		`insert into passkeys (user_id, credential_id, public_key, name) values (${owner}, 'c${owner}', 'k', 'n')`,
		`insert into recovery_codes (user_id, code_hash) values (${owner}, 'h')`,
		`insert into challenges (token_hash, purpose, area, user_id, address, expires_at)
			select 'challenge-${owner}', p, 'app', ${owner}, 'a', now()
			from unnest(array(select regexp_replace((regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', ''))[1], '''', '', 'g')
				from pg_constraint where conname = 'challenges_purpose')) p limit 1`,
		// Earlier versions stored the key of a round in this table; the key of the open round is in the storage.
		`insert into voice_keys (round_id, key) select id, 'x' from voice_rounds where progress_id = ${progress}`,
		`insert into notice_preferences (user_id, kind, channel) values (${owner}, 'deadline', 'off')`,
		`insert into assessment_comments (progress_id, author_id, content) values (${progress}, ${admin}, 'c')`,
		`insert into proposal_waivers (progress_id, reason, waived_by, waived_at, resumed_by, resumed_at)
			values (${progress}, 'r', ${admin}, now(), ${admin}, now())`,
		`insert into interview_records (sheet_id, content, updated_by, updated_at)
			select id, 'c', ${admin}, now() from answer_sheets where progress_id = ${progress} and round = 2 on conflict do nothing`,
		`insert into rating_steps (evaluation_id, rated_by, began_at, rated_at, to_rate, memo_changed)
			select e.id, ${admin}, now(), now(), 3, false from answer_evaluations e
			join answer_contents q on q.id = e.answer_content_id join answer_sub_categories s on s.id = q.answer_sub_category_id
			join answer_categories c on c.id = s.category_id join answer_sheets a on a.id = c.sheet_id
			where a.progress_id = ${progress} limit 1`,
		`insert into programme_raters (sheet_id, user_id, company_id, rated_none, rated_half, rated_full)
			select id, ${admin}, ${company}, 0, 0, 1 from answer_sheets where progress_id = ${progress} on conflict do nothing`,
		`insert into action_reviews (action_id, review, content, reviewed_by, reviewed_at, archived_at)
			select id, 'returned', 'c', ${admin}, now(), now() from improvement_actions where progress_id = ${progress}`,
		`insert into report_positions (result_id, frozen_at, cohorts)
			select r.id, now(), '[]' from results r join answer_sheets s on s.id = r.sheet_id
			join assessment_progresses p on p.id = s.progress_id where p.company_id = ${company} on conflict do nothing`,
		`insert into records_at_hand (progress_id, record, marked_by, marked_at) values (${progress}, 'wage_ledger', ${owner}, now())`,
		`insert into terms_acceptances (company_id, version, accepted_at, accepted_by) values (${company}, 1, now(), ${owner})`,
		`insert into share_links (company_id, shows, progress_id, round, shown_to, page_language, until, token_hash, created_by, ended_at, ended_by)
			values (${company}, 'summary', ${progress}, 1, '取引先', 'ja', '2030-01-01', md5('s${progress}'), ${owner}, now(), ${owner})`,
		`insert into share_views (share_id, day, count) select id, '2026-01-01', 1 from share_links where company_id = ${company}`,
		`insert into calibration_declines (calibration_id, user_id, reason)
			select id, ${admin}, 'r' from calibrations where progress_id = ${progress}`,
		`insert into calibration_messages (calibration_id, author_id, content)
			select id, ${admin}, 'c' from calibrations where progress_id = ${progress}`,
		`insert into position_opt_outs (company_id, opted_out_at, opted_out_by) values (${company}, now(), ${owner})`,
		`insert into assessor_companies (user_id, company_id) values (${admin}, ${company}) on conflict do nothing`,
		`insert into pdf_documents (hash, kind, locale, progress_id, content)
			values (md5('q${progress}') || md5('${progress}'), 'proposal', 'ja', ${progress}, '{}')`,
		`insert into outbox_jobs (name, payload, finished_at) select 'render-pdf', jsonb_build_object('hash', hash), now()
			from pdf_documents where progress_id = ${progress} and content = '{}'`,
		...eventsOf(world),
		`insert into paper_simulations (paper_id, paper_version, requested_by, finished_at, result)
			select p.paper_id, 0, ${admin}, now(), jsonb_build_object('sheets', jsonb_build_array(jsonb_build_object(
				'company_id', p.company_id, 'company_name', c.company_name)))
			from assessment_progresses p join companies c on c.id = p.company_id where p.id = ${progress}`,
	];
	for (const statement of statements) await db.execute(sql.raw(statement));
};

/** Photos by phone: one added as a document, and one still waiting. */
const sendPhotos = async (app: TestApp, owner: Awaited<ReturnType<typeof startedAssessment>>['owner']) => {
	const { id, token } = await openPhone(owner);
	const photo = await phonePhoto();
	for (const _ of [1, 2]) await sendPhoto(app, token, photo);
	const [used] = (await stateOf(owner, id)).files;
	const { status, text } = await owner.post(`/app/phone_uploads/${id}/use`, {
		files: [{ id: used?.id, name: '写真' }],
	});
	if (status !== 200) throw new Error(`no photo was used: ${text}`);
};

export const makeMarkedCompany = async (app: TestApp): Promise<MarkedCompany> => {
	const before = new Set(storedKeys(app));
	const { staged } = await makeWholeWorld(app);
	const { companyId: id, progress, owner, admin } = staged;
	await archiveAll(app);
	await makeInquiry(app, { companyId: id, email: owner.user.email });
	await makeNotice(app, owner.user.id, { voidedAt: app.clock.now() });

	const started = await startedAssessment(app, { admin, companyId: id });
	await sendPhotos(app, started.owner);
	const submitted = await advance(app, started, 3);
	await openedRound(app, submitted);
	const second = await advance(app, submitted, 5);

	const ids = { company: id, progress: progress.id, second: second.progress.id };
	await printAll(app);
	await fillTheRest(app, { ...ids, owner: owner.user.id, admin: admin.user.id });
	await fillUploads(app);
	const nameOf = async (): Promise<string> => {
		const { rows } = await app.deps.db.execute<{ name: string }>(
			sql`select company_name as name from companies where id = ${id}`,
		);
		return rows[0]?.name ?? '';
	};
	const texts = [await nameOf(), owner.user.email];
	const marks = await markColumns(app, ids);
	// Printed after marking, so that the PDFs contain marks; these have ended all of the owner's sessions.
	const signedIn = await makeSignIn(app, owner.user.id);
	const printed: Record<string, number>[] = [];
	for (const one of [ids.progress, ids.second]) {
		printed.push(
			await downloadAll(app, admin, 'console', one, 'en'),
			await downloadAll(app, signedIn, 'app', one, 'ja'),
		);
	}
	const keys = storedKeys(app).filter((key) => !before.has(key));
	markFiles(app, id, keys);
	return {
		id,
		progressId: ids.progress,
		secondId: ids.second,
		name: await nameOf(),
		code: (await certificateOf(app, progress.id)).code,
		texts,
		staff: admin.user.name,
		people: { owner: owner.user.id, admin: admin.user.id },
		marks,
		keys,
		printed,
	};
};
