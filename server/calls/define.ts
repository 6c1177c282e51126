import { z } from 'zod';
import { PDF_TYPE, XLSX_TYPE } from '#shared/exports/documents.ts';
import type { Feature } from '#shared/texts/feature-labels.ts';
import type { AccessPolicy } from './access.ts';
import type {
	BodyLimit,
	FileDefinition,
	FileTraits,
	Kind,
	MutationDefinition,
	None,
	Operation,
	QueryDefinition,
	Refusals,
	Shape,
	Trait,
	UploadDefinition,
	WriteMethod,
} from './operation.ts';

const KB = 1024;

export const BODY_LIMITS = {
	/** Credentials, tokens and codes of anonymous callers. */
	credentials: { bytes: 16 * KB, elements: 200 },
	/** The result of an anonymous assessment. */
	visitor: { bytes: 192 * KB, elements: 20_000 },
	form: { bytes: 256 * KB, elements: 2_000 },
	/** Texts and ratings of a whole sheet, report or proposal; assignments of 100,000 companies. */
	texts: { bytes: 4 * KB * KB, elements: 200_000 },
	/** A whole paper; the largest has about 100,000 elements. */
	paper: { bytes: 5 * KB * KB, elements: 200_000 },
} satisfies Record<string, BodyLimit>;

/** Fields of an operation that have defaults. */
const base = <P extends Shape, Q extends Shape, B extends Shape>(
	definition: {
		summary: string;
		details?: string;
		params?: P;
		query?: Q;
		parameterTexts?: Readonly<Record<string, string | undefined>>;
		refusals?: Refusals;
		bodyLimit?: BodyLimit;
		mayBeMissing?: boolean;
		fromReplica?: boolean;
		labels?: Feature;
		traits?: readonly Trait[];
	},
	body: B | undefined,
) => {
	const params = definition.params ?? ({} as P);
	const query = definition.query ?? ({} as Q);
	const fields = body ?? ({} as B);
	return {
		summary: definition.summary,
		details: definition.details ?? null,
		params,
		query,
		parameterTexts: definition.parameterTexts ?? {},
		refusals: definition.refusals ?? {},
		body: fields,
		hasBody: body !== undefined,
		bodyLimit: definition.bodyLimit ?? BODY_LIMITS.form,
		input: z.object({ ...fields, ...query, ...params }) as z.ZodObject<P & Q & B>,
		mayBeMissing: definition.mayBeMissing ?? false,
		fromReplica: definition.fromReplica ?? false,
		labels: definition.labels ?? null,
		traits: new Set(definition.traits),
		success: null,
		needsCsrf: false,
		cost: 'light' as const,
		file: null,
		upload: null,
	};
};

/** Output of a call that returns only a message. */
const NOTHING: z.ZodType = z.null();

const guards = ({ withoutCsrf = false }: { withoutCsrf?: boolean }) => ({ needsCsrf: !withoutCsrf });

const methodsOf = (method: WriteMethod | readonly WriteMethod[]): readonly WriteMethod[] =>
	typeof method === 'string' ? [method] : method;

type Defined<
	K extends Kind,
	P extends Shape,
	Q extends Shape,
	B extends Shape,
	O extends z.ZodType,
	Path extends string = string,
> = Operation<K, P, Q, B, O, Path>;

const fileFor =
	<A extends AccessPolicy>(access: A) =>
	<const Path extends string, P extends Shape = None, Q extends Shape = None, B extends Shape = None>(
		definition: FileDefinition<A, Path, P, Q, B>,
	): Defined<'file', P, Q, B, z.ZodType, Path> => ({
		...base<P, Q, B>(definition, definition.body),
		...(definition.method === 'POST' ? guards(definition) : {}),
		kind: 'file',
		access,
		methods: [definition.method ?? 'GET'],
		path: definition.path,
		output: NOTHING,
		file: { contentType: definition.contentType, mayBePending: definition.mayBePending ?? false },
		run: definition.handler,
	});

const callsFor = <A extends AccessPolicy>(access: A) => ({
	query: <O extends z.ZodType, P extends Shape = None, Q extends Shape = None>(
		definition: QueryDefinition<A, P, Q, O>,
	): Defined<'query', P, Q, None, O> => ({
		...base<P, Q, None>(definition, undefined),
		kind: 'query',
		access,
		methods: ['GET'],
		path: definition.path,
		output: definition.output,
		run: definition.handler,
	}),
	mutation: <P extends Shape = None, Q extends Shape = None, B extends Shape = None, O extends z.ZodType = z.ZodNull>(
		definition: MutationDefinition<A, P, Q, B, O>,
	): Defined<'mutation', P, Q, B, O> => ({
		...base<P, Q, B>(definition, definition.body),
		...guards(definition),
		kind: 'mutation',
		access,
		methods: methodsOf(definition.method),
		path: definition.path,
		output: definition.output ?? (NOTHING as O),
		success: definition.success ?? null,
		run: definition.handler,
	}),
	file: fileFor(access),
	workbook: <const Path extends string, P extends Shape = None, Q extends Shape = None, B extends Shape = None>(
		definition: Omit<FileDefinition<A, Path, P, Q, B>, keyof FileTraits>,
	) => fileFor(access)<Path, P, Q, B>({ ...definition, contentType: XLSX_TYPE }),
	/** A PDF printed by a worker; 202 with Retry-After until it is ready. */
	pdf: <const Path extends string, P extends Shape = None, Q extends Shape = None, B extends Shape = None>(
		definition: Omit<FileDefinition<A, Path, P, Q, B>, keyof FileTraits>,
	) => fileFor(access)<Path, P, Q, B>({ ...definition, contentType: PDF_TYPE, mayBePending: true }),
	/** A multipart form with one file. */
	upload: <const Path extends string, B extends Shape, O extends z.ZodType, P extends Shape = None>(
		definition: UploadDefinition<A, Path, P, B, O>,
	): Defined<'upload', P, None, B, O, Path> => ({
		...base<P, None, B>(definition, definition.form),
		...guards(definition),
		kind: 'upload',
		access,
		methods: ['POST'],
		path: definition.path,
		output: definition.output,
		success: definition.success,
		upload: definition.file,
		run: definition.handler,
	}),
});

/** Anybody; a token is ignored. */
export const open = callsFor('open');
/** Any signed-in user of either area. */
export const signedIn = callsFor('signedIn');
export const company = callsFor('company');
export const companyAdmin = callsFor('companyAdmin');
/** Assessors, who see their companies, and console admins, who see all. */
export const consoleStaff = callsFor('consoleStaff');
export const consoleAdmin = callsFor('consoleAdmin');
