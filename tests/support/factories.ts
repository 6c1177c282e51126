import { eq, sql } from 'drizzle-orm';
import { hashPassword } from '#server/accounts/passwords.ts';
import { assessorCompanies, users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { formerFold } from '#shared/former-fold.ts';
import type { TestApp } from './app.ts';
import { type Caller, caller } from './client.ts';

/** Factories create parent records and unique names. */

export const PASSWORD = 'correct horse battery';

let serial = 0;
export const unique = (prefix: string): string => `${prefix}${++serial}-${process.pid}`;

let hashed: Promise<string> | null = null;
const passwordHash = (): Promise<string> => {
	hashed ??= hashPassword(PASSWORD);
	return hashed;
};

type CompanyValues = Partial<typeof companies.$inferInsert>;

export const makeCompany = async ({ deps }: TestApp, values: CompanyValues = {}) => {
	const companyName = values.companyName ?? unique('検証株式会社');
	const [company] = await deps.db
		.insert(companies)
		.values({
			companyName,
			searchText: formerFold(`${companyName} ${values.companyNameKana ?? ''}`),
			ceoName: '代表 太郎',
			companyAddress: '東京都千代田区丸の内1-1-1',
			phoneNumber: '03-0000-0000',
			industryCode: 'E09',
			registrationNumber: sql`'09-' || lpad(nextval('company_registration_sequence')::text, 6, '0')`,
			corporateNumber: '1234567890123',
			email: 'company@example.com',
			employeeCount: 100,
			...values,
		})
		.returning();
	if (!company) throw new Error('no company was made');
	return company;
};

type UserValues = Partial<typeof users.$inferInsert>;

const makeUser = async ({ deps }: TestApp, values: UserValues & { area: 'app' | 'console' }) => {
	const [user] = await deps.db
		.insert(users)
		.values({
			name: unique('利用者'),
			email: `${unique('user')}@example.com`,
			role: 0,
			passwordHash: await passwordHash(),
			...values,
		})
		.returning();
	if (!user) throw new Error('no user was made');
	return user;
};

export type MadeUser = Awaited<ReturnType<typeof makeUser>>;

export type Person = Caller & { user: MadeUser };

const signedIn = async (app: TestApp, user: MadeUser): Promise<Person> => ({
	...caller(app, await app.deps.sessions.open(user.id)),
	user,
});

/** A signed-in user of a company (role 0 is admin); creates the company unless one is given. */
export const makeCompanyUser = async (app: TestApp, values: UserValues = {}): Promise<Person> => {
	const companyId = values.companyId ?? (await makeCompany(app)).id;
	return signedIn(app, await makeUser(app, { ...values, area: 'app', companyId }));
};

export const makeConsoleAdmin = async (app: TestApp, values: UserValues = {}): Promise<Person> =>
	signedIn(app, await makeUser(app, { ...values, area: 'console', role: 0 }));

/** A signed-in assessor of the given companies. */
export const makeAssessor = async (
	app: TestApp,
	companyIds: readonly number[] = [],
	values: UserValues = {},
): Promise<Person> => {
	const user = await makeUser(app, { ...values, area: 'console', role: 1 });
	if (companyIds.length > 0) {
		await app.deps.db.insert(assessorCompanies).values(companyIds.map((companyId) => ({ userId: user.id, companyId })));
	}
	return signedIn(app, user);
};

export const findUserRow = async ({ deps }: TestApp, id: number) => {
	const [row] = await deps.db.select().from(users).where(eq(users.id, id));
	return row;
};
