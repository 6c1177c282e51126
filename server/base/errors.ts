import type { TextVariables } from '#shared/i18n/translate.ts';
import type { ServerText } from '#shared/texts/server.ts';

export type FieldMessage = { key: ServerText; variables?: TextVariables };

/** Validation errors by dotted wire path of the field. */
export type FieldErrors = Record<string, readonly FieldMessage[]>;

type AppErrorOptions = {
	status: number;
	variables?: TextVariables;
	fields?: FieldErrors;
	retryAfterSeconds?: number;
	/** Further fields of the response, such as the challenge of a second factor. */
	extra?: Readonly<Record<string, unknown>>;
};

/** An error for the client: text key, status and, with 422, messages by field (contract, section 1). */
export class AppError extends Error {
	readonly code: ServerText;
	readonly status: number;
	readonly variables: TextVariables;
	readonly fields: FieldErrors | null;
	readonly retryAfterSeconds: number | null;
	readonly extra: Readonly<Record<string, unknown>> | null;

	constructor(code: ServerText, options: AppErrorOptions) {
		super(code);
		this.code = code;
		this.status = options.status;
		this.variables = options.variables ?? {};
		this.fields = options.fields ?? null;
		this.retryAfterSeconds = options.retryAfterSeconds ?? null;
		this.extra = options.extra ?? null;
	}
}

/** 404: the record does not exist or is not visible to the actor; both look alike. */
export const notFound = (): AppError => new AppError('common.notFound', { status: 404 });

export const conflict = (code: ServerText, variables: TextVariables = {}): AppError =>
	new AppError(code, { status: 409, variables });

export const invalid = (fields: FieldErrors): AppError => {
	const first = Object.values(fields)[0]?.[0];
	return new AppError(first?.key ?? 'validation.type', { status: 422, variables: first?.variables ?? {}, fields });
};

export const invalidField = (field: string, key: ServerText, variables: TextVariables = {}): AppError =>
	invalid({ [field]: [{ key, variables }] });
