import { z } from 'zod';
import { instant } from '#shared/fields.ts';

/** What an installation needs before companies are invited, in the order in which one does it. */
export const GOING_LIVE_STEPS = [
	'production',
	'address',
	'secret',
	'operator',
	'mail',
	'demo_accounts',
	'second_factors',
	'papers',
	'assessor',
	'backup',
] as const;

export type GoingLiveStep = (typeof GOING_LIVE_STEPS)[number];

export const goingLiveStep = z.object({
	step: z.enum(GOING_LIVE_STEPS),
	is_done: z.boolean(),
	/** Names of the settings that are missing or do not fit, never their values. */
	settings: z.array(z.string()),
	/** Admins without a second factor; null for other steps. */
	missing: z.int().nullable(),
	/** When the newest mail was sent, or the newest backup passed its check; null if never, and for other steps. */
	last_at: instant().nullable(),
});

export type GoingLive = z.output<typeof goingLiveStep>[];

/** A backup whose last successful check is older counts as untried. */
export const BACKUP_CHECK_DAYS = 31;
