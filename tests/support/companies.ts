import { eq } from 'drizzle-orm';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import type { TestApp } from './app.ts';
import { startedAssessment } from './assessments.ts';
import { type Person, unique } from './factories.ts';

/** The payload of the company form. */
export const companyForm = (values: Record<string, unknown> = {}) => ({
	company_name: unique('株式会社髙﨑工業'),
	company_name_kana: 'カブシキガイシャタカサキコウギョウ',
	ceo_name: '髙﨑 一郎',
	ceo_name_kana: 'タカサキ イチロウ',
	position: '代表取締役',
	company_address: '群馬県高崎市1-2-3',
	phone_number: '027-000-0000',
	homepage_url: 'https://takasaki.example/',
	email: 'info@takasaki.example',
	corporate_number: '1234567890123',
	established_date: '1985-04-01',
	funds: 5_000_000_000,
	is_listed: true,
	market_name: '東証プライム',
	employee_count: 1200,
	foreign_employee_count: 80,
	permanent_employee_count: 900,
	contract_employee_count: 100,
	temporary_employee_count: 50,
	contractor_count: 40,
	part_time_employee_count: 60,
	intern_count: 30,
	specialist_count: 20,
	employee_countries: 'ベトナム、フィリピン',
	...values,
});

/** The payload of the console's form for a new company, with its first admin. */
export const newCompanyForm = (values: Record<string, unknown> = {}) => ({
	...companyForm(),
	industry_code: 'E09',
	user_name: '管理 花子',
	user_name_kana: 'カンリ ハナコ',
	user_department: '総務部',
	user_position: '部長',
	user_phone_number: '０２７ー１１１ー２２２２',
	user_email: `${unique('first-admin')}@example.com`,
	user_password: 'the first password',
	...values,
});

type ProgressValues = Partial<typeof assessmentProgresses.$inferInsert>;

/** Inserts an assessment with the given columns, bypassing the transitions. */
export const makeProgress = async (app: TestApp, admin: Person, companyId: number, values: ProgressValues = {}) => {
	const { progress } = await startedAssessment(app, { admin, companyId });
	const [made] = await app.deps.db
		.update(assessmentProgresses)
		.set(values)
		.where(eq(assessmentProgresses.id, progress.id))
		.returning();
	if (!made) throw new Error('no progress was made');
	return made;
};
