import type { ServerText } from '#shared/i18n/server/texts.ts';
import type { TextVariables } from '#shared/i18n/translate.ts';

export type FieldMessage = { key: ServerText; variables?: TextVariables };

/** What is wrong, by the field's dotted path on the wire. */
export type FieldErrors = Record<string, readonly FieldMessage[]>;

type Refusal = { status: number; variables?: TextVariables; fields?: FieldErrors; retryAfterSeconds?: number };

/** An error that is an answer: a text key, a status, and for a 422 the fields (contract, section 1). */
export class AppError extends Error {
	readonly code: ServerText;
	readonly status: number;
	readonly variables: TextVariables;
	readonly fields: FieldErrors | null;
	readonly retryAfterSeconds: number | null;

	constructor(code: ServerText, refusal: Refusal) {
		super(code);
		this.code = code;
		this.status = refusal.status;
		this.variables = refusal.variables ?? {};
		this.fields = refusal.fields ?? null;
		this.retryAfterSeconds = refusal.retryAfterSeconds ?? null;
	}
}

/** 404. The same for a record that is not there, not theirs, or not yet there for this reader. */
export const notFound = (): AppError => new AppError('common.notFound', { status: 404 });

/** 409. */
export const conflict = (code: ServerText, variables: TextVariables = {}): AppError =>
	new AppError(code, { status: 409, variables });

/** 422 with messages on fields. */
export const invalid = (fields: FieldErrors): AppError => {
	const first = Object.values(fields)[0]?.[0];
	return new AppError(first?.key ?? 'validation.type', { status: 422, variables: first?.variables ?? {}, fields });
};

/** 422 on one field. */
export const invalidField = (field: string, key: ServerText, variables: TextVariables = {}): AppError =>
	invalid({ [field]: [{ key, variables }] });
