import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Config } from '#server/base/config.ts';

const CONNECT_LIMIT_MS = 5_000;
/** Timeout without a byte in either direction. */
const SILENCE_LIMIT_MS = 30_000;
export const ATTEMPTS = 3;

/** A refusal by the bucket; `name` is its error code, such as NoSuchKey. */
export class BucketError extends Error {
	readonly status: number;

	constructor(code: string, status: number) {
		super(`the bucket answered ${status} ${code}`);
		this.name = code;
		this.status = status;
	}
}

const answeredStatus = (error: unknown): number | undefined =>
	(error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Strips a bucket's errors for the log: they repeat request headers, including session tokens. */
export const withoutDetails = (error: unknown): unknown => {
	const status = answeredStatus(error);
	if (!(error instanceof Error) || status === undefined) return error;
	const { name } = error;
	if (error instanceof S3ServiceException) return new BucketError(name === 'Unknown' ? 'Refused' : name, status);
	// Not XML, for example a proxy's error page. With `$fault` it is a response of another service, the one that issues
	// credentials.
	return '$fault' in error ? error : new BucketError('Refused', status);
};

/** Otherwise the client warns on the console that streams cannot be retried. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

type S3Settings = NonNullable<Config['s3']>;

/** Without configured keys, AWS's default chain finds the role of the machine. Redirects are not followed. */
export const s3Client = ({ region, endpoint, forcePathStyle, accessKeyId, secretAccessKey }: S3Settings): S3Client =>
	new S3Client({
		region,
		forcePathStyle,
		...(endpoint ? { endpoint } : {}),
		...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
		maxAttempts: ATTEMPTS,
		logger: silent,
		// Stores without support for trailing checksums would store them as part of the file.
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
		// Stores that ignore `Expect: 100-continue` would delay each upload by seconds.
		expectContinueHeader: false,
		requestHandler: {
			connectionTimeout: CONNECT_LIMIT_MS,
			socketTimeout: SILENCE_LIMIT_MS,
			// Downloads last as long as their reader takes; slow readers must not block others.
			httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
			httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
		},
	});
