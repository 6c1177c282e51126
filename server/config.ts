import { z } from 'zod';

/** A setting is wrong: the message is one line for the person who set it. */
export class ConfigError extends Error {}

const flag = z
	.enum(['true', 'false', '1', '0', ''])
	.default('false')
	.transform((value) => value === 'true' || value === '1');

const integer = (fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER) =>
	z.coerce.number().int().min(min).max(max).default(fallback);

const optionalText = z
	.string()
	.trim()
	.transform((value) => value || undefined)
	.optional();

const partners = z
	.string()
	.default('{}')
	.transform((value, context): Record<string, string> => {
		try {
			return z.record(z.string(), z.url()).parse(JSON.parse(value || '{}'));
		} catch {
			context.addIssue({ code: 'custom', message: 'must be a JSON object of referer id to URL' });
			return {};
		}
	});

const settings = z.object({
	NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
	PORT: integer(3000, 0, 65535),
	HOST: z.string().default('127.0.0.1'),
	PUBLIC_URL: z.union([z.literal(''), z.url()]).optional(),
	DATA_DIR: z.string().min(1).default('.data'),
	DATABASE_URL: optionalText,
	DATABASE_POOL: integer(12, 1, 500),
	REDIS_URL: optionalText,
	CHROMIUM_PATH: optionalText,
	S3_BUCKET: optionalText,
	S3_REGION: z.string().default('us-east-1'),
	S3_ENDPOINT: optionalText,
	S3_ACCESS_KEY_ID: optionalText,
	S3_SECRET_ACCESS_KEY: optionalText,
	S3_FORCE_PATH_STYLE: flag,
	SMTP_URL: optionalText,
	MAIL_FROM: z.string().default('Kyosei <no-reply@localhost>'),
	UPLOAD_MAX_BYTES: integer(20 * 1024 * 1024, 1),
	TRUST_PROXY: z.string().default(''),
	PARTNER_REFERERS: partners,
	METRICS_TOKEN: optionalText,
	LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
	APP_SECRET: optionalText,
	LIMIT_LOGIN_PER_EMAIL: integer(5, 1),
	LIMIT_LOGIN_PER_ADDRESS: integer(50, 1),
	LIMIT_OPEN_PER_ADDRESS: integer(10, 1),
	LIMIT_CALLS_PER_TOKEN: integer(3000, 1),
	GRADING_WAIT_MS: integer(10_000, 0, 25_000),
	EMBEDDED: flag,
});

export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the settings from the environment (`.env.example` lists them).
 * @throws ConfigError naming the first wrong setting.
 */
export const readConfig = (env: Record<string, string | undefined>) => {
	const parsed = settings.safeParse(env);
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		throw new ConfigError(`Setting ${issue?.path.join('.')} is wrong: ${issue?.message}`);
	}
	const s = parsed.data;
	if (s.NODE_ENV === 'production' && (s.APP_SECRET ?? '').length < 32) {
		throw new ConfigError('Setting APP_SECRET is required in production (at least 32 characters)');
	}
	return {
		production: s.NODE_ENV === 'production',
		embedded: s.EMBEDDED,
		port: s.PORT,
		host: s.HOST,
		publicUrl: s.PUBLIC_URL ? new URL(s.PUBLIC_URL).origin : null,
		dataDir: s.DATA_DIR,
		databaseUrl: s.DATABASE_URL ?? null,
		databasePool: s.DATABASE_POOL,
		redisUrl: s.REDIS_URL ?? null,
		chromiumPath: s.CHROMIUM_PATH ?? null,
		s3: s.S3_BUCKET
			? {
					bucket: s.S3_BUCKET,
					region: s.S3_REGION,
					endpoint: s.S3_ENDPOINT,
					accessKeyId: s.S3_ACCESS_KEY_ID,
					secretAccessKey: s.S3_SECRET_ACCESS_KEY,
					forcePathStyle: s.S3_FORCE_PATH_STYLE,
				}
			: null,
		smtpUrl: s.SMTP_URL ?? null,
		mailFrom: s.MAIL_FROM,
		uploadMaxBytes: s.UPLOAD_MAX_BYTES,
		/** Addresses or CIDR ranges of our own proxies; empty trusts nobody. */
		trustProxy: s.TRUST_PROXY.split(',')
			.map((part) => part.trim())
			.filter(Boolean),
		partnerReferers: s.PARTNER_REFERERS,
		metricsToken: s.METRICS_TOKEN ?? null,
		logLevel: s.LOG_LEVEL,
		secret: s.APP_SECRET ?? null,
		limits: {
			loginPerEmail: s.LIMIT_LOGIN_PER_EMAIL,
			loginPerAddress: s.LIMIT_LOGIN_PER_ADDRESS,
			openPerAddress: s.LIMIT_OPEN_PER_ADDRESS,
			callsPerToken: s.LIMIT_CALLS_PER_TOKEN,
		},
		gradingWaitMs: s.GRADING_WAIT_MS,
	};
};

/**
 * Where links in mails lead. Never the Host of a request: whoever asks for a mail could forge it, and the link would
 * carry its secret to them.
 */
export const linkOrigin = ({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string => {
	if (publicUrl) return publicUrl;
	const named = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
	return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
};
