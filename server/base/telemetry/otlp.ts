import type { Span, SpanKind } from './span.ts';

/** Spans as OTLP/HTTP sends them, in JSON (opentelemetry.io/docs/specs/otlp, version 1). */

type Value = string | number | boolean;

const KINDS: Readonly<Record<SpanKind, number>> = { server: 2, client: 3, consumer: 5 };
const ERROR = 2;

/** JSON has no 64-bit integers: they are texts. */
const nanoseconds = (ms: number): string => `${BigInt(Math.round(ms * 1_000)) * 1_000n}`;

const anyValue = (value: Value) => {
	if (typeof value === 'string') return { stringValue: value };
	if (typeof value === 'boolean') return { boolValue: value };
	return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value };
};

const attributesOf = (attributes: Readonly<Record<string, Value>>) =>
	Object.entries(attributes).map(([key, value]) => ({ key, value: anyValue(value) }));

const spanOf = ({ traceId, spanId, parentId, name, kind, start, end, attributes, isError }: Span) => ({
	traceId,
	spanId,
	...(parentId === null ? {} : { parentSpanId: parentId }),
	name,
	kind: KINDS[kind],
	startTimeUnixNano: nanoseconds(start),
	endTimeUnixNano: nanoseconds(end),
	attributes: attributesOf(attributes),
	status: isError ? { code: ERROR } : {},
});

/** The body of `POST /v1/traces`. `resource` says which process sends it. */
export const tracesOf = (resource: Readonly<Record<string, Value>>, spans: readonly Span[]) => ({
	resourceSpans: [
		{
			resource: { attributes: attributesOf(resource) },
			scopeSpans: [{ scope: { name: 'kyosei' }, spans: spans.map(spanOf) }],
		},
	],
});
