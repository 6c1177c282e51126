import { beforeAll, describe, expect, it } from 'vitest';
import { listOperations, type Operation } from '#server/calls/operation.ts';
import { paperSimulations } from '#server/db/tables/papers.ts';
import { operations } from '#server/router.ts';
import { addDays, tokyoDate } from '#shared/dates.ts';
import { distributionOf } from '#shared/papers/simulation.ts';
import { withApp } from '#tests/support/app.ts';
import { sheetQuestions } from '#tests/support/assessment/evidence.ts';
import { publishPaper, smallPaper } from '#tests/support/assessments.ts';
import { call } from '#tests/support/client.ts';
import { makeAssessor, makeCompany, makeConsoleAdmin, type Person, unique } from '#tests/support/factories.ts';
import { makeNotice } from '#tests/support/notices/notices.ts';
import { type MarkedWorld, makeMarkedWorld, readAll } from '#tests/support/texts/told-apart.ts';
import { inputFor, tokenFor } from '#tests/support/whole-world.ts';
import { accessMatrix } from './access-matrix.ts';
import {
	FOR_ADMINS,
	NAMELESS,
	OF_MANY,
	OF_NONE,
	OF_ONE,
	OF_SEVERAL,
	OF_THE_MAKER,
	OTHER_WRITES,
	WRITES_ON_COMPANIES,
} from './own-companies.ts';

/** Of whatever answers rows of several companies, an assessor gets those of own companies. */

// PDFs answer 202 at once.
const booted = withApp({ env: { PDF_WAIT_MS: '0' }, ownAuditRows: true });

const all = listOperations(operations);
const operationOf = (name: string): Operation => {
	const found = all.find((one) => one.name === name);
	if (!found) throw new Error(`there is no call ${name}`);
	return found.operation;
};
const namesIn = (table: Readonly<Record<string, readonly string[]>>): string[] => Object.values(table).flat();

let admin: Person;
let assessor: Person;
let own: MarkedWorld;
let other: MarkedWorld;
/** What the assessor was answered before the other company was there. */
const before = new Map<string, string>();

/** As if both had been told while both companies were assigned. */
const tellOf = async ({ companyId, name, mark }: MarkedWorld): Promise<void> => {
	for (const { user } of [assessor, admin]) {
		await makeNotice(booted.current, user.id, { kind: 'submitted', companyId, data: { company: `${name}${mark}` } });
	}
};

/** A simulation as it is stored, with a sheet of each company. */
const simulate = async (worlds: readonly MarkedWorld[]): Promise<void> => {
	const scored = { score: 1, max_score: 1, grade: 'S', stars: 3 } as const;
	const sheets = worlds.map(({ companyId, name, mark, staged }) => ({
		company_id: companyId,
		company_name: `${name}${mark}`,
		assessment_progress_id: staged.progress.id,
		round: 1 as const,
		before: scored,
		now: scored,
	}));
	const distribution = distributionOf(sheets.map(() => 'S'));
	const { clock, deps } = booted.current;
	await deps.db.insert(paperSimulations).values({
		paperId: own.staged.progress.paperId,
		paperVersion: 1,
		requestedBy: admin.user.id,
		finishedAt: clock.now(),
		result: { finished: 2, sheets, before: distribution, now: distribution, unmatched: [] },
	});
};

type Input = Record<string, unknown>;

/** The inputs with which a list is asked; the last ones name the other company, once it is there. */
const inputsOf = (name: string, operation: Operation): Input[] => {
	const given = inputFor(own, name, operation);
	const { query } = operation;
	const { queries = [] } = OF_SEVERAL[name] ?? {};
	const pages = 'page' in query ? [{ page: 1 }, { page: 1, per_page: 200, ...queries[0] }] : [];
	return [{}, ...pages, ...queries].map((one) => ({ ...given, ...one }));
};

const namingTheOther = ({ query }: Operation): Input[] => [
	...('q' in query ? [{ q: other.name }] : []),
	...('q' in query && 'page' in query ? [{ q: other.name, page: 1 }] : []),
	...('progress_id' in query ? [{ progress_id: other.runningId }, { progress_id: other.staged.progress.id }] : []),
];

const readAs = async ({ token }: Person, name: string, input: Input) => {
	const { status, text } = await readAll(booted.current, operationOf(name), { token, input });
	expect([name, input, status]).toEqual([name, input, 200]);
	return text;
};

const toldOf = ({ words }: MarkedWorld, text: string): string[] => words.filter((word) => text.includes(word));

const keyOf = (name: string, input: Input): string => JSON.stringify([name, input]);

beforeAll(async () => {
	const app = booted.current;
	app.clock.set(app.clock.now());
	await publishPaper(app, smallPaper([1, 8]));
	admin = await makeConsoleAdmin(app);
	own = await makeMarkedWorld(app);
	assessor = await makeAssessor(app, [own.companyId]);
	await makeAssessor(app, []);
	await tellOf(own);
	await simulate([own]);
	for (const name of Object.keys(OF_SEVERAL)) {
		for (const input of inputsOf(name, operationOf(name))) {
			before.set(keyOf(name, input), await readAs(assessor, name, input));
		}
	}
	other = await makeMarkedWorld(app);
	await makeAssessor(app, [other.companyId]);
	await tellOf(other);
	await simulate([own, other]);
});

describe('every call of staff', () => {
	const ofStaff = all.filter(({ name }) => name.startsWith('console.') || name.startsWith('files.'));

	it('that reads stands in one of the tables', () => {
		const reads = ofStaff.filter(({ operation }) => operation.methods.includes('GET'));
		const decided = [
			...Object.keys(OF_SEVERAL),
			...[OF_ONE, OF_NONE, OF_THE_MAKER, OF_MANY, FOR_ADMINS].flatMap(namesIn),
		];
		expect(decided.toSorted()).toEqual(reads.map(({ name }) => name).toSorted());
	});

	it('that writes, and whose path names no record of a company or person, stands in one of the tables', () => {
		const writes = ofStaff.filter(
			({ name, operation }) =>
				!operation.methods.includes('GET') &&
				operation.access === 'consoleStaff' &&
				['none', 'paper'].includes(accessMatrix[name]?.[1] ?? 'none'),
		);
		const decided = [...WRITES_ON_COMPANIES, ...namesIn(OTHER_WRITES)];
		expect(decided.toSorted()).toEqual(writes.map(({ name }) => name).toSorted());
	});
});

describe('rows of several companies', () => {
	it.each(Object.keys(OF_SEVERAL))('%s: assessors get those of own companies, admins all', async (name) => {
		const operation = operationOf(name);
		const { isCount = false, ofAll } = OF_SEVERAL[name] ?? {};
		for (const input of inputsOf(name, operation)) {
			const text = await readAs(assessor, name, input);
			expect([input, toldOf(other, text)]).toEqual([input, []]);
			// Also totals, counts and the order are as if there were no other company.
			if (!ofAll) expect(text).toBe(before.get(keyOf(name, input)));
		}
		for (const input of namingTheOther(operation)) {
			const given = { ...inputFor(own, name, operation), ...input };
			const text = await readAs(assessor, name, given);
			expect([given, toldOf(other, text), toldOf(own, text)]).toEqual([given, [], []]);
			if ('q' in input) expect(toldOf(other, await readAs(admin, name, given))).toContain(other.mark);
		}
		const whole = inputFor(own, name, operation);
		const [mine, everything] = [await readAs(assessor, name, whole), await readAs(admin, name, whole)];
		if (isCount) {
			expect(everything).not.toBe(mine);
		} else {
			expect(toldOf(own, mine)).toContain(own.mark);
			expect([toldOf(own, everything)[0], toldOf(other, everything)[0]]).toEqual([own.mark, other.mark]);
		}
	});
});

describe('a record of one company', () => {
	it.each(namesIn(OF_ONE))('%s: is unknown to who does not look after it, and tells of no other', async (name) => {
		const operation = operationOf(name);
		const [mine, foreign] = [inputFor(own, name, operation), inputFor(other, name, operation)];
		expect(mine).not.toEqual(foreign);
		const text = await readAs(assessor, name, mine);
		expect([toldOf(own, text).length > 0, toldOf(other, text)]).toEqual([!NAMELESS.includes(name), []]);
		const refused = await readAll(booted.current, operation, { token: assessor.token, input: foreign });
		expect([refused.status, refused.text]).toEqual([404, '{"message":"Not found."}']);
		await readAs(admin, name, foreign);
	});
});

describe('what is of no company', () => {
	it.each(namesIn(OF_NONE))('%s: names none', async (name) => {
		const text = await readAs(assessor, name, inputFor(own, name, operationOf(name)));
		expect([...toldOf(own, text), ...toldOf(other, text)]).toEqual([]);
	});
});

describe('what is of its maker', () => {
	it.each(namesIn(OF_THE_MAKER))('%s: is unknown to others who look after the company', async (name) => {
		const operation = operationOf(name);
		const input = inputFor(own, name, operation);
		const { status, text } = await readAll(booted.current, operation, { token: assessor.token, input });
		expect([status === 404 || text.includes('"data":[]'), toldOf(own, text), toldOf(other, text)]).toEqual([
			true,
			[],
			[],
		]);
		const known = await readAll(booted.current, operation, { token: tokenFor(own, operation), input });
		expect(known.status).toBe(200);
	});
});

describe('a file of figures', () => {
	it.each(namesIn(OF_MANY))('%s: is not made of fewer than ten companies', async (name) => {
		for (const { token } of [assessor, admin]) {
			const { status, text } = await readAll(booted.current, operationOf(name), { token, input: {} });
			expect([status, toldOf(own, text), toldOf(other, text)]).toEqual([409, [], []]);
		}
	});
});

describe('what is of all companies', () => {
	it.each(namesIn(FOR_ADMINS))('%s: is for admins', async (name) => {
		const operation = operationOf(name);
		const input = inputFor(own, name, operation);
		const { status, text } = await readAll(booted.current, operation, { token: assessor.token, input });
		expect([status, toldOf(own, text), toldOf(other, text)]).toEqual([403, [], []]);
		await readAs(admin, name, input);
	});
});

describe('a write on a company of its body', () => {
	const bodyOf = async (name: (typeof WRITES_ON_COMPANIES)[number], world: MarkedWorld): Promise<Input> => {
		const { runningId: progress_id, companyId: company_id } = world;
		const today = tokyoDate(booted.current.clock.now());
		switch (name) {
			case 'console.bulk.period':
				return { ids: [progress_id], start_date: today, end_date: addDays(today, 100) };
			case 'console.bulkJobs.create':
			case 'console.bulkJobs.preview':
				return { act: 'period', assessment_ids: [progress_id], end_date: addDays(today, 100) };
			case 'console.companyUsers.add':
				return {
					company_id,
					name: '新人',
					email: `${unique('new')}@example.com`,
					role: 1,
					password: 'long enough word',
				};
			case 'console.evidence.open':
				return { progress_id, content: '台帳の写し' };
			case 'console.evidence.openSeveral': {
				const answer_content_ids = (await sheetQuestions(booted.current, progress_id, 1)).slice(0, 2);
				return { progress_id, answer_content_ids };
			}
			case 'console.voice.open':
				return { progress_id, closes_on: addDays(today, 7), languages: ['vi'], code_count: 20 };
		}
	};

	const write = async (name: (typeof WRITES_ON_COMPANIES)[number], world: MarkedWorld) => {
		const { path } = operationOf(name);
		return call<{ succeeded?: number[]; failed?: { status: number; message: string }[] }>(
			booted.current,
			'POST',
			path,
			{ token: assessor.token, body: await bodyOf(name, world) },
		);
	};

	it.each(WRITES_ON_COMPANIES)('%s: is refused as if it were unknown, and done on own companies', async (name) => {
		const refused = await write(name, other);
		expect(toldOf(other, refused.text)).toEqual([]);
		const { status, message, data } = refused;
		const [row] = data?.failed ?? [{ status, message }];
		expect([data?.succeeded ?? [], row?.status]).toEqual([[], row?.status === 422 ? 422 : 404]);
		const done = await write(name, own);
		expect([done.status, done.data?.failed ?? []]).toEqual([200, []]);
	});
});

it('an assessor of no company gets nothing of any', async () => {
	const app = booted.current;
	const nobody = await makeAssessor(app, [(await makeCompany(app)).id]);
	for (const name of Object.keys(OF_SEVERAL)) {
		const text = await readAs(nobody, name, inputFor(own, name, operationOf(name)));
		expect([name, toldOf(own, text), toldOf(other, text)]).toEqual([name, [], []]);
	}
});
