import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { AppError, type FieldErrors } from '#server/base/errors.ts';
import { TooManyAttempts } from '#server/base/limits.ts';
import { databaseError, isDatabaseDown } from '#server/db/client.ts';
import type { Locale, TextVariables } from '#shared/i18n/translate.ts';
import type { Feature } from '#shared/texts/feature-labels.ts';
import { fieldName, type ServerText, serverText, statusName } from '#shared/texts/server.ts';
import { InvalidInput } from './input.ts';

/** An error as sent to the client, over REST and tRPC. */
export type Failure = {
	status: number;
	message: string;
	errors: Record<string, string[]> | null;
	/** Further fields of the response. */
	extra: Readonly<Record<string, unknown>> | null;
	headers: Record<string, string>;
	/** A bug, to be logged. */
	unexpected: boolean;
};

const lastName = (path: string): string => path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path;

const localise = (locale: Locale, fields: FieldErrors, labels: Feature | null): Record<string, string[]> =>
	Object.fromEntries(
		Object.entries(fields).map(([path, messages]) => [
			path,
			messages.map(({ key, variables }) =>
				serverText(locale, key, { field: fieldName(locale, lastName(path), labels), ...variables }),
			),
		]),
	);

const sizesOf = (issue: z.core.$ZodIssue): TextVariables => {
	const { minimum, maximum } = issue as { minimum?: number | bigint; maximum?: number | bigint };
	return {
		...(minimum === undefined ? {} : { minimum: Number(minimum) }),
		...(maximum === undefined ? {} : { maximum: Number(maximum) }),
	};
};

/** Maximum number of fields in a response about malformed input; its message counts all errors. */
const MAX_FIELDS = 100;

/**
 * Zod's issues as field errors, cut off at `MAX_FIELDS`. Messages of schemas are text keys
 * (`shared/validation-message.ts`).
 */
const fieldsOfZod = (error: z.core.$ZodError): FieldErrors => {
	const fields = new Map<string, { key: ServerText; variables: TextVariables }[]>();
	for (const issue of error.issues) {
		const path = issue.path.map(String).join('.') || 'body';
		const message = { key: issue.message as ServerText, variables: sizesOf(issue) };
		const known = fields.get(path);
		if (known) known.push(message);
		else if (fields.size < MAX_FIELDS) fields.set(path, [message]);
	}
	return Object.fromEntries(fields);
};

const countOf = (fields: FieldErrors): number => Object.values(fields).flat().length;

/** `total` counts all errors; `fields` may be cut off. */
const invalidAnswer = (
	locale: Locale,
	fields: FieldErrors,
	labels: Feature | null = null,
	total = countOf(fields),
): Failure => {
	const errors = localise(locale, fields, labels);
	const first = Object.values(errors).flat()[0] ?? serverText(locale, 'common.internal');
	const more = total - 1;
	const message =
		more === 0
			? first
			: more === 1
				? serverText(locale, 'common.andMoreOne', { first })
				: serverText(locale, 'common.andMore', { first, count: more });
	return { status: 422, message, errors, extra: null, headers: {}, unexpected: false };
};

const invalidShape = (locale: Locale, problems: z.core.$ZodError, labels: Feature | null): Failure =>
	invalidAnswer(locale, fieldsOfZod(problems), labels, problems.issues.length);

const refusal = (status: number, message: string, headers: Record<string, string> = {}): Failure => ({
	status,
	message,
	errors: null,
	extra: null,
	headers,
	unexpected: false,
});

const headersOf = (error: AppError): Record<string, string> => {
	if (error instanceof TooManyAttempts) {
		return {
			'Retry-After': String(error.retryAfterSeconds),
			'X-RateLimit-Limit': String(error.limit),
			'X-RateLimit-Remaining': '0',
			'X-RateLimit-Reset': String(Math.ceil(error.resetAt.getTime() / 1000)),
		};
	}
	return error.retryAfterSeconds === null ? {} : { 'Retry-After': String(error.retryAfterSeconds) };
};

/** Replaces a status id in the variable `status` by the status's name. */
const withStatusName = (locale: Locale, variables: TextVariables): TextVariables =>
	typeof variables.status === 'number' ? { ...variables, status: statusName(locale, variables.status) } : variables;

type TransportError = { statusCode?: number; code?: string };

/** Errors thrown by Fastify while it parses the request. */
const ofTransport = (locale: Locale, { statusCode, code }: TransportError): Failure | null => {
	if (statusCode === 413) return refusal(413, serverText(locale, 'common.tooLarge'));
	if (statusCode === 415) return refusal(415, serverText(locale, 'common.unsupportedType'));
	if (statusCode === 400 && code !== undefined) return refusal(400, serverText(locale, 'common.invalidJson'));
	return null;
};

export const failureOf = (error: unknown, locale: Locale): Failure => {
	if (error instanceof AppError) {
		if (error.fields) return { ...invalidAnswer(locale, error.fields), extra: error.extra };
		const message = serverText(locale, error.code, withStatusName(locale, error.variables));
		return { ...refusal(error.status, message, headersOf(error)), extra: error.extra };
	}
	if (error instanceof InvalidInput) return invalidShape(locale, error.problems, error.labels);
	if (isDatabaseDown(error)) return refusal(503, serverText(locale, 'common.unavailable'), { 'Retry-After': '5' });
	const transport = ofTransport(locale, (error ?? {}) as TransportError);
	return transport ?? { ...refusal(500, serverText(locale, 'common.internal')), unexpected: true };
};

/** Messages of PostgreSQL's data exceptions (class 22) quote the offending value, so only the code is logged. */
const isDataException = (error: unknown): boolean => databaseError(error).code?.startsWith('22') === true;

/** An unexpected error for the log, without user input: statement parameters are left out. */
export const loggable = (error: unknown): { name: string; message: string; stack?: string } => {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	if (!(cause instanceof Error)) return { name: 'unknown', message: typeof cause };
	const stack = (error instanceof Error ? error.stack : undefined)
		?.split('\n')
		.filter((line) => /^\s+at /.test(line))
		.join('\n');
	const message = isDataException(error) ? `SQLSTATE ${databaseError(error).code}` : cause.message.split('\n')[0];
	return { name: cause.name, message: message ?? '', ...(stack ? { stack } : {}) };
};

export const sendFailure = (reply: FastifyReply, failure: Failure): FastifyReply =>
	reply
		.code(failure.status)
		.headers(failure.headers)
		.send({ ...failure.extra, message: failure.message, ...(failure.errors ? { errors: failure.errors } : {}) });
