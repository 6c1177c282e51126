import { consolePaths } from '#client/base/console-paths.ts';
import type { GoingLiveStep } from '#shared/going-live/schemas.ts';
import type { TaskOf } from '#shared/guide/tasks.ts';

/** Where a step is taken: on a screen or by a command on the server, and where to read more. */
type Way = {
	link?: { to: string; text: `management.goingLive.steps.${'mail' | 'second_factors' | 'papers' | 'assessor'}.link` };
	command?: string;
	/** In the guide for administrators. */
	task?: TaskOf<'administrator'>;
	/** In the folder `docs/operations`, which comes with the product. */
	manual: string;
};

export const WAYS: Readonly<Record<GoingLiveStep, Way>> = {
	production: { manual: 'install.md' },
	address: { manual: 'settings.md' },
	secret: { command: 'openssl rand -base64 48', manual: 'secrets.md' },
	operator: { manual: 'settings.md' },
	mail: {
		link: { to: consolePaths.mails, text: 'management.goingLive.steps.mail.link' },
		task: 'emails',
		manual: 'mails.md',
	},
	demo_accounts: { command: 'npm run password:reset -- --email EMAIL', manual: 'accounts.md' },
	second_factors: {
		link: { to: consolePaths.account, text: 'management.goingLive.steps.second_factors.link' },
		task: 'people',
		manual: 'accounts.md',
	},
	papers: {
		link: { to: consolePaths.regularPapers, text: 'management.goingLive.steps.papers.link' },
		task: 'papers',
		manual: 'upgrades.md',
	},
	assessor: {
		link: { to: consolePaths.assessors, text: 'management.goingLive.steps.assessor.link' },
		task: 'people',
		manual: 'accounts.md',
	},
	backup: { command: 'npm run backup:check -- --in DIR', manual: 'backup.md' },
};
