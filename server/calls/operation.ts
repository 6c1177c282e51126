import type { z } from 'zod';
import type { Actor, CallContext } from '#server/base/actor.ts';
import type { Config } from '#server/base/config.ts';
import type { Feature } from '#shared/i18n/feature-labels.ts';
import type { ServerText } from '#shared/i18n/server/texts.ts';
import type { AccessPolicy, ActorOf } from './access.ts';
import type { Answer } from './answer.ts';
import type { Deps } from './deps.ts';
import type { FilePending, ServedFile } from './file.ts';

/**
 * A call is defined once, in its feature's `operations.ts`, and served from there: as a REST route (`rest.ts`), as a
 * tRPC procedure (`trpc.ts`; files and uploads over REST alone) and as an OpenAPI operation (`openapi.ts`).
 */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type WriteMethod = Exclude<Method, 'GET'>;

export type Kind = 'query' | 'mutation' | 'file' | 'upload';

export type Shape = z.ZodRawShape;
/** No fields. */
export type None = Record<never, z.ZodType>;

type Input<P extends Shape, Q extends Shape, B extends Shape> = z.output<z.ZodObject<P & Q & B>>;

type Handler<A extends AccessPolicy, P extends Shape, Q extends Shape, B extends Shape, R> = (args: {
	deps: Deps;
	actor: ActorOf<A>;
	input: Input<P, Q, B>;
	call: CallContext;
}) => Promise<R>;

/** What every call says of itself. */
type Described<P extends Shape, Q extends Shape> = {
	summary: string;
	/** For the API description, behind who may call. */
	details?: string;
	params?: P;
	query?: Q;
	/** Answers 404 although no id is in its path: where there is none yet. */
	mayBeMissing?: boolean;
	/** Whose labels name its fields in messages, where a name has another meaning in another feature. */
	labels?: Feature;
};

export type QueryDefinition<A extends AccessPolicy, P extends Shape, Q extends Shape, O extends z.ZodType> = Described<
	P,
	Q
> & {
	path: string;
	output: O;
	handler: Handler<A, P, Q, None, z.input<O> | Answer<z.input<O>>>;
};

/** How a write is guarded beside its access policy. */
type Guards = {
	/** The free assessment has no session to ride. */
	withoutCsrf?: boolean;
	/** Counted as one of the few open attempts a minute per address. */
	throttled?: boolean;
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
		/** Several where the specification says 'PUT or PATCH'. */
		method: WriteMethod | readonly WriteMethod[];
		body?: B;
		/** Left out where nothing but the message is answered. */
		output?: O;
		/** The sentence that a success answers. */
		success?: ServerText;
		handler: Handler<A, P, Q, B, z.input<O> | Answer<z.input<O>>>;
	};

/** What is known of a file before it is asked for. */
export type FileTraits = {
	contentType: string;
	/** Answers 202 with Retry-After while a worker still makes it. */
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
		/** GET unless said otherwise. */
		method?: 'POST';
		body?: B;
		contentType: string;
		mayBePending?: boolean;
		handler: Handler<A, P, Q, B, ServedFile | FilePending>;
	};

/** The one file of an upload's form. */
export type UploadTraits = {
	/** The field that takes the file. */
	field: string;
	/** What is said to two of them. */
	onlyOne: ServerText;
	maxBytes: (config: Config) => number;
	/** Which files, for the API description. */
	accepts: string;
};

export type UploadDefinition<A extends AccessPolicy, Path extends string, B extends Shape, O extends z.ZodType> = Omit<
	Described<None, None>,
	'params' | 'query'
> & {
	path: Path;
	/** The fields of the form, the file among them as `receivedFile(…)`. */
	form: B;
	file: UploadTraits;
	output: O;
	success: ServerText;
	/** The file is gone once this is done. */
	handler: Handler<A, None, None, B, z.input<O>>;
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
	output: O;
	success: ServerText | null;
	labels: Feature | null;
	needsCsrf: boolean;
	throttled: boolean;
	mayBeMissing: boolean;
	/** Of a file alone. */
	file: FileTraits | null;
	/** Of an upload alone. */
	upload: UploadTraits | null;
	/** All of the input in one object, as tRPC takes it. */
	input: z.ZodObject<P & Q & B>;
	// Arguments are contravariant: an operation of any policy fits here, and `admit` sees to it that its actor does too.
	run: (args: never) => Promise<unknown>;
};

export type RunArguments = { deps: Deps; actor: Actor | null; input: unknown; call: CallContext };

/** Groups of operations, as the router nests them. */
export type OperationTree = { readonly [name: string]: Operation | OperationTree };

export const isOperation = (node: Operation | OperationTree): node is Operation =>
	typeof (node as Operation).run === 'function' && typeof (node as Operation).path === 'string';

export type NamedOperation = { name: string; operation: Operation };

/** Every operation with its name in the router, such as 'console.companies.update'. */
export const listOperations = (tree: OperationTree, prefix = ''): NamedOperation[] =>
	Object.entries(tree).flatMap(([key, node]) =>
		isOperation(node) ? [{ name: prefix + key, operation: node }] : listOperations(node, `${prefix}${key}.`),
	);
