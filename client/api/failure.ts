import { TRPCClientError } from '@trpc/client';
import { z } from 'zod/mini';
import { translate } from '../app/locale.tsx';

/** What went wrong with a call, after the request-level normalisation of section 8 of the specification. */
export class ApiFailure extends Error {
	/** 0 where no answer came; null where nothing was sent. */
	readonly status: number | null;
	readonly errors: Record<string, string[]>;
	readonly retryAfterSeconds: number | null;

	constructor(
		status: number | null,
		message: string,
		errors: Record<string, string[]> = {},
		retryAfterSeconds: number | null = null,
	) {
		super(message);
		this.status = status;
		this.errors = errors;
		this.retryAfterSeconds = retryAfterSeconds;
	}
}

const errorData = z.object({
	httpStatus: z.number(),
	errors: z.nullable(z.record(z.string(), z.array(z.string()))),
	retryAfter: z.optional(z.nullable(z.number())),
	path: z.optional(z.string()),
});

type Answered = {
	status: number;
	message: string;
	errors?: Record<string, string[]> | null;
	retryAfter?: number | null;
};

/** The normalisation table: what a status becomes before anything reacts to it. */
export const normalise = ({ status, message, errors, retryAfter }: Answered, isLogin: boolean): ApiFailure => {
	if (status >= 500) return new ApiFailure(500, translate('common.errors.somethingWrong'));
	if (status === 419) return new ApiFailure(401, translate('common.errors.sessionExpired'));
	if (status === 401 && !isLogin) return new ApiFailure(401, translate('common.errors.sessionExpired'));
	if (status === 404) return new ApiFailure(404, translate('common.errors.notFound'));
	return new ApiFailure(status, message || translate('common.errors.somethingWrong'), errors ?? {}, retryAfter ?? null);
};

export const noConnection = (): ApiFailure => new ApiFailure(0, translate('common.errors.noConnection'));

/** Any error of a call as an `ApiFailure`. */
export const failureOf = (error: unknown): ApiFailure => {
	if (error instanceof ApiFailure) return error;
	if (error instanceof TRPCClientError) {
		if (error.cause instanceof ApiFailure) return error.cause;
		const data = z.safeParse(errorData, error.data);
		if (data.success) {
			const { httpStatus, errors, retryAfter, path } = data.data;
			const isLogin = path?.endsWith('.login') ?? false;
			return normalise({ status: httpStatus, message: error.message, errors, retryAfter: retryAfter ?? null }, isLogin);
		}
		return noConnection();
	}
	return new ApiFailure(500, translate('common.errors.somethingWrong'));
};
