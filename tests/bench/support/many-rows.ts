import { sql } from 'drizzle-orm';
import { papers } from '#server/db/tables/papers.ts';
import type { TestApp } from '#tests/support/boot.ts';

/** Fills tables by SQL: through the services, a hundred thousand rows would take hours. */

export const FEW = 1_000;

/** Adds companies with numbers from `from` on, each with an assessment, at all statuses. */
export const addCompanies = async ({ deps }: TestApp, from: number, to: number): Promise<void> => {
	const { db } = deps;
	const [paper] = await db.select({ id: papers.id }).from(papers).where(sql`is_premium and is_published`).limit(1);
	await db.execute(sql`
		with made as (
			insert into companies (company_name, company_name_kana, search_text, ceo_name, company_address, phone_number,
				industry_code, registration_number, corporate_number, created_at, updated_at)
			select '株式会社検証' || n, 'ケンショウ', '株式会社検証' || n || ' けんしょう' || case when n % ${FEW / 10} = 0 and n < ${FEW}
				then ' 珍しい社名' else '' end, '代表 太郎', '東京都', '03-0000-0000', 'E09',
				'09-' || lpad(nextval('company_registration_sequence')::text, 6, '0'), '1234567890123',
				now() - n * interval '1 minute', now() - n * interval '1 minute'
			from generate_series(${from}::int, ${to - 1}::int) n
			returning id, created_at
		)
		insert into assessment_progresses (company_id, paper_id, status, start_date, end_date, status_since, created_at, updated_at)
		select id, ${paper?.id ?? 0}, 1 + id % 13, current_date, current_date + 365, created_at, created_at, created_at from made`);
	await db.execute(sql`vacuum analyze companies`);
	await db.execute(sql`vacuum analyze assessment_progresses`);
};
