import { account } from '#shared/texts/client/console/account.ja.ts';
import { audit } from '#shared/texts/client/console/audit.ja.ts';
import { bulk } from '#shared/texts/client/console/bulk.ja.ts';
import { bulkJobs } from '#shared/texts/client/console/bulk-jobs.ja.ts';
import { calibration } from '#shared/texts/client/console/calibration.ja.ts';
import { certificates } from '#shared/texts/client/console/certificates.ja.ts';
import { certification } from '#shared/texts/client/console/certification.ja.ts';
import { checking } from '#shared/texts/client/console/checking.ja.ts';
import { critical } from '#shared/texts/client/console/critical.ja.ts';
import { desk } from '#shared/texts/client/console/desk.ja.ts';
import { exports } from '#shared/texts/client/console/exports.ja.ts';
import { goingLive } from '#shared/texts/client/console/going-live.ja.ts';
import { interests } from '#shared/texts/client/console/interests.ja.ts';
import { lists } from '#shared/texts/client/console/lists.ja.ts';
import { notes } from '#shared/texts/client/console/notes.ja.ts';
import { objections } from '#shared/texts/client/console/objections.ja.ts';
import { period } from '#shared/texts/client/console/period.ja.ts';
import { plan } from '#shared/texts/client/console/plan.ja.ts';
import { profile } from '#shared/texts/client/console/profile.ja.ts';
import { proposal } from '#shared/texts/client/console/proposal.ja.ts';
import { requests } from '#shared/texts/client/console/requests.ja.ts';
import { savedViews } from '#shared/texts/client/console/saved-views.ja.ts';
import { shell } from '#shared/texts/client/console/shell.ja.ts';
import { timeline } from '#shared/texts/client/console/timeline.ja.ts';
import { views } from '#shared/texts/client/console/views.ja.ts';
import { voice } from '#shared/texts/client/console/voice.ja.ts';
import { work } from '#shared/texts/client/console/work.ja.ts';

/** Texts of the assessment screens of the console. */
export const consoleTexts = {
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
} as const;
