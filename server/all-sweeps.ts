import { sweepPhonePhotos } from '#server/evidence/phone/retention.ts';
import { sweepEvidence } from '#server/evidence/stored-files/retention.ts';
import { sweepMails } from '#server/notices/mails/retention.ts';
import { forgetEmailChanges } from './accounts/email-changes.ts';
import { forgetOldNetworks } from './accounts/sign-in-networks.ts';
import { sweepAudit } from './audit/retention.ts';
import { sweepBulkJobs } from './bulk/jobs/retention.ts';
import { sweepCalibrations } from './calibration/sweep.ts';
import type { Deps } from './calls/deps.ts';
import { completeCertificates } from './certificates/archive/sweep.ts';
import type { IsStopping } from './db/retention.ts';
import { sweepPdfs } from './exports/retention.ts';
import { sweepFreeContacts } from './free-assessment/retention.ts';
import { sweepJobs } from './jobs/retention.ts';
import { sweepNotices } from './notices/retention.ts';
import { remakePositions } from './position/remake.ts';
import { forgetChallenges } from './sessions/challenges.ts';
import { removeFiles } from './storage/removals.ts';
import { sweepKeys } from './voice/keys/sweep.ts';

export type Sweep = { name: string; run: (deps: Deps, isStopping: IsStopping) => Promise<void> };

/** All periodic clean-up, in this order: visitors' files before their results. */
export const sweeps: readonly Sweep[] = [
	{ name: 'sessions', run: ({ sessions }) => sessions.sweep() },
	{ name: 'challenges', run: ({ db, clock }) => forgetChallenges(db, clock) },
	{ name: 'pdfs', run: sweepPdfs },
	{ name: 'phone photos', run: sweepPhonePhotos },
	{ name: 'evidence', run: sweepEvidence },
	{ name: 'removed files', run: async (deps, isStopping) => void (await removeFiles(deps, isStopping)) },
	{ name: 'voice keys', run: sweepKeys },
	{ name: 'free contacts', run: sweepFreeContacts },
	{ name: 'audit', run: sweepAudit },
	{ name: 'jobs', run: sweepJobs },
	{ name: 'bulk jobs', run: sweepBulkJobs },
	{ name: 'mails', run: sweepMails },
	{ name: 'notices', run: sweepNotices },
	{ name: 'sign-in networks', run: ({ db, clock }) => forgetOldNetworks(db, clock) },
	{ name: 'email changes', run: ({ db, clock }) => forgetEmailChanges(db, clock) },
	{ name: 'calibrations', run: sweepCalibrations },
	{ name: 'positions', run: remakePositions },
	{ name: 'certificates', run: completeCertificates },
];
