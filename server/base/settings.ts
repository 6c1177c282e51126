import { isIP } from 'node:net';
import { z } from 'zod';
import { FOUR_EYES } from '#shared/finalising/four-eyes.ts';
import { ERASED_COMPANY_KEEPS } from '#shared/operator/schemas.ts';

/** Every environment setting with its schema and default. `.env.example` explains them. */

const flag = (fallback: 'true' | 'false' = 'false') =>
	z
		.enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
		.default(fallback)
		.transform((value) => value === 'true' || value === '1');

const integer = (fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER) =>
	z.coerce
		.number({ error: `must be a whole number from ${min} to ${max}` })
		.refine((value) => Number.isInteger(value) && value >= min && value <= max, {
			error: `must be a whole number from ${min} to ${max}`,
		})
		.default(fallback);

/** Retention in days; 0 for ever. */
const days = (fallback: number) => integer(fallback, 0, 36_500);

const choice = <const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) =>
	z.enum(values, { error: `must be one of ${values.join(', ')}` }).default(fallback as never);

const text = () => z.string().trim();

/** A URL with one of the given schemes, such as redis://localhost:6379. */
const url = (schemes: readonly string[], example: string) =>
	text()
		.refine((value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.replace(':', '')), {
			error: `must be a URL such as ${example}`,
		})
		.optional();

/** Names of ranges that Fastify's `trustProxy` accepts. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

const isRange = (part: string): boolean => {
	if (NAMED_RANGES.includes(part)) return true;
	const [address = '', bits, ...rest] = part.split('/');
	const version = isIP(address);
	if (version === 0 || rest.length > 0) return false;
	return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const addressRanges = () =>
	text()
		.default('')
		.transform((value) =>
			value
				.split(',')
				.map((part) => part.trim())
				.filter(Boolean),
		)
		.refine((parts) => parts.every(isRange), { error: 'must be addresses or ranges such as 10.0.0.0/8, comma-joined' });

/** As OpenTelemetry writes headers: `name=value`, comma-joined, values percent-encoded. */
const headers = () =>
	text()
		.default('')
		.transform((value, context): Record<string, string> => {
			const pairs = value.split(',').filter((pair) => pair.trim() !== '');
			try {
				return Object.fromEntries(
					pairs.map((pair) => {
						const [, name = '', given = ''] = /^\s*([\w-]+)=(.*?)\s*$/.exec(pair) ?? [];
						if (name === '') throw new Error();
						return [name, decodeURIComponent(given)];
					}),
				);
			} catch {
				context.addIssue({ code: 'custom', message: 'must be headers such as name=value, comma-joined' });
				return z.NEVER;
			}
		});

const MAX_SIGNATORY = 40;

/** A title and a name with a bar in between, such as Chair|Hanako Mihon. */
const signatory = () =>
	text()
		.transform((value, context): { title: string; name: string } => {
			const [title = '', name = '', ...rest] = value.split(/[|｜]/).map((part) => part.trim());
			const isWhole = title !== '' && name !== '' && rest.length === 0;
			if (isWhole && Math.max(title.length, name.length) <= MAX_SIGNATORY) return { title, name };
			context.addIssue({
				code: 'custom',
				message: `must be a title and a name of up to ${MAX_SIGNATORY} characters with a bar in between, such as Chair|Hanako Mihon`,
			});
			return z.NEVER;
		})
		.optional();

const partners = () =>
	text()
		.default('{}')
		.transform((value, context): Record<string, string> => {
			try {
				return z.record(z.string(), z.url({ protocol: /^https?$/ })).parse(JSON.parse(value));
			} catch {
				context.addIssue({ code: 'custom', message: 'must be a JSON object of referer id to URL' });
				return z.NEVER;
			}
		});

export const settings = z.object({
	NODE_ENV: choice(['development', 'production', 'test'], 'development'),
	PORT: integer(3000, 0, 65535),
	HOST: text().default('127.0.0.1'),
	PUBLIC_URL: url(['http', 'https'], 'https://kyosei.example.com'),
	DATA_DIR: z.string().default('.data'),
	DATABASE_URL: url(['postgres', 'postgresql'], 'postgresql://user:password@localhost:5432/kyosei'),
	DATABASE_REPLICA_URL: url(['postgres', 'postgresql'], 'postgresql://user:password@replica:5432/kyosei'),
	DATABASE_POOL: integer(12, 1, 500),
	DATABASE_TIMEOUT_MS: integer(30_000, 1_000, 600_000),
	DATABASE_NAMED_STATEMENTS: integer(100, 0, 2_000),
	SLOW_STATEMENT_MS: integer(1_000, 1, 600_000),
	REDIS_URL: url(['redis', 'rediss'], 'redis://localhost:6379'),
	CHROMIUM_PATH: text().optional(),
	S3_BUCKET: text().optional(),
	S3_REGION: text().default('us-east-1'),
	S3_ENDPOINT: url(['http', 'https'], 'https://s3.example.com'),
	S3_ACCESS_KEY_ID: text().optional(),
	S3_SECRET_ACCESS_KEY: text().optional(),
	S3_FORCE_PATH_STYLE: flag(),
	SIGNING_P12: text().optional(),
	SIGNING_P12_PASSWORD: z.string().optional(),
	SMTP_URL: url(['smtp', 'smtps'], 'smtp://user:password@mail.example.com:587'),
	MAIL_FROM: text().default('Kyosei <no-reply@localhost>'),
	UPLOAD_MAX_BYTES: integer(20 * 1024 * 1024, 1),
	STORAGE_FREE_MIN_BYTES: integer(200 * 1024 * 1024),
	CLAMAV_URL: url(['tcp'], 'tcp://clamav:3310'),
	CLAMAV_TIMEOUT_MS: integer(30_000, 100, 300_000),
	TRUST_PROXY: addressRanges(),
	PARTNER_REFERERS: partners(),
	VOICE_HELP_FILE: text().optional(),
	OPERATOR_NAME: text().optional(),
	OPERATOR_NAME_EN: text().optional(),
	OPERATOR_REPRESENTATIVE: text().optional(),
	OPERATOR_ADDRESS: text().optional(),
	OPERATOR_EMAIL: text().pipe(z.email('must be an email address')).optional(),
	OPERATOR_SECURITY_CONTACT: text()
		.pipe(z.union([z.email(), z.url({ protocol: /^https$/ })], 'must be an email address or an https URL'))
		.optional(),
	OPERATOR_PHONE: text().optional(),
	OPERATOR_SIGNATORY: signatory(),
	OPERATOR_SEAL: text().optional(),
	OPERATOR_FEES: text().max(5_000, 'must be at most 5000 characters').optional(),
	OPERATOR_ANSWER_DAYS: integer(0, 0, 90),
	METRICS_TOKEN: text().optional(),
	WORKER_METRICS_PORT: integer(0, 0, 65535),
	OTEL_EXPORTER_OTLP_ENDPOINT: url(['http', 'https'], 'http://collector:4318'),
	OTEL_EXPORTER_OTLP_HEADERS: headers(),
	LOG_LEVEL: choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'info'),
	APP_SECRET: text().optional(),
	PASSWORD_CHECK: flag('true'),
	REQUIRE_STAFF_SECOND_FACTOR: flag(),
	SESSION_IDLE_HOURS: integer(0, 0, 24),
	LIMIT_LOGIN_PER_EMAIL: integer(5, 1),
	LIMIT_LOGIN_PER_ADDRESS: integer(50, 1),
	LIMIT_LOGIN_PER_ACCOUNT: integer(30, 1),
	LIMIT_OPEN_PER_ADDRESS: integer(10, 1),
	LIMIT_RESULTS_PER_ADDRESS: integer(60, 1),
	LIMIT_CERTIFICATES_PER_ADDRESS: integer(120, 1),
	LIMIT_CODE_MISSES_PER_NETWORK: integer(30, 1),
	LIMIT_RESET_MAILS_PER_EMAIL: integer(3, 1),
	LIMIT_RECEIPTS_PER_HOUR: integer(200),
	LIMIT_PAPERS_PER_ADDRESS: integer(240, 1),
	LIMIT_DESCRIPTIONS_PER_ADDRESS: integer(60, 1),
	LIMIT_IMPORTS_PER_PERSON: integer(20, 1),
	LIMIT_UPLOADS_PER_PERSON: integer(120, 1),
	LIMIT_WORKBOOKS_PER_PERSON: integer(30, 1),
	LIMIT_PDFS_PER_PERSON: integer(120, 1),
	LIMIT_SEARCHES_PER_PERSON: integer(240, 1),
	LIMIT_COMPUTATIONS_PER_PERSON: integer(120, 1),
	LIMIT_CALLS_PER_TOKEN: integer(3000, 1),
	LIMIT_CONNECTIONS: integer(10_000, 1),
	LIMIT_EVENT_LOOP_DELAY_MS: integer(1000, 1),
	PDF_CONCURRENCY: integer(2, 1, 16),
	PDF_QUEUE_LIMIT: integer(2_000, 1),
	PDF_FREE_QUEUE_LIMIT: integer(200, 1),
	PDF_TIME_LIMIT_MS: integer(60_000, 1_000, 600_000),
	PDF_WAIT_MS: integer(30_000, 0, 60_000),
	EXCEL_MAX_ROWS: integer(1_000_000, 1, 1_048_575),
	GRADING_WAIT_MS: integer(10_000, 0, 25_000),
	DRAIN_MS: integer(0, 0, 20_000),
	CRITICAL_FAILURE_BLOCKS_CERTIFICATE: flag(),
	AGE_WARN_DAYS: integer(7, 1, 3_650),
	AGE_LATE_DAYS: integer(14, 1, 3_650),
	FOUR_EYES: choice(FOUR_EYES, 'mark'),
	CALIBRATION_PERCENT: integer(0, 0, 100),
	OBJECTION_DAYS: integer(30, 1, 365),
	OBJECTION_DECISION_DAYS: integer(30, 1, 365),
	AUDIT_RETENTION_DAYS: days(730),
	FREE_CONTACT_RETENTION_DAYS: days(1_095),
	FREE_PDF_RETENTION_DAYS: days(30),
	FAILED_JOB_RETENTION_DAYS: days(90),
	EVIDENCE_RETENTION_DAYS: days(0),
	ERASED_COMPANY_KEEPS: choice(ERASED_COMPANY_KEEPS, 'certificates'),
	EMBEDDED: flag(),
	KYOSEI_COMMIT: text().optional(),
});

export type Settings = z.output<typeof settings>;

/** Set by `npm start` for its child processes, and by the image, never by hand. */
const INTERNAL_SETTINGS = ['EMBEDDED', 'KYOSEI_COMMIT'];

export const SETTING_NAMES = Object.keys(settings.shape).filter((name) => !INTERNAL_SETTINGS.includes(name));
