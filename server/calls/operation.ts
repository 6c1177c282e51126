import { z } from 'zod';
import type { Actor, CallContext, CompanyActor, ConsoleActor } from '#server/base/actor.ts';
import type { Feature } from '#shared/i18n/feature-labels.ts';
import type { ServerText } from '#shared/i18n/server/texts.ts';
import type { TextVariables } from '#shared/i18n/translate.ts';
import type { Deps } from './deps.ts';

/**
 * One definition, two doors: a call is defined once here and served as a REST route (`rest.ts`), as a tRPC procedure
 * (`trpc.ts`) and as an OpenAPI operation (`openapi.ts`).
 */

/** Who may call: the coarse rule. Whether this very record is theirs is decided by the query that loads it. */
export type Door = 'open' | 'signedIn' | 'company' | 'companyAdmin' | 'consoleStaff' | 'consoleAdmin';

type ActorOf<D extends Door> = D extends 'open'
	? null
	: D extends 'signedIn'
		? Actor
		: D extends 'company' | 'companyAdmin'
			? CompanyActor
			: ConsoleActor;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Shape = z.ZodRawShape;
/** No fields. */
export type None = Record<never, z.ZodType>;

export type PageMeta = { page: number; per_page: number; total: number; last_page: number };

type AnswerOptions = { status?: 200 | 202; message?: ServerText; variables?: TextVariables; meta?: PageMeta };

/** What a handler gives back when it is more than the data. */
export class Answer<T> {
	readonly data: T;
	readonly options: AnswerOptions;

	constructor(data: T, options: AnswerOptions) {
		this.data = data;
		this.options = options;
	}
}

/** 202: the work was accepted and still runs. */
export const accepted = (): Answer<null> => new Answer(null, { status: 202 });

/** The data with another message than the operation's own. */
export const answered = <T>(data: T, message: ServerText, variables: TextVariables = {}): Answer<T> =>
	new Answer(data, { message, variables });

/** A page of a list; `meta` stands beside `data`. The whole list has no meta. */
export const paged = <T>({ rows, meta }: { rows: T[]; meta: PageMeta | null }): Answer<T[]> =>
	new Answer(rows, meta ? { meta } : {});

type Input<P extends Shape, Q extends Shape, B extends Shape> = z.output<z.ZodObject<P & Q & B>>;

type HandlerArguments<D extends Door, P extends Shape, Q extends Shape, B extends Shape> = {
	deps: Deps;
	actor: ActorOf<D>;
	input: Input<P, Q, B>;
	call: CallContext;
};

type Definition<D extends Door, P extends Shape, Q extends Shape, B extends Shape, O extends z.ZodType> = {
	path: string;
	summary: string;
	params?: P;
	query?: Q;
	body?: B;
	output: O;
	/** The sentence that a success answers; a read has none. */
	success?: ServerText;
	/** Whose labels name its fields in messages, where a name has another meaning in another feature. */
	labels?: Feature;
	handler: (args: HandlerArguments<D, P, Q, B>) => Promise<z.input<O> | Answer<z.input<O>>>;
};

type MutationDefinition<D extends Door, P extends Shape, Q extends Shape, B extends Shape, O extends z.ZodType> = Omit<
	Definition<D, P, Q, B, O>,
	'output'
> & {
	/** Several where the specification says 'PUT or PATCH'. */
	method: Exclude<Method, 'GET'> | readonly Exclude<Method, 'GET'>[];
	/** Null where nothing but the message is answered. */
	output?: O;
	/** The free assessment has no session to ride. */
	withoutCsrf?: boolean;
	/** Counted as one of the few open attempts a minute per address. */
	throttled?: boolean;
};

export type Operation<
	Kind extends 'query' | 'mutation' = 'query' | 'mutation',
	P extends Shape = Shape,
	Q extends Shape = Shape,
	B extends Shape = Shape,
	O extends z.ZodType = z.ZodType,
> = {
	kind: Kind;
	door: Door;
	methods: readonly Method[];
	path: string;
	summary: string;
	params: P;
	query: Q;
	body: B;
	hasBody: boolean;
	output: O;
	success: ServerText | null;
	labels: Feature | null;
	withoutCsrf: boolean;
	throttled: boolean;
	/** All of the input in one object, as tRPC takes it. */
	input: z.ZodObject<P & Q & B>;
	// Arguments are contravariant: an operation of any door fits here, and `admit` sees to it that its actor does too.
	run: (args: never) => Promise<unknown>;
};

/** Input that does not fit the shapes of its call, with the feature whose labels name the fields. */
export class InvalidInput extends Error {
	readonly problems: z.core.$ZodError;
	readonly labels: Feature | null;

	constructor(problems: z.core.$ZodError, labels: Feature | null) {
		super('invalid input');
		this.problems = problems;
		this.labels = labels;
	}
}

export const parseInput = (operation: Pick<Operation, 'input' | 'labels'>, raw: unknown): unknown => {
	const parsed = operation.input.safeParse(raw);
	if (parsed.success) return parsed.data;
	throw new InvalidInput(parsed.error, operation.labels);
};

export type RunArguments = { deps: Deps; actor: Actor | null; input: unknown; call: CallContext };

const build = <
	Kind extends 'query' | 'mutation',
	D extends Door,
	P extends Shape,
	Q extends Shape,
	B extends Shape,
	O extends z.ZodType,
>(
	kind: Kind,
	door: D,
	definition: Definition<D, P, Q, B, O>,
	methods: readonly Method[],
	extras: { withoutCsrf: boolean; throttled: boolean },
): Operation<Kind, P, Q, B, O> => {
	const params = definition.params ?? ({} as P);
	const query = definition.query ?? ({} as Q);
	const body = definition.body ?? ({} as B);
	return {
		kind,
		door,
		methods,
		path: definition.path,
		summary: definition.summary,
		params,
		query,
		body,
		hasBody: definition.body !== undefined,
		output: definition.output,
		success: definition.success ?? null,
		labels: definition.labels ?? null,
		...extras,
		input: z.object({ ...body, ...query, ...params }) as z.ZodObject<P & Q & B>,
		run: definition.handler as (args: never) => Promise<unknown>,
	};
};

const doorway = <D extends Door>(door: D) => ({
	query: <O extends z.ZodType, P extends Shape = None, Q extends Shape = None>(
		definition: Definition<D, P, Q, None, O>,
	) => build('query', door, definition, ['GET'], { withoutCsrf: true, throttled: false }),
	mutation: <P extends Shape = None, Q extends Shape = None, B extends Shape = None, O extends z.ZodType = z.ZodNull>(
		definition: MutationDefinition<D, P, Q, B, O>,
	) =>
		build(
			'mutation',
			door,
			{ ...definition, output: definition.output ?? (z.null() as unknown as O) } as Definition<D, P, Q, B, O>,
			typeof definition.method === 'string' ? [definition.method] : definition.method,
			{ withoutCsrf: definition.withoutCsrf ?? false, throttled: definition.throttled ?? false },
		),
});

/** Anybody; a sign-in that comes along is ignored. */
export const open = doorway('open');
/** Any signed-in user of either area. */
export const signedIn = doorway('signedIn');
/** Any user of a company. */
export const company = doorway('company');
/** A company's admin. */
export const companyAdmin = doorway('companyAdmin');
/** Assessors, who see their companies, and console admins, who see all. */
export const consoleStaff = doorway('consoleStaff');
/** Console admins alone. */
export const consoleAdmin = doorway('consoleAdmin');

/** Groups of operations, as the router nests them. */
export type OperationTree = { readonly [name: string]: Operation | OperationTree };

export const isOperation = (node: Operation | OperationTree): node is Operation =>
	typeof (node as Operation).run === 'function' && typeof (node as Operation).path === 'string';

/** Every operation with its name in the router, such as 'console.companies.update'. */
export const listOperations = (tree: OperationTree, prefix = ''): { name: string; operation: Operation }[] =>
	Object.entries(tree).flatMap(([key, node]) =>
		isOperation(node) ? [{ name: prefix + key, operation: node }] : listOperations(node, `${prefix}${key}.`),
	);
