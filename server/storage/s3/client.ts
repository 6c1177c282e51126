import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { Config } from '#server/base/config.ts';

const CONNECT_LIMIT_MS = 5_000;
/** Without a byte in either direction. */
const SILENCE_LIMIT_MS = 30_000;
export const ATTEMPTS = 3;

/** What the bucket refused: `name` is its error code, such as NoSuchKey. */
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

/** A bucket's own errors repeat headers of the request, a session's token among them; those are not for a log. */
export const withoutDetails = (error: unknown): unknown => {
	const status = answeredStatus(error);
	if (!(error instanceof Error) || status === undefined) return error;
	const { name } = error;
	if (error instanceof S3ServiceException) return new BucketError(name === 'Unknown' ? 'Refused' : name, status);
	// No XML, such as the page of a proxy. With a fault it is an answer of another service: of the one that gives keys.
	return '$fault' in error ? error : new BucketError('Refused', status);
};

/** Without it the client writes to the console that it does not send streams again. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {} };

type S3Settings = NonNullable<Config['s3']>;

/** Without keys in the settings AWS's own chain looks for the role of the machine. It follows no redirect. */
export const s3Client = ({ region, endpoint, forcePathStyle, accessKeyId, secretAccessKey }: S3Settings): S3Client =>
	new S3Client({
		region,
		forcePathStyle,
		...(endpoint ? { endpoint } : {}),
		...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
		maxAttempts: ATTEMPTS,
		logger: silent,
		// Stores that do not know checksums at the end of a body keep them as a part of the file.
		requestChecksumCalculation: 'WHEN_REQUIRED',
		responseChecksumValidation: 'WHEN_REQUIRED',
		// A store that does not answer `Expect: 100-continue` would delay each upload by seconds.
		expectContinueHeader: false,
		requestHandler: {
			connectionTimeout: CONNECT_LIMIT_MS,
			socketTimeout: SILENCE_LIMIT_MS,
			// A download lasts as long as its reader takes: slow ones do not keep others from the bucket.
			httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
			httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
		},
	});
