import { and, eq } from 'drizzle-orm';
import { DEMO_ADMIN, DEMO_PASSWORD } from '#server/accounts/demo-accounts.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { findUserByEmail } from '#server/accounts/queries.ts';
import type { Actor, CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import type { Deps } from '#server/calls/deps.ts';
import { users } from '#server/db/tables/accounts.ts';
import { operations } from '#server/router.ts';
import type { DemoCompany } from './companies.ts';
import { invoke } from './invoke.ts';

type Row = typeof users.$inferSelect;

const actorOf = ({ id, area, role, companyId, name, email }: Row): Actor =>
	({ area, role, companyId, userId: id, name, email, sessionToken: '', lacksSecondFactor: false }) as Actor;

/** The first console admin, inserted directly since no admin exists to add one. */
export const ensureAdmin = async ({ db }: Deps): Promise<ConsoleActor> => {
	const known = await findUserByEmail(db, 'console', DEMO_ADMIN);
	if (known) return actorOf(known) as ConsoleActor;
	const passwordHash = await hashPassword(DEMO_PASSWORD);
	const [made] = await db
		.insert(users)
		.values({ area: 'console', role: 0, name: '管理 花子', email: DEMO_ADMIN, passwordHash })
		.returning();
	if (!made) throw new Error('the demo admin was not made');
	return actorOf(made) as ConsoleActor;
};

export const DEMO_ASSESSORS = [
	{ email: 'assessor@example.com', name: '審査 次郎' },
	{ email: 'assessor2@example.com', name: '審査 三咲' },
] as const;

export const ensureAssessor = async (
	deps: Deps,
	admin: ConsoleActor,
	{ email, name, companyIds }: { email: string; name: string; companyIds: number[] },
): Promise<ConsoleActor> => {
	const known = await findUserByEmail(deps.db, 'console', email);
	if (known) return actorOf(known) as ConsoleActor;
	await invoke(deps, operations.console.adminUsers.add, admin, {
		name,
		email,
		role: 1,
		password: DEMO_PASSWORD,
		company_ids: companyIds,
	});
	const made = await findUserByEmail(deps.db, 'console', email);
	if (!made) throw new Error(`the demo assessor ${email} was not made`);
	return actorOf(made) as ConsoleActor;
};

/** The admin of a demo company; registers the company if it does not exist. */
export const ensureOwner = async (deps: Deps, admin: ConsoleActor, company: DemoCompany): Promise<CompanyActor> => {
	const known = await findUserByEmail(deps.db, 'app', company.owner.email);
	if (known) return actorOf(known) as CompanyActor;
	const { employees, foreign } = company;
	await invoke(deps, operations.console.companies.create, admin, {
		company_name: company.name,
		company_name_kana: company.kana,
		ceo_name: company.ceo.name,
		ceo_name_kana: company.ceo.kana,
		position: '代表取締役',
		company_address: company.address,
		phone_number: `03-5555-${String(1000 + Math.round(foreign * 7)).slice(-4)}`,
		homepage_url: 'https://www.example.com/',
		industry_code: company.industry,
		established_date: company.established,
		email: `info-${company.owner.email}`,
		corporate_number: `${5_010_000_000_000 + employees * 7_919}`,
		funds: company.funds,
		is_listed: company.market !== null,
		market_name: company.market ?? '非上場',
		employee_count: employees,
		foreign_employee_count: foreign,
		permanent_employee_count: Math.round(employees * 0.7),
		contract_employee_count: Math.round(employees * 0.1),
		temporary_employee_count: Math.round(employees * 0.05),
		contractor_count: Math.round(employees * 0.02),
		part_time_employee_count: Math.round(employees * 0.13),
		intern_count: Math.round(foreign * 0.3),
		specialist_count: Math.round(foreign * 0.45),
		employee_countries: company.countries,
		user_name: company.owner.name,
		user_name_kana: company.owner.kana,
		user_department: company.owner.department,
		user_position: '課長',
		user_phone_number: '03-5555-0100',
		user_email: company.owner.email,
		user_password: DEMO_PASSWORD,
	});
	const made = await findUserByEmail(deps.db, 'app', company.owner.email);
	if (!made) throw new Error(`the demo company ${company.name} was not made`);
	return actorOf(made) as CompanyActor;
};

/** member@example.com, in the company of owner@example.com. */
export const ensureMember = async (deps: Deps, owner: CompanyActor): Promise<void> => {
	const [known] = await deps.db
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.area, 'app'), eq(users.email, 'member@example.com')));
	if (known) return;
	await invoke(deps, operations.app.members.add, owner, {
		name: '鈴木 一郎',
		name_kana: 'スズキ イチロウ',
		email: 'member@example.com',
		phone_number: '03-5555-0101',
		role: 1,
		position: '主任',
		department: '人事部',
		password: DEMO_PASSWORD,
	});
};

/** A member of the company besides its admin; null without one. */
export const findColleague = async ({ db }: Deps, { companyId }: CompanyActor): Promise<number | null> => {
	const [member] = await db
		.select({ id: users.id })
		.from(users)
		.where(and(eq(users.companyId, companyId), eq(users.role, 1)))
		.limit(1);
	return member?.id ?? null;
};
