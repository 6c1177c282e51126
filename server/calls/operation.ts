import type { z } from 'zod';
import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Config } from '#server/base/config.ts';
import type { Throttle } from '#server/base/limits.ts';
import type { Feature } from '#shared/texts/feature-labels.ts';
import type { ServerText } from '#shared/texts/server.ts';
import type { AccessPolicy, ActorOf } from './access.ts';
import type { Answer } from './answer.ts';
import type { Deps } from './deps.ts';
import type { FilePending, GrowingFile, ServedFile } from './file.ts';

/**
 * An operation is defined once, in its feature's `operations.ts`, and served as a REST route (`rest.ts`), as a tRPC
 * procedure (`trpc.ts`; except files and uploads) and in the OpenAPI document (`openapi.ts`).
 */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type WriteMethod = Exclude<Method, 'GET'>;

export type Kind = 'query' | 'mutation' | 'file' | 'upload';

export type Shape = z.ZodRawShape;
/** No fields. */
export type None = Record<never, z.ZodType>;

type Input<P extends Shape, Q extends Shape, B extends Shape> = z.output<z.ZodObject<P & Q & B>>;

type Handler<A extends AccessPolicy, P extends Shape, Q extends Shape, B extends Shape, R> = (
	deps: Deps,
	actor: ActorOf<A>,
	input: NoInfer<Input<P, Q, B>>,
	call: CallContext,
) => Promise<R>;

/** The limit of a JSON body: its size, and its objects, arrays and their elements. */
export type BodyLimit = { bytes: number; elements: number };

/** What few operations are. */
export type Trait =
	/** Somebody may call it who still has to set up a second factor. */
	| 'beforeSecondFactor'
	/**
	 * Nobody can tell later that or when it was called: it is in no request log, no metric and no count of refusals, and its
	 * limits are counted in this process alone, by a key that holds no address.
	 */
	| 'untraced'
	/** Its limit counts what it does not find, and nothing else: who finds may call it at any rate. */
	| 'limitsMissesOnly';

/** What every definition has in common. */
type Described<P extends Shape, Q extends Shape> = {
	summary: string;
	/** Added to the API description, after the access policy. */
	details?: string;
	params?: P;
	query?: Q;
	/** The limit of the JSON body, one of `BODY_LIMITS`. */
	bodyLimit?: BodyLimit;
	/** Whether it answers 404 without an id in its path, as while there is no record yet. */
	mayBeMissing?: boolean;
	/** A list, or its file: a read that may be served by a replica, which sees all that was written before the call. */
	fromReplica?: boolean;
	/** The feature whose labels name the fields in messages, where another feature uses the same name differently. */
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
	/** Skips the CSRF check: for calls without a session. */
	withoutCsrf?: boolean;
	/** Limited by address, as calls of this kind are. */
	throttled?: Throttle;
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
		/** Omitted if only the message is answered; `data` is then null. */
		output?: O;
		/** The message on success. */
		success?: ServerText;
		handler: Handler<A, P, Q, B, z.input<O> | Answer<z.input<O>>>;
	};

/** The static properties of a file. */
export type FileTraits = {
	contentType: string;
	/** Whether it answers 202 with Retry-After while a worker is rendering the file. */
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

/** The file of an upload's form; a form has one. */
export type UploadTraits = {
	/** The form field of the file. */
	field: string;
	/** The message when more than one file is sent. */
	onlyOne: ServerText;
	maxBytes: (config: Config) => number;
	/** The accepted files, for the API description. */
	accepts: string;
	/**
	 * Asked before the file is read, with the fields that came before it: what strangers send is not stored unless they
	 * may send it.
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
	/** Skips the CSRF check: for calls without a session. */
	withoutCsrf?: boolean;
	/** The fields of the form, including the file as `receivedFile(…)`. */
	form: B;
	file: UploadTraits;
	output: O;
	success: ServerText;
	/** The temporary file is removed when the handler has ended. */
	handler: Handler<A, P, None, B, z.input<O>>;
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
	body: B;
	hasBody: boolean;
	bodyLimit: BodyLimit;
	output: O;
	success: ServerText | null;
	labels: Feature | null;
	needsCsrf: boolean;
	throttled: Throttle | null;
	mayBeMissing: boolean;
	fromReplica: boolean;
	traits: ReadonlySet<Trait>;
	/** Set for kind `file` only. */
	file: FileTraits | null;
	/** Set for kind `upload` only. */
	upload: UploadTraits | null;
	/** Body, query and params in one object, as tRPC takes them. */
	input: z.ZodObject<P & Q & B>;
	// Arguments are contravariant, so `never` fits operations of any policy; `admit` ensures that the actor matches.
	run: (deps: Deps, actor: never, input: never, call: CallContext) => Promise<unknown>;
};

/** How an operation is run once its actor is admitted and its input parsed. */
export type Run = (deps: Deps, actor: Actor | null, input: unknown, call: CallContext) => Promise<unknown>;

/** Operations, nested as in the router. */
export type OperationTree = { readonly [name: string]: Operation | OperationTree };

export const isOperation = (node: Operation | OperationTree): node is Operation =>
	typeof (node as Operation).run === 'function' && typeof (node as Operation).path === 'string';

export type NamedOperation = { name: string; operation: Operation };

/** A flat list of the operations with their names in the router, such as 'console.companies.update'. */
export const listOperations = (tree: OperationTree, prefix = ''): NamedOperation[] =>
	Object.entries(tree).flatMap(([key, node]) =>
		isOperation(node) ? [{ name: prefix + key, operation: node }] : listOperations(node, `${prefix}${key}.`),
	);
