import type { z } from 'zod';
import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Config } from '#server/base/config.ts';
import type { Feature } from '#shared/texts/feature-labels.ts';
import type { ServerText } from '#shared/texts/server.ts';
import type { AccessPolicy, ActorOf } from './access.ts';
import type { Answer } from './answer.ts';
import type { Cost } from './cost.ts';
import type { Deps } from './deps.ts';
import type { FilePending, GrowingFile, ServedFile } from './file.ts';

/**
 * An operation is defined once, in its feature's `operations.ts`, and served as a REST route (`rest.ts`), a tRPC
 * procedure (`trpc.ts`; except files and uploads) and in the OpenAPI document (`description/`).
 */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type WriteMethod = Exclude<Method, 'GET'>;

export type Kind = 'query' | 'mutation' | 'file' | 'upload';

export type Shape = z.ZodRawShape;
export type None = Record<never, z.ZodType>;

type Input<P extends Shape, Q extends Shape, B extends Shape> = z.output<z.ZodObject<P & Q & B>>;

type Handler<A extends AccessPolicy, P extends Shape, Q extends Shape, B extends Shape, R> = (
	deps: Deps,
	actor: ActorOf<A>,
	input: NoInfer<Input<P, Q, B>>,
	call: CallContext,
) => Promise<R>;

/** Maximum size of a JSON body, and number of objects, arrays and their elements. */
export type BodyLimit = { bytes: number; elements: number };

/** Rare properties of operations. */
export type Trait =
	/** Callable by users who still have to set up a required second factor. */
	| 'beforeSecondFactor'
	/**
	 * Leaves no trace of who called it or when: excluded from request log, metrics and refusal counts; limits are counted
	 * in this process only, by keys without addresses.
	 */
	| 'untraced'
	/** Only misses count against the limit; hits are unlimited. */
	| 'limitsMissesOnly'
	/** May answer 202: the work was accepted and goes on in a worker. */
	| 'mayOutlastCall'
	/** Answers with an ETag, and over REST with 304 to one who knows it. */
	| 'hasEtag';

/** Statuses that only some calls of a kind answer. */
export type RareStatus = 401 | 404 | 409 | 422;

/**
 * When the status is returned, if not for the usual reason, and the schemas of further fields beside the message, if
 * any.
 */
type Refusal = { when?: string; forms?: readonly z.ZodObject[] };

/** The rare statuses that a call may return, for the API description. */
export type Refusals = { readonly [Status in RareStatus]?: Refusal };

type Described<P extends Shape, Q extends Shape> = {
	summary: string;
	/** Appended to the API description, after the access policy. */
	details?: string;
	params?: P;
	query?: Q;
	/**
	 * Descriptions of parameters whose meaning in this call differs from that in others
	 * (`description/parameter-texts.ts`).
	 */
	parameterTexts?: NoInfer<{ readonly [Name in keyof (P & Q)]?: string }>;
	refusals?: Refusals;
	/** One of `BODY_LIMITS`. */
	bodyLimit?: BodyLimit;
	/** Whether it may return 404 without an id in the path, for example before there is a record. */
	mayBeMissing?: boolean;
	/** A list or its export: may read from the replica once that has replayed everything written before the call. */
	fromReplica?: boolean;
	/**
	 * Feature whose labels name the fields in error messages; needed where features use the same field name differently.
	 */
	labels?: Feature;
	traits?: readonly Trait[];
};

export type QueryDefinition<A extends AccessPolicy, P extends Shape, Q extends Shape, O extends z.ZodType> = Described<
	P,
	Q
> & {
	path: string;
	output: O;
	handler: Handler<A, P, Q, None, z.input<O> | Answer<z.input<O>>>;
};

/** Checks of a write in addition to its access policy. */
type Guards = {
	/** For calls without a session. */
	withoutCsrf?: boolean;
};

export type MutationDefinition<
	A extends AccessPolicy,
	P extends Shape,
	Q extends Shape,
	B extends Shape,
	O extends z.ZodType,
> = Described<P, Q> &
	Guards & {
		path: string;
		/** Several if the specification says 'PUT or PATCH'. */
		method: WriteMethod | readonly WriteMethod[];
		body?: B;
		/** Omitted if the call returns only a message; `data` is then null. */
		output?: O;
		/** Message on success. */
		success?: ServerText;
		handler: Handler<A, P, Q, B, z.input<O> | Answer<z.input<O>>>;
	};

export type FileTraits = {
	contentType: string;
	/** Whether it returns 202 with Retry-After while a worker renders the file. */
	mayBePending: boolean;
};

export type FileDefinition<
	A extends AccessPolicy,
	Path extends string,
	P extends Shape,
	Q extends Shape,
	B extends Shape,
> = Described<P, Q> &
	Guards & {
		path: Path;
		/** GET by default. */
		method?: 'POST';
		body?: B;
		contentType: string;
		mayBePending?: boolean;
		handler: Handler<A, P, Q, B, ServedFile | GrowingFile | FilePending>;
	};

/** The single file of an upload form. */
export type UploadTraits = {
	/** Form field of the file. */
	field: string;
	/** Error if several files are sent. */
	onlyOne: ServerText;
	maxBytes: (config: Config) => number;
	/** Accepted file types, for the API description. */
	accepts: string;
	/**
	 * Called before the file is read, with the preceding form fields: anonymous uploads must be authorized before
	 * anything is stored.
	 */
	admits?: (args: { deps: Deps; fields: Readonly<Record<string, unknown>>; call: CallContext }) => Promise<void>;
};

export type UploadDefinition<
	A extends AccessPolicy,
	Path extends string,
	P extends Shape,
	B extends Shape,
	O extends z.ZodType,
> = Omit<Described<P, None>, 'query'> & {
	path: Path;
	/** For calls without a session. */
	withoutCsrf?: boolean;
	/** Form fields, including the file as `receivedFile(…)`. */
	form: B;
	file: UploadTraits;
	output: O;
	success: ServerText;
	/** The temporary file is removed after the handler. */
	handler: Handler<A, P, None, B, z.input<O> | Answer<z.input<O>>>;
};

export type Operation<
	K extends Kind = Kind,
	P extends Shape = Shape,
	Q extends Shape = Shape,
	B extends Shape = Shape,
	O extends z.ZodType = z.ZodType,
	Path extends string = string,
> = {
	kind: K;
	access: AccessPolicy;
	methods: readonly Method[];
	path: Path;
	summary: string;
	details: string | null;
	params: P;
	query: Q;
	parameterTexts: Readonly<Record<string, string | undefined>>;
	refusals: Refusals;
	body: B;
	hasBody: boolean;
	bodyLimit: BodyLimit;
	output: O;
	success: ServerText | null;
	labels: Feature | null;
	needsCsrf: boolean;
	/** Set by `withCosts`. */
	cost: Cost;
	mayBeMissing: boolean;
	fromReplica: boolean;
	traits: ReadonlySet<Trait>;
	file: FileTraits | null;
	upload: UploadTraits | null;
	/** Body, query and params in one object, as in tRPC. */
	input: z.ZodObject<P & Q & B>;
	// Arguments are contravariant, so `never` fits operations of any policy; `admit` ensures that the actor matches.
	run: (deps: Deps, actor: never, input: never, call: CallContext) => Promise<unknown>;
};

/** Runs an operation with an admitted actor and parsed input. */
export type Run = (deps: Deps, actor: Actor | null, input: unknown, call: CallContext) => Promise<unknown>;

export type OperationTree = { readonly [name: string]: Operation | OperationTree };

export const isOperation = (node: Operation | OperationTree): node is Operation =>
	typeof (node as Operation).run === 'function' && typeof (node as Operation).path === 'string';

export type NamedOperation = { name: string; operation: Operation };

/** The operations as a flat list, with their names in the router, such as 'console.companies.update'. */
export const listOperations = (tree: OperationTree, prefix = ''): NamedOperation[] =>
	Object.entries(tree).flatMap(([key, node]) =>
		isOperation(node) ? [{ name: prefix + key, operation: node }] : listOperations(node, `${prefix}${key}.`),
	);
