import { createHmac, randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import { AppError } from './errors.ts';

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 60 * MINUTE_SECONDS;
/** Longer waits are given in minutes. */
const MOST_SECONDS_TOLD = 2 * MINUTE_SECONDS;

/** 429 with the values of its rate limit headers. */
export class TooManyAttempts extends AppError {
	readonly limit: number;
	readonly resetAt: Date;

	constructor(limit: number, waitMs: number, now: Date) {
		const seconds = Math.max(1, Math.ceil(waitMs / 1000));
		super(seconds > MOST_SECONDS_TOLD ? 'common.tooManyAttemptsMinutes' : 'common.tooManyAttempts', {
			status: 429,
			variables: { seconds, minutes: Math.ceil(seconds / MINUTE_SECONDS) },
			retryAfterSeconds: seconds,
		});
		this.limit = limit;
		this.resetAt = new Date(now.getTime() + seconds * 1000);
	}
}

/** A fixed-window rate limiter, one minute by default. Falls back to memory while Redis is down. */
const counter = (name: string, points: number, redis: Redis | null, duration = MINUTE_SECONDS) => {
	const memory = new RateLimiterMemory({ keyPrefix: name, points, duration });
	const limiter: RateLimiterAbstract = redis
		? new RateLimiterRedis({
				storeClient: redis,
				keyPrefix: `limit:${name}`,
				points,
				duration,
				insuranceLimiter: memory,
			})
		: memory;
	return {
		/** Counts one attempt. @throws TooManyAttempts */
		consume: async (key: string): Promise<void> => {
			try {
				await limiter.consume(key);
			} catch (error) {
				if (error instanceof RateLimiterRes) {
					throw new TooManyAttempts(points, error.msBeforeNext, new Date());
				}
				throw error;
			}
		},
		/** Counts one attempt, and returns how many there were within the time. */
		count: async (key: string): Promise<number> => (await limiter.consume(key)).consumedPoints,
		/** Gives one attempt back, for example after a successful sign-in. */
		reward: async (key: string): Promise<void> => {
			await limiter.reward(key);
		},
	};
};

/** Kinds of heavy calls; `server/costs.ts` says which call is of which. */
export type Budget =
	| 'link'
	| 'result'
	| 'certificate'
	| 'paper'
	| 'description'
	| 'import'
	| 'upload'
	| 'workbook'
	| 'pdf'
	| 'search'
	| 'computation';

type Allowance = {
	/** Calls per minute of one person, or of one address without a session. */
	perMinute: number;
	perHour?: number;
	/** Whether each call counts apart, not all of this kind together. */
	isPerCall?: boolean;
};

/**
 * Factor from the limit per minute to that per hour. A group behind one IP address sends its results within minutes,
 * not all day.
 */
const RESULT_MINUTES_PER_HOUR = 10;

const allowances = (config: Config['limits']): Record<Budget, Allowance> => ({
	link: { perMinute: config.openPerAddress, isPerCall: true },
	result: {
		perMinute: config.resultsPerAddress,
		perHour: config.resultsPerAddress * RESULT_MINUTES_PER_HOUR,
		isPerCall: true,
	},
	certificate: { perMinute: config.certificatesPerAddress, isPerCall: true },
	paper: { perMinute: config.papersPerAddress },
	description: { perMinute: config.descriptionsPerAddress, isPerCall: true },
	import: { perMinute: config.importsPerPerson },
	upload: { perMinute: config.uploadsPerPerson },
	workbook: { perMinute: config.workbooksPerPerson },
	pdf: { perMinute: config.pdfsPerPerson },
	search: { perMinute: config.searchesPerPerson },
	computation: { perMinute: config.computationsPerPerson },
});

/** Counts a call; `who` is a person or an address. @throws TooManyAttempts */
type Spend = (budget: Budget, call: string, who: string) => Promise<void>;

const createSpend = (config: Config['limits'], redis: Redis | null): Spend => {
	const countersOf = ([name, { perMinute, perHour, isPerCall = false }]: [string, Allowance]) => ({
		isPerCall,
		counters: [
			counter(`${name}-budget`, perMinute, redis),
			...(perHour === undefined ? [] : [counter(`${name}-budget-hour`, perHour, redis, HOUR_SECONDS)]),
		],
	});
	const counted = new Map(Object.entries(allowances(config)).map((entry) => [entry[0], countersOf(entry)]));
	return async (budget, call, who) => {
		const { isPerCall = false, counters = [] } = counted.get(budget) ?? {};
		for (const { consume } of counters) await consume(isPerCall ? `${call} ${who}` : who);
	};
};

/** HMAC key of `untraced` counters; random per process, so keys cannot be traced back to addresses. */
const HIDING_KEY = randomBytes(32);

type Counter = ReturnType<typeof counter>;

/** An in-memory counter whose keys contain no address. */
const untracedCounter = (name: string, points: number): Pick<Counter, 'consume'> => {
	const counted = counter(name, points, null);
	return { consume: (key) => counted.consume(createHmac('sha256', HIDING_KEY).update(key).digest('base64url')) };
};

/**
 * The login page requests passkey options when it opens and every few minutes, also for users who then type a password.
 */
const PASSKEY_ASKS_PER_LOGIN = 6;

/** Rate limits (contract, section 2). Counted in Redis where it is configured, so that several servers share them. */
export const createLimits = (config: Config['limits'], redis: Redis | null = null) => ({
	loginPerEmail: counter('login-email', config.loginPerEmail, redis),
	loginPerAddress: counter('login-address', config.loginPerAddress, redis),
	/** Requests, not failures. Counted apart from sign-ins, so that open login pages do not exhaust their limit. */
	passkeyAsksPerAddress: counter('passkey-asks-address', config.loginPerAddress * PASSKEY_ASKS_PER_LOGIN, redis),
	/** By email alone, registered or not, from networks unknown to the account. */
	loginPerAccount: counter('login-account', config.loginPerAccount, redis, HOUR_SECONDS),
	/** Wrong current passwords of a signed-in user. */
	ownPassword: counter('own-password', config.loginPerEmail, redis),
	resetMailsPerEmail: counter('reset-mails', config.resetMailsPerEmail, redis, HOUR_SECONDS),
	malformedPerAddress: counter('malformed-address', config.loginPerAddress, redis),
	/** Wrong codes on the page for photos by phone. */
	phoneMissesPerAddress: counter('phone-address', config.openPerAddress, redis),
	/** Unknown certificate codes. */
	codeMissesPerNetwork: counter('code-network', config.codeMissesPerNetwork, redis),
	/** Marks of unknown certificates: pages that embed a wrong code ask for it with every visitor. */
	markMissesPerNetwork: counter('mark-network', config.codeMissesPerNetwork, redis),
	/** Companies that a member of staff names in vain, per hour. */
	interestMissesPerPerson: counter('interest-misses', config.openPerAddress, redis, HOUR_SECONDS),
	/** Unknown and ended links of companies. */
	shareMissesPerNetwork: counter('share-network', config.codeMissesPerNetwork, redis),
	/** Unknown links to free results, and those that are over. */
	resultMissesPerNetwork: counter('result-network', config.codeMissesPerNetwork, redis),
	/** Documents that an address asks to be printed within a minute; counted, never refused. */
	countVisitorDocument: counter('visitor-documents', Number.MAX_SAFE_INTEGER, redis).count,
	/** Heavy calls. */
	spend: createSpend(config, redis),
	callsPerToken: counter('calls-token', config.callsPerToken, redis),
	/** Counters for calls that leave no trace (`untraced`), kept by each server on its own. */
	untraced: {
		codeMissesPerNetwork: untracedCounter('untraced-code-network', config.codeMissesPerNetwork),
		malformedPerAddress: untracedCounter('untraced-malformed-address', config.loginPerAddress),
		callsPerToken: untracedCounter('untraced-calls-token', config.callsPerToken),
	},
});

export type Limits = ReturnType<typeof createLimits>;
