import { productionProblems } from './production.ts';
import { type Settings, settings } from './settings.ts';

/** Settings are missing or invalid. Each problem is one line, shown to the operator. */
export class ConfigError extends Error {
	readonly problems: readonly string[];

	constructor(...problems: string[]) {
		super(problems.join('\n'));
		this.problems = problems;
	}
}

export type Config = ReturnType<typeof readConfig>;

/** An empty value in `.env` counts as unset. */
const withoutEmpty = (env: Record<string, string | undefined>) =>
	Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

/** Any `OPERATOR_` setting needs OPERATOR_NAME: without a name nothing about the operator is shown. */
const operatorProblems = (env: Record<string, string | undefined>): string[] =>
	!env.OPERATOR_NAME && Object.keys(env).some((name) => name.startsWith('OPERATOR_'))
		? ['Setting OPERATOR_NAME is required where another OPERATOR_ setting is set']
		: [];

/** A replica needs a primary that is a different server. */
const replicaProblems = ({ DATABASE_URL, DATABASE_REPLICA_URL }: Record<string, string | undefined>): string[] => {
	if (!DATABASE_REPLICA_URL) return [];
	if (!DATABASE_URL) return ['Setting DATABASE_URL is required where DATABASE_REPLICA_URL is set'];
	return DATABASE_URL === DATABASE_REPLICA_URL
		? ['Setting DATABASE_REPLICA_URL is wrong: must not be DATABASE_URL']
		: [];
};

const signingProblems = ({ SIGNING_P12, SIGNING_P12_PASSWORD }: Record<string, string | undefined>): string[] => {
	if (SIGNING_P12 && !SIGNING_P12_PASSWORD) {
		return ['Setting SIGNING_P12_PASSWORD is required where SIGNING_P12 is set'];
	}
	return SIGNING_P12_PASSWORD && !SIGNING_P12
		? ['Setting SIGNING_P12 is required where SIGNING_P12_PASSWORD is set']
		: [];
};

const ageProblems = ({ data }: ReturnType<typeof settings.safeParse>): string[] =>
	data && data.AGE_LATE_DAYS < data.AGE_WARN_DAYS
		? ['Setting AGE_LATE_DAYS is wrong: must not be less than AGE_WARN_DAYS']
		: [];

/** @throws ConfigError naming every invalid setting, and every one that production lacks. */
const validSettings = (env: Record<string, string | undefined>): Settings => {
	const given = withoutEmpty(env);
	const parsed = settings.safeParse(given);
	const invalid = parsed.error?.issues.map(({ path, message }) => `Setting ${path.join('.')} is wrong: ${message}`);
	const problems = [
		...(invalid ?? []),
		...replicaProblems(given),
		...operatorProblems(given),
		...signingProblems(given),
		...ageProblems(parsed),
		...productionProblems(given),
	];
	if (!parsed.success || problems.length > 0) throw new ConfigError(...problems);
	return parsed.data;
};

const limitsOf = (s: Settings) => ({
	loginPerEmail: s.LIMIT_LOGIN_PER_EMAIL,
	loginPerAddress: s.LIMIT_LOGIN_PER_ADDRESS,
	loginPerAccount: s.LIMIT_LOGIN_PER_ACCOUNT,
	openPerAddress: s.LIMIT_OPEN_PER_ADDRESS,
	resultsPerAddress: s.LIMIT_RESULTS_PER_ADDRESS,
	certificatesPerAddress: s.LIMIT_CERTIFICATES_PER_ADDRESS,
	codeMissesPerNetwork: s.LIMIT_CODE_MISSES_PER_NETWORK,
	resetMailsPerEmail: s.LIMIT_RESET_MAILS_PER_EMAIL,
	receiptsPerHour: s.LIMIT_RECEIPTS_PER_HOUR,
	papersPerAddress: s.LIMIT_PAPERS_PER_ADDRESS,
	descriptionsPerAddress: s.LIMIT_DESCRIPTIONS_PER_ADDRESS,
	importsPerPerson: s.LIMIT_IMPORTS_PER_PERSON,
	uploadsPerPerson: s.LIMIT_UPLOADS_PER_PERSON,
	workbooksPerPerson: s.LIMIT_WORKBOOKS_PER_PERSON,
	pdfsPerPerson: s.LIMIT_PDFS_PER_PERSON,
	searchesPerPerson: s.LIMIT_SEARCHES_PER_PERSON,
	computationsPerPerson: s.LIMIT_COMPUTATIONS_PER_PERSON,
	callsPerToken: s.LIMIT_CALLS_PER_TOKEN,
	/** Open connections; the limit of file descriptors may allow fewer. */
	connections: s.LIMIT_CONNECTIONS,
	/** Above this event loop delay, requests are refused with 429. */
	eventLoopDelayMs: s.LIMIT_EVENT_LOOP_DELAY_MS,
});

const s3Of = (s: Settings) =>
	s.S3_BUCKET
		? {
				bucket: s.S3_BUCKET,
				region: s.S3_REGION,
				endpoint: s.S3_ENDPOINT,
				accessKeyId: s.S3_ACCESS_KEY_ID,
				secretAccessKey: s.S3_SECRET_ACCESS_KEY,
				forcePathStyle: s.S3_FORCE_PATH_STYLE,
			}
		: null;

const collectorOf = (s: Settings) =>
	s.OTEL_EXPORTER_OTLP_ENDPOINT
		? { url: s.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''), headers: s.OTEL_EXPORTER_OTLP_HEADERS }
		: null;

const operatorOf = (s: Settings) =>
	s.OPERATOR_NAME
		? {
				name: s.OPERATOR_NAME,
				representative: s.OPERATOR_REPRESENTATIVE ?? null,
				postal_address: s.OPERATOR_ADDRESS ?? null,
				email: s.OPERATOR_EMAIL ?? null,
				phone: s.OPERATOR_PHONE ?? null,
				has_fees: s.OPERATOR_FEES !== undefined,
			}
		: null;

/** The configuration under the names used in the code, one entry per setting. */
const configOf = (s: Settings) => ({
	production: s.NODE_ENV === 'production',
	embedded: s.EMBEDDED,
	port: s.PORT,
	host: s.HOST,
	publicUrl: s.PUBLIC_URL ? new URL(s.PUBLIC_URL).origin : null,
	dataDir: s.DATA_DIR,
	databaseUrl: s.DATABASE_URL ?? null,
	/** The standby that lists and exports read from; null without one. */
	databaseReplicaUrl: s.DATABASE_REPLICA_URL ?? null,
	databasePool: s.DATABASE_POOL,
	databaseTimeoutMs: s.DATABASE_TIMEOUT_MS,
	namedStatements: s.DATABASE_NAMED_STATEMENTS,
	/** Statements that take longer are logged with what caused them. */
	slowStatementMs: s.SLOW_STATEMENT_MS,
	redisUrl: s.REDIS_URL ?? null,
	chromiumPath: s.CHROMIUM_PATH ?? null,
	/** The PKCS #12 file with the key that signs certificates; null leaves them unsigned. */
	signing: s.SIGNING_P12 && s.SIGNING_P12_PASSWORD ? { file: s.SIGNING_P12, password: s.SIGNING_P12_PASSWORD } : null,
	s3: s3Of(s),
	smtpUrl: s.SMTP_URL ?? null,
	mailFrom: s.MAIL_FROM,
	uploadMaxBytes: s.UPLOAD_MAX_BYTES,
	/** With less free space than this, the file storage in DATA_DIR refuses uploads. */
	storageFreeMinBytes: s.STORAGE_FREE_MIN_BYTES,
	clamav: { url: s.CLAMAV_URL ?? null, timeoutMs: s.CLAMAV_TIMEOUT_MS },
	/** Addresses or CIDR ranges of trusted proxies; empty trusts none. */
	trustProxy: s.TRUST_PROXY,
	partnerReferers: s.PARTNER_REFERERS,
	/** A JSON file of further contact points for workers; null without one. */
	voiceHelpFile: s.VOICE_HELP_FILE ?? null,
	/** Who runs this installation; null without OPERATOR_NAME. */
	operator: operatorOf(s),
	/** Its name on English pages and in English mails; null for the same as in Japanese. */
	operatorNameEn: s.OPERATOR_NAME_EN ?? null,
	/** Where vulnerabilities are reported; null where no contact is known. */
	securityContact: s.OPERATOR_SECURITY_CONTACT ?? s.OPERATOR_EMAIL ?? null,
	/** Who signs certificates for the operator; null names nobody. */
	operatorSignatory: s.OPERATOR_SIGNATORY ?? null,
	/** A PNG or SVG file with the seal on certificates; null draws one. */
	operatorSeal: s.OPERATOR_SEAL ?? null,
	/** What the page `/fees` says; null without OPERATOR_FEES, and then there is no such page. */
	operatorFees: s.OPERATOR_FEES ?? null,
	/** Business days within which an application is promised an answer; 0 promises nothing. */
	operatorAnswerDays: s.OPERATOR_ANSWER_DAYS,
	metricsToken: s.METRICS_TOKEN ?? null,
	/** Where a worker answers `/metrics`; null nowhere. */
	workerMetricsPort: s.WORKER_METRICS_PORT || null,
	/** Where spans are sent; null sends none. */
	collector: collectorOf(s),
	/** The commit that an image was built from; null elsewhere. */
	commit: s.KYOSEI_COMMIT ?? null,
	logLevel: s.LOG_LEVEL,
	secret: s.APP_SECRET ?? null,
	/** Whether new passwords are refused if they are among the most used ones or contain the account's email address. */
	passwordCheck: s.PASSWORD_CHECK,
	/** Whether accounts of the console need a second factor. */
	requireStaffSecondFactor: s.REQUIRE_STAFF_SECOND_FACTOR,
	/** Hours without a call after which a session ends; 0 disables this. */
	sessionIdleHours: s.SESSION_IDLE_HOURS,
	limits: limitsOf(s),
	pdf: {
		/** PDF pages that one worker prints concurrently. */
		concurrency: s.PDF_CONCURRENCY,
		/** Most documents that may wait; further requests are refused with 429. */
		queueLimit: s.PDF_QUEUE_LIMIT,
		/** `queueLimit` for the certificates of free results, which have a queue of their own. */
		freeQueueLimit: s.PDF_FREE_QUEUE_LIMIT,
		/** Limit for printing one document. */
		timeLimitMs: s.PDF_TIME_LIMIT_MS,
		/** How long a download waits for its document before it returns 202. */
		waitMs: s.PDF_WAIT_MS,
	},
	/** How long after a stop signal the server still serves requests while /readyz returns 503. */
	drainMs: s.DRAIN_MS,
	/** Most rows of a list that is exported as a workbook. */
	excelMaxRows: s.EXCEL_MAX_ROWS,
	gradingWaitMs: s.GRADING_WAIT_MS,
	/** Whether failed critical questions in the certified round prevent a certificate. */
	criticalFailureBlocks: s.CRITICAL_FAILURE_BLOCKS_CERTIFICATE,
	/** Days at a status that waits for staff after which an assessment needs attention (`warn`) or is late (`late`). */
	ageDays: { warn: s.AGE_WARN_DAYS, late: s.AGE_LATE_DAYS },
	/** What is done about whoever rated or wrote in a round and finalizes it. */
	fourEyes: s.FOUR_EYES,
	/** Share of gradings of which a second assessor rates a part; 0 for none. */
	calibrationPercent: s.CALIBRATION_PERCENT,
	/** Days after finalizing in which a company may object, and after that in which it is to be decided. */
	objectionDays: { file: s.OBJECTION_DAYS, decide: s.OBJECTION_DECISION_DAYS },
	/** Days after which records are deleted; 0 keeps them for ever. */
	retentionDays: {
		audit: s.AUDIT_RETENTION_DAYS,
		freeContacts: s.FREE_CONTACT_RETENTION_DAYS,
		freePdfs: s.FREE_PDF_RETENTION_DAYS,
		failedJobs: s.FAILED_JOB_RETENTION_DAYS,
		evidence: s.EVIDENCE_RETENTION_DAYS,
	},
	/** Which certificates of an erased company can still be verified. */
	erasedCompanyKeeps: s.ERASED_COMPANY_KEEPS,
});

/**
 * Reads the settings from the environment (`.env.example` lists them).
 * @throws ConfigError naming every invalid setting, and every one that production lacks.
 */
export const readConfig = (env: Record<string, string | undefined>) => configOf(validSettings(env));

export type ConfigWithDatabase = Config & { databaseUrl: string };

/** @throws ConfigError without DATABASE_URL: only `npm start` brings a database. */
export const requireDatabase = (config: Config): ConfigWithDatabase => {
	const { databaseUrl } = config;
	if (!databaseUrl) throw new ConfigError('Setting DATABASE_URL is required (npm start brings a database of its own)');
	return { ...config, databaseUrl };
};

/**
 * The origin of links in mails and on pages for search engines. Never taken from the Host header: an attacker who requests a mail could forge it, and
 * would receive the secret in the link.
 */
export const linkOrigin = ({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string => {
	if (publicUrl) return publicUrl;
	const named = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
	return `http://${named.includes(':') ? `[${named}]` : named}:${port}`;
};
