import { sql } from 'drizzle-orm';
import { papers } from '#server/db/tables/papers.ts';
import type { TestApp } from '#tests/support/boot.ts';

/** Fills tables by SQL: creating a hundred thousand rows through services would take hours. */

type App = Pick<TestApp, 'deps'>;

export const FEW = 1_000;

const paperOf = async ({ deps }: App, isPremium: boolean): Promise<number> => {
	const [paper] = await deps.db
		.select({ id: papers.id })
		.from(papers)
		.where(sql`is_premium = ${isPremium} and is_published`)
		.limit(1);
	if (!paper) throw new Error('the papers are shipped');
	return paper.id;
};

/** Adds companies numbered `from` to `to`, each with an assessment; these have all statuses. */
export const addCompanies = async (app: App, from: number, to: number): Promise<void> => {
	const { db } = app.deps;
	await db.execute(sql`
		with made as (
			insert into companies (company_name, company_name_kana, search_text, ceo_name, company_address, phone_number,
				industry_code, registration_number, corporate_number, created_at, updated_at)
			select '株式会社検証' || n, 'ケンショウ' || case when n % ${FEW / 10} = 0 and n < ${FEW} then ' 珍しい社名' else '' end,
				'株式会社検証' || n || ' けんしょう', '代表 太郎', '東京都', '03-0000-0000', 'E09',
				'09-' || lpad(nextval('company_registration_sequence')::text, 6, '0'), '1234567890123',
				now() - n * interval '1 minute', now() - n * interval '1 minute'
			from generate_series(${from}::int, ${to - 1}::int) n
			returning id, created_at
		)
		insert into assessment_progresses (company_id, paper_id, status, start_date, end_date, status_since, created_at, updated_at)
		select id, ${await paperOf(app, true)}, 1 + id % 13, current_date, current_date + 365, created_at, created_at, created_at from made`);
	await db.execute(sql`vacuum analyze companies`);
	await db.execute(sql`vacuum analyze assessment_progresses`);
};

/**
 * Adds a certificate to each assessment at 13 that has none, issued within the last 400 days by the oldest account,
 * which must exist.
 */
export const addCertificates = async ({ deps: { db } }: App): Promise<void> => {
	await db.execute(sql`
		insert into certificates (progress_id, company_id, company_name, company_address, registration_number, score,
			max_score, issue_date, issued_by)
		select p.id, c.id, c.company_name, c.company_address, c.registration_number, 600, 700,
			current_date - (p.id % 400)::int, (select min(id) from users)
		from assessment_progresses p join companies c on c.id = p.company_id
		where p.status = 13 and not exists (select from certificates t where t.progress_id = p.id)`);
	await db.execute(sql`vacuum analyze certificates`);
};

/**
 * The action of one event in a hundred thousand, and of twenty of the first ones, so that a page of them is always
 * full.
 */
export const RARE_ACTION = 'password_reset_by_command';

/** The company of twenty of the first events. */
export const RARE_COMPANY = 5_000;

/**
 * Adds audit events numbered `from` to `to`: three per second, with forty actions. Twenty of the first ones are by the
 * oldest account, if there is one.
 */
export const addAuditEvents = async ({ deps }: App, from: number, to: number): Promise<void> => {
	await deps.db.execute(sql`
		insert into audit_events (action, actor_id, subject, subject_id, detail, address, request_id, created_at)
		select case when n % 100000 = 7 or (n < ${FEW} and n % 50 = 7) then ${RARE_ACTION} else 'verified.action_' || n % 40 end,
			case when n < ${FEW} and n % 50 = 9 then (select min(id) from users) end, 'company',
			case when n < ${FEW} and n % 50 = 11 then ${RARE_COMPANY} else 1 + n % 1000 end,
			jsonb_build_object('from', n % 13, 'to', n % 13 + 1), '192.0.2.' || n % 250, md5(n::text),
			now() - (n / 3) * interval '1 second'
		from generate_series(${from}::int, ${to - 1}::int) n`);
	await deps.db.execute(sql`vacuum analyze audit_events`);
};

/** Adds free results numbered `from` to `to`; one in twenty is an application. */
export const addInquiries = async (app: App, from: number, to: number): Promise<void> => {
	const { db } = app.deps;
	await db.execute(sql`
		insert into free_contacts (paper_id, company_name, client_name, email, phone, message, has_inquiry_request, applied_at,
			score, category_results, search_text, certificate_token_hash, created_at)
		select ${await paperOf(app, false)}, '検証商店' || n,
			'担当 花子' || case when n % ${FEW / 10} = 0 and n < ${FEW} then ' 珍しい商号' else '' end, 'visitor' || n || '@example.com', '03-0000-0000',
			case when n % 20 = 0 then '=1+1 ご相談' || n end, n % 20 = 0, case when n % 20 = 0 then now() end, n % 101,
			'[{"main_category_id": 1, "score": 70, "free_sub_category_results": [{"sub_category_id": 1, "score": 60}]}]'::jsonb,
			'検証商店' || n || ' 担当 花子 visitor' || n,
			md5('verified ' || n), now() - (n / 3) * interval '1 second'
		from generate_series(${from}::int, ${to - 1}::int) n`);
	await db.execute(sql`vacuum analyze free_contacts`);
};

/** Adds two members to each company that has none: an administrator and somebody named after the company's id. */
export const addMembers = async ({ deps: { db } }: App): Promise<void> => {
	await db.execute(sql`
		insert into users (area, role, company_id, name, name_kana, email, password_hash)
		select 'app', n, c.id, case n when 0 then '検証 太郎' else '従業 花子' || c.id end, 'ケンショウ タロウ',
			'member' || n || '.' || c.id || '@example.com', 'none'
		from companies c, generate_series(0, 1) n
		where not exists (select from users u where u.company_id = c.id)`);
	await db.execute(sql`vacuum analyze users`);
};

/** Assigns every company in so many to an assessor. */
export const assignEvery = async ({ deps: { db } }: App, userId: number, step: number): Promise<void> => {
	await db.execute(sql`
		insert into assessor_companies (user_id, company_id) select ${userId}, id from companies where id % ${step}::int = 0`);
	await db.execute(sql`vacuum analyze assessor_companies`);
};
