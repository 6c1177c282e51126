import { LIMITS } from '#shared/limits.ts';

/** Limits of a plan's texts, in characters; apart from the schemas, so that screens need no zod for them. */
export const PLAN_LIMITS = { text: LIMITS.reason, owner: LIMITS.short } as const;
