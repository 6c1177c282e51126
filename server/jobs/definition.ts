import { z } from 'zod';
import { LOCALES } from '#shared/i18n/translate.ts';

/** Every kind of job: its name, what it carries, and how often it is tried. Parsed when promised and when run. */
const job = <const N extends string, P extends z.ZodType<Record<string, unknown>>>(definition: {
	name: N;
	payload: P;
	/** Runs in all, the first one included. */
	attempts: number;
	/** Higher is later; 0 goes first. */
	priority: number;
}) => definition;

export const jobs = {
	autograde: job({
		name: 'autograde',
		payload: z.object({ progressId: z.int(), round: z.union([z.literal(1), z.literal(2)]) }),
		attempts: 3,
		priority: 0,
	}),
	/** The worker looks the account up and makes the link, so that the link is stored nowhere, not even here. */
	mailPasswordReset: job({
		name: 'mail-password-reset',
		payload: z.object({ email: z.string(), locale: z.enum(LOCALES) }),
		attempts: 5,
		priority: 0,
	}),
	/** Printing is slow and never urgent: a grading that comes later goes first. */
	renderPdf: job({ name: 'render-pdf', payload: z.object({ hash: z.string() }), attempts: 3, priority: 10 }),
} as const;

export type JobDefinition = (typeof jobs)[keyof typeof jobs];
export type JobName = JobDefinition['name'];
export type PayloadOf<D extends JobDefinition> = z.infer<D['payload']>;

export const jobDefinition = (name: string): JobDefinition | null =>
	Object.values(jobs).find((definition) => definition.name === name) ?? null;
