import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import { AppError } from './errors.ts';

const MINUTE_SECONDS = 60;

/** 429, with the values of its rate limit headers. */
export class TooManyAttempts extends AppError {
	readonly limit: number;
	readonly resetAt: Date;

	constructor(limit: number, waitMs: number, now: Date) {
		const seconds = Math.max(1, Math.ceil(waitMs / 1000));
		super('common.tooManyAttempts', { status: 429, variables: { seconds }, retryAfterSeconds: seconds });
		this.limit = limit;
		this.resetAt = new Date(now.getTime() + seconds * 1000);
	}
}

/** A rate limiter with a fixed window of one minute. Falls back to memory while Redis is down. */
const counter = (name: string, points: number, redis: Redis | null) => {
	const memory = new RateLimiterMemory({ keyPrefix: name, points, duration: MINUTE_SECONDS });
	const limiter: RateLimiterAbstract = redis
		? new RateLimiterRedis({
				storeClient: redis,
				keyPrefix: `limit:${name}`,
				points,
				duration: MINUTE_SECONDS,
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
		/** Gives back one counted attempt, as after a successful sign-in. */
		reward: async (key: string): Promise<void> => {
			await limiter.reward(key);
		},
	};
};

/** Rate limits (contract, section 2). Counted in Redis where it is configured, so that several servers share them. */
export const createLimits = (config: Config['limits'], redis: Redis | null = null) => ({
	loginPerEmail: counter('login-email', config.loginPerEmail, redis),
	loginPerAddress: counter('login-address', config.loginPerAddress, redis),
	malformedPerAddress: counter('malformed-address', config.loginPerAddress, redis),
	openPerAddress: counter('open-address', config.openPerAddress, redis),
	callsPerToken: counter('calls-token', config.callsPerToken, redis),
});

export type Limits = ReturnType<typeof createLimits>;
