import { sql } from 'drizzle-orm';
import type { Tx } from '#server/db/client.ts';
import { assessorCompanies, users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { CERTIFICATION } from '#shared/assessment/status-sets.ts';
import { formerFold } from '#shared/former-fold.ts';
import { type Course, endOf, stepTo } from './courses.ts';
import type { Profile } from './profiles.ts';
import type { Staff } from './staff.ts';

/** A further company, with its account and what it goes through. */
export type Further = {
	profile: Profile;
	courses: readonly Course[];
	companyId: number;
	ownerId: number;
	raterId: number;
};

type Planned = Pick<Further, 'profile' | 'courses'>;

/** Registered a month before its first assessment. */
const registeredAt = ({ courses }: Planned): Date => {
	const [first] = courses;
	const started = first?.steps[0]?.at.getTime() ?? 0;
	return new Date(started - 30 * 86_400_000);
};

/** As `updateCertificationSince` leaves it. */
const certificationSince = ({ courses }: Planned): Date | null => {
	const newest = courses.at(-1);
	if (newest && CERTIFICATION.includes(endOf(newest).status)) return endOf(newest).at;
	const issued = courses.flatMap((course) => stepTo(course, 13)?.at ?? []);
	return issued.at(-1) ?? null;
};

const numbersFrom = async (tx: Tx, count: number): Promise<string[]> => {
	const { rows } = await tx.execute<{ serial: string }>(
		sql`select nextval('company_registration_sequence')::text as serial from generate_series(1, ${count}::int)`,
	);
	return rows.map(({ serial }) => serial.padStart(6, '0'));
};

const companyRow = (planned: Planned, serial: string): typeof companies.$inferInsert => {
	const { profile } = planned;
	const { name, kana, industry, employees, foreign } = profile;
	const at = registeredAt(planned);
	return {
		companyName: name,
		companyNameKana: kana,
		searchText: formerFold(`${name} ${kana}`),
		ceoName: profile.ceo[0],
		ceoNameKana: profile.ceo[1],
		position: '代表',
		companyAddress: profile.address,
		phoneNumber: `03-5555-${String(2_000 + profile.at)}`,
		homepageUrl: 'https://www.example.com/',
		industryCode: industry,
		registrationNumber: `${industry.slice(1)}-${serial}`,
		yourNumber: profile.number,
		establishedDate: `${1955 + (profile.at % 55)}-04-01`,
		email: `info-${profile.email}`,
		corporateNumber: String(6_010_000_000_000 + profile.at * 7_919),
		funds: employees * 250_000,
		isListed: false,
		marketName: '非上場',
		employeeCount: employees,
		foreignEmployeeCount: foreign,
		permanentEmployeeCount: Math.round(employees * 0.7),
		contractEmployeeCount: Math.round(employees * 0.1),
		partTimeEmployeeCount: Math.round(employees * 0.2),
		internCount: Math.round(foreign * 0.4),
		specialistCount: Math.round(foreign * 0.4),
		employeeCountries: profile.countries,
		certificationSince: certificationSince(planned),
		createdAt: at,
		updatedAt: at,
	};
};

/** Inserts companies, each with its admin and its assessor. */
export const insertCompanies = async (tx: Tx, planned: readonly Planned[], staff: Staff): Promise<Further[]> => {
	const serials = await numbersFrom(tx, planned.length);
	const made = await tx
		.insert(companies)
		.values(planned.map((one, at) => companyRow(one, serials[at] ?? '')))
		.returning({ id: companies.id, number: companies.yourNumber, createdAt: companies.createdAt });
	const owners = await tx
		.insert(users)
		.values(
			planned.map(({ profile }) => {
				const company = made.find(({ number }) => number === profile.number);
				if (!company) throw new Error(`${profile.name} was not made`);
				return {
					area: 'app' as const,
					role: 0,
					companyId: company.id,
					name: profile.owner[0],
					nameKana: profile.owner[1],
					email: profile.email,
					phoneNumber: '03-5555-0100',
					position: '課長',
					department: '人事部',
					passwordHash: staff.passwordHash,
					createdAt: company.createdAt,
					updatedAt: company.createdAt,
				};
			}),
		)
		.returning({ id: users.id, companyId: users.companyId, email: users.email });
	const further = planned.map((one): Further => {
		const owner = owners.find(({ email }) => email === one.profile.email);
		const raterId = staff.raterIds[one.profile.at % staff.raterIds.length];
		if (!owner?.companyId || raterId === undefined) throw new Error(`${one.profile.name} has no people`);
		return { ...one, companyId: owner.companyId, ownerId: owner.id, raterId };
	});
	await tx.insert(assessorCompanies).values(further.map(({ companyId, raterId }) => ({ userId: raterId, companyId })));
	return further;
};
