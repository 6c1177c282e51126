import { sql } from 'drizzle-orm';
import type { Config } from '#server/base/config.ts';
import type { Tx } from '#server/db/client.ts';
import { tokyoDate } from '#shared/dates.ts';

type Keeps = Config['erasedCompanyKeeps'];

/**
 * SQL condition for the certificates that stay verifiable: all that are not withdrawn, or only those that are also
 * current and not expired, as the setting says.
 */
const keptBy = (keeps: Exclude<Keeps, 'nothing'>, today: string) =>
	keeps === 'certificates'
		? sql`c.withdrawn_at is null`
		: sql`c.withdrawn_at is null and c.replaced_at is null and c.expires_on > ${today}::date`;

/** Copies the public data of a company's certificates to the table for erased companies. Returns their number. */
export const keepCertificates = async (tx: Tx, company: number, keeps: Keeps, now: Date): Promise<number> => {
	if (keeps === 'nothing') return 0;
	const { rowCount } = await tx.execute(sql`
		insert into erased_certificates (code, coded_at, company_name, company_address, registration_number, score, max_score,
			issue_date, expires_on, reissued_on, issuer_name, signatory_title, signatory_name, replaced_at, created_at, files, erased_at)
		select c.code, c.coded_at, c.company_name, c.company_address, c.registration_number, c.score, c.max_score,
			c.issue_date, c.expires_on, c.reissued_on, c.issuer_name, c.signatory_title, c.signatory_name, c.replaced_at, c.created_at,
			(
				select coalesce(jsonb_agg(jsonb_build_object('locale', f.locale, 'sha256', f.sha256) order by f.locale desc), '[]')
				from certificate_files f where f.certificate_id = c.id
			), ${now.toISOString()}::timestamptz
		from certificates c
		where c.company_id = ${company} and c.code is not null and ${keptBy(keeps, tokyoDate(now))}`);
	return rowCount ?? 0;
};
