import { and, eq } from 'drizzle-orm';
import { evidenceAwaited, evidenceDueOn } from '#server/assessment/evidence-state.ts';
import { assessmentProgresses } from '#server/db/tables/assessment.ts';
import { bulkJobRows, bulkJobs } from '#server/db/tables/bulk.ts';
import { companies } from '#server/db/tables/companies.ts';
import type { NoticeData } from '#server/db/tables/notices.ts';
import { ANSWERABLE } from '#shared/assessment/status-sets.ts';
import type { Waits } from '#shared/bulk/job-states.ts';
import { type ServerText, serverText } from '#shared/texts/server.ts';
import type { Source, Sources } from './source.ts';

/** Acts over many rows: to the company that is reminded, and to the maker of a job when it has ended. */

const inBoth = (name: string, key: ServerText): NoticeData => ({
	[name]: serverText('ja', key),
	[`${name}_en`]: serverText('en', key),
});

const WORDS = { answers: 'notices.waits.toAnswer', evidence: 'notices.waits.toSend' } as const satisfies Record<
	Waits,
	ServerText
>;

const reminded: Source = async (tx, { progress_id: progressId, status }) => {
	if (progressId === undefined) return null;
	const progress = assessmentProgresses;
	const [facts] = await tx
		.select({
			companyId: companies.id,
			company: companies.companyName,
			status: progress.status,
			endDate: progress.endDate,
			awaitsEvidence: evidenceAwaited,
			evidenceDueOn,
		})
		.from(progress)
		.innerJoin(companies, eq(companies.id, progress.companyId))
		.where(eq(progress.id, progressId));
	if (!facts) return null;
	const waits: Waits = ANSWERABLE.includes(facts.status) ? 'answers' : 'evidence';
	// Done meanwhile, by whatever act.
	if (waits === 'evidence' && (facts.status !== status || facts.awaitsEvidence !== true)) return null;
	const deadline = waits === 'answers' ? facts.endDate : facts.evidenceDueOn;
	return {
		audience: { to: 'company', companyId: facts.companyId },
		companyId: facts.companyId,
		progressId,
		data: {
			company: facts.company,
			waits,
			...(deadline ? { deadline } : {}),
			...inBoth('what', WORDS[waits]),
		},
	};
};

const ended: Source = async (tx, { subject_id: id, user_id: userId }) => {
	if (id === undefined || userId === undefined) return null;
	const [job] = await tx.select().from(bulkJobs).where(eq(bulkJobs.id, id));
	if (!job) return null;
	const inState = (state: 'done' | 'refused' | 'stopped') =>
		tx.$count(bulkJobRows, and(eq(bulkJobRows.jobId, id), eq(bulkJobRows.state, state)));
	return {
		audience: { to: 'user', userId },
		subjectId: id,
		data: {
			...inBoth('what', `bulk.acts.${job.act}`),
			done: await inState('done'),
			refused: await inState('refused'),
			stopped: await inState('stopped'),
		},
	};
};

export const bulkSources: Sources = { company_reminded: reminded, bulk_ended: ended };
