import type { TextsLike } from '#shared/i18n/translate.ts';
import { account } from '#shared/texts/client/console/account.en.ts';
import { audit } from '#shared/texts/client/console/audit.en.ts';
import { bulk } from '#shared/texts/client/console/bulk.en.ts';
import { bulkJobs } from '#shared/texts/client/console/bulk-jobs.en.ts';
import { calibration } from '#shared/texts/client/console/calibration.en.ts';
import { certificates } from '#shared/texts/client/console/certificates.en.ts';
import { certification } from '#shared/texts/client/console/certification.en.ts';
import { checking } from '#shared/texts/client/console/checking.en.ts';
import { critical } from '#shared/texts/client/console/critical.en.ts';
import { desk } from '#shared/texts/client/console/desk.en.ts';
import { exports } from '#shared/texts/client/console/exports.en.ts';
import { goingLive } from '#shared/texts/client/console/going-live.en.ts';
import { interests } from '#shared/texts/client/console/interests.en.ts';
import { lists } from '#shared/texts/client/console/lists.en.ts';
import { notes } from '#shared/texts/client/console/notes.en.ts';
import { objections } from '#shared/texts/client/console/objections.en.ts';
import { period } from '#shared/texts/client/console/period.en.ts';
import { plan } from '#shared/texts/client/console/plan.en.ts';
import { profile } from '#shared/texts/client/console/profile.en.ts';
import { proposal } from '#shared/texts/client/console/proposal.en.ts';
import { requests } from '#shared/texts/client/console/requests.en.ts';
import { savedViews } from '#shared/texts/client/console/saved-views.en.ts';
import { shell } from '#shared/texts/client/console/shell.en.ts';
import { timeline } from '#shared/texts/client/console/timeline.en.ts';
import { views } from '#shared/texts/client/console/views.en.ts';
import { voice } from '#shared/texts/client/console/voice.en.ts';
import { work } from '#shared/texts/client/console/work.en.ts';
import type { consoleTexts as ja } from './console.ja.ts';

/** Texts of the assessment screens of the console. */
export const consoleTexts: TextsLike<typeof ja> = {
	shell,
	critical,
	lists,
	exports,
	checking,
	objections,
	interests,
	calibration,
	requests,
	profile,
	proposal,
	plan,
	notes,
	desk,
	certificates,
	certification,
	views,
	savedViews,
	audit,
	account,
	timeline,
	period,
	bulk,
	bulkJobs,
	work,
	voice,
	goingLive,
};
