import type { StatusId } from '#shared/assessment/status.ts';
import type { Act, Operation } from '#tests/drills/history/operation.ts';
import type { Random } from '#tests/drills/support/random.ts';
import type { Answer, CallOptions } from '#tests/support/client.ts';
import type { Person } from '#tests/support/factories.ts';
import type { Company, SubCategory } from './world.ts';

/** Something that a client does now and then. */

export type Request = Pick<CallOptions, 'body' | 'raw'> & {
	method: string;
	path: string;
	act: Act;
	/** Where the server may have done something although it refused. */
	isUncertain?: (answer: Answer) => boolean;
	/** What the act is, after a success; also tells the company's clients what changed. */
	learn?: (answer: Answer) => { act?: Act; progressId?: number };
};

export type Context = { company: Company; random: Random; operationId: number };

export type Action = Pick<Operation, 'name' | 'acceptedAt' | 'effects'> & {
	/** How often it is done, beside the others. */
	weight: (company: Company) => number;
	who: (company: Company, random: Random) => Person;
	/** The statuses in which clients think of it; else those in which it is accepted. */
	triedAt?: readonly StatusId[];
	/** Null where the client knows of nothing to do it with. */
	request: (context: Context) => Request | null;
};

/** The same whatever the clients know. */
export const always = (weight: number) => (): number => weight;

/** Often once it can succeed, seldom before. */
export const once = (isReady: (company: Company) => boolean, weight: number) => (company: Company) =>
	isReady(company) ? weight : 1;

export const NO_EFFECT = { actions: [], when: 'never' } as const;

export const byPeople: Action['who'] = ({ people }, random) => random.pick(people);
export const byStaff: Action['who'] = ({ staff }, random) => random.pick(staff);
export const byAdmin: Action['who'] = ({ admin }) => admin;

const WITHOUT_VERSION = 0.15;

/** The version to send: mostly the last that was seen, at times none. */
export const basedOn = ({ company, random }: Context, register: string): number | null =>
	random.chance(WITHOUT_VERSION) ? null : (company.versions.get(register) ?? 0);

export const versionField = (version: number | null) => (version === null ? {} : { version });

/** One text out of the texts of all parts: a torn save shows as several. */
export const joined = (texts: readonly (string | null)[]): string | null => {
	const [first = null, ...others] = new Set(texts);
	return others.length === 0 ? first : [first, ...others].join(' | ');
};

/** How often a client marks what is marked already, or what it may not. */
const MARKED_AGAIN = 0.2;

/** A sub-category to mark: mostly one that is not marked. */
export const toMark = (
	{ random }: Context,
	all: readonly SubCategory[],
	marked: ReadonlySet<number>,
): SubCategory | null => {
	const open = all.filter(({ id }) => !marked.has(id));
	return random.pick(open.length > 0 && !random.chance(MARKED_AGAIN) ? open : all) ?? null;
};

export type SaveAct = Extract<Act, { kind: 'save' }>;

/** What is learned from the answer to a save. */
export const learnSaved =
	({ company }: Context, act: SaveAct): NonNullable<Request['learn']> =>
	({ data }) => {
		const { version } = data as { version: number };
		company.versions.set(act.register, version);
		return { act: { ...act, version } };
	};
