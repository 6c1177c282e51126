import type { Operation } from '#server/calls/operation.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type Answer, call } from '#tests/support/client.ts';

/** The response of a call over REST or tRPC, in one shape to compare them. */
export type ProcedureResult = {
	status: number;
	message: string;
	data: unknown;
	errors: Record<string, string[]> | null;
	meta: unknown;
};

export type ProcedureOptions = { token: string | null; locale?: 'ja' | 'en'; input?: Record<string, unknown> };

const PATH_PARAMETER = /:(\w+)\*?/g;

/** The input without the parameters of the path. */
const restOf = ({ params }: Operation, input: Record<string, unknown>): [string, unknown][] =>
	Object.entries(input).filter(([key]) => !(key in params));

/** The URL of a call with its input: the parameters in the path; for queries, the rest in the query string. */
export const addressOf = (operation: Operation, input: Record<string, unknown>): string => {
	const { path, kind } = operation;
	const address = path.replace(PATH_PARAMETER, (_, name: string) => String(input[name]));
	const rest = restOf(operation, input);
	if (kind === 'mutation' || rest.length === 0) return address;
	return `${address}?${new URLSearchParams(rest.map(([key, value]) => [key, String(value)]))}`;
};

const bodyOf = (operation: Operation, input: Record<string, unknown>): Record<string, unknown> =>
	Object.fromEntries(restOf(operation, input));

export const callRest = async (
	app: Pick<TestApp, 'url'>,
	operation: Operation,
	options: ProcedureOptions,
): Promise<ProcedureResult> => {
	const { token, locale = 'en', input = {} } = options;
	const answer: Answer = await call(app, operation.methods[0] ?? 'GET', addressOf(operation, input), {
		token,
		locale,
		...(operation.hasBody ? { body: bodyOf(operation, input) } : {}),
	});
	const { errors = null, meta = null } = JSON.parse(answer.text) as Partial<ProcedureResult>;
	return { status: answer.status, message: answer.message, data: answer.data ?? null, errors, meta };
};

type Wire = {
	result?: { data: { message: string; data: unknown; meta?: unknown } };
	error?: { message: string; data: { httpStatus: number; errors: ProcedureResult['errors'] } };
};

/** A tRPC request by name, as the typed client sends it. */
export const callTrpc = async (
	app: Pick<TestApp, 'url'>,
	name: string,
	operation: Operation,
	options: ProcedureOptions,
): Promise<ProcedureResult> => {
	const { token, locale = 'en', input = {} } = options;
	const isQuery = operation.kind === 'query';
	const sent = JSON.stringify(input);
	const response = await fetch(`${app.url}/trpc/${name}${isQuery ? `?input=${encodeURIComponent(sent)}` : ''}`, {
		method: isQuery ? 'GET' : 'POST',
		headers: {
			'Accept-Language': locale,
			'Content-Type': 'application/json',
			...(token ? { Authorization: `Bearer ${token}` } : {}),
		},
		...(isQuery ? {} : { body: sent }),
	});
	const { result, error } = (await response.json()) as Wire;
	if (error) {
		const { httpStatus: status, errors } = error.data;
		if (status !== response.status) throw new Error(`${name} says ${status} and answers ${response.status}`);
		return { status, message: error.message, data: null, errors, meta: null };
	}
	if (!result) throw new Error(`${name} answered neither a result nor an error`);
	const { message, data, meta = null } = result.data;
	return { status: response.status, message, data: data ?? null, errors: null, meta };
};
