import { TRPCClientError } from '@trpc/client';
import { translate } from './locale.tsx';
import { type Fields, isFields, numberIn, textIn } from './shape.ts';

/** The error of a call, normalized as in section 8 of the specification. */
export class ApiFailure extends Error {
	/** 0 without a response; null if nothing was sent. */
	readonly status: number | null;
	readonly errors: Record<string, string[]>;
	readonly retryAfterSeconds: number | null;
	/** Further fields of the response, such as the next step of a sign-in. */
	readonly extra: Fields | null;

	constructor(
		status: number | null,
		message: string,
		errors: Record<string, string[]> = {},
		retryAfterSeconds: number | null = null,
		extra: Fields | null = null,
	) {
		super(message);
		this.status = status;
		this.errors = errors;
		this.retryAfterSeconds = retryAfterSeconds;
		this.extra = extra;
	}
}

type Answered = {
	status: number;
	message: string;
	errors?: Record<string, string[]> | null;
	retryAfter?: number | null;
	extra?: Fields | null;
};

/** Maps a status and its message by the normalization table. */
export const normalise = (answered: Answered, isLogin: boolean): ApiFailure => {
	const { status, message, errors, retryAfter, extra } = answered;
	if (status >= 500) return new ApiFailure(500, translate('common.errors.somethingWrong'));
	if (status === 419) return new ApiFailure(401, translate('common.errors.sessionExpired'));
	if (status === 401 && !isLogin) return new ApiFailure(401, translate('common.errors.sessionExpired'));
	if (status === 404) return new ApiFailure(404, translate('common.errors.notFound'));
	const said = message || translate('common.errors.somethingWrong');
	return new ApiFailure(status, said, errors ?? {}, retryAfter ?? null, extra ?? null);
};

export const noConnection = (): ApiFailure => new ApiFailure(0, translate('common.errors.noConnection'));

/** `{field: [message, …]}`; anything else is dropped. */
const fieldErrorsOf = (value: unknown): Record<string, string[]> => {
	if (!isFields(value)) return {};
	const entries = Object.entries(value).map(([field, messages]) => [
		field,
		Array.isArray(messages) ? messages.filter((message) => typeof message === 'string') : [],
	]);
	return Object.fromEntries(entries);
};

/** Sign-in calls: their 401 is about the credentials, not about an expired session. */
const SIGN_INS = /\.(login|secondFactorLogin|passkeyLogin)$/;

/** Reads the `data` of the server's tRPC errors; null if it is not ours. */
const answeredBy = (data: Fields, message: string): ApiFailure | null => {
	const status = numberIn(data, 'httpStatus');
	if (status === null) return null;
	const isLogin = SIGN_INS.test(textIn(data, 'path') ?? '');
	const errors = fieldErrorsOf(data.errors);
	const extra = isFields(data.extra) ? data.extra : null;
	return normalise({ status, message, errors, retryAfter: numberIn(data, 'retryAfter'), extra }, isLogin);
};

const statusOf = (meta: unknown): number | null =>
	isFields(meta) && meta.response instanceof Response ? meta.response.status : null;

/** Converts any error of a call to an `ApiFailure`. */
export const failureOf = (error: unknown): ApiFailure => {
	if (error instanceof ApiFailure) return error;
	if (error instanceof TRPCClientError) {
		if (error.cause instanceof ApiFailure) return error.cause;
		const answered = isFields(error.data) ? answeredBy(error.data, error.message) : null;
		if (answered) return answered;
		// The response came from an intermediary, such as a proxy with its own error page.
		const status = statusOf(error.meta);
		if (status !== null && status >= 400) return normalise({ status, message: '' }, false);
	}
	return new ApiFailure(500, translate('common.errors.somethingWrong'));
};

const bodyOf = async (response: Response): Promise<Fields> => {
	try {
		const body: unknown = await response.json();
		return isFields(body) ? body : {};
	} catch {
		return {};
	}
};

/** Converts an error response of the REST API, such as a download. */
export const failureOfResponse = async (response: Response): Promise<ApiFailure> => {
	const body = await bodyOf(response);
	const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
	return normalise(
		{
			status: response.status,
			message: textIn(body, 'message') ?? '',
			errors: fieldErrorsOf(body.errors),
			retryAfter: Number.isFinite(retryAfter) ? retryAfter : null,
		},
		response.url.includes('login'),
	);
};

/** A record of a reloaded list; it may have been deleted meanwhile. @throws ApiFailure */
export const foundIn = <T extends { id: number }>(rows: readonly T[], id: number): T => {
	const found = rows.find((row) => row.id === id);
	if (!found) throw new ApiFailure(404, translate('common.errors.notFound'));
	return found;
};
