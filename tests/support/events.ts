import { listOperations } from '#server/calls/operation.ts';
import { operations } from '#server/router.ts';
import type { StatusId, TransitionEvent } from '#shared/assessment/status.ts';
import { tokyoDate } from '#shared/dates.ts';
import { readSubCategoryIds, saveSheet } from './answering.ts';
import type { TestApp } from './app.ts';
import { answerEverything, rateEverything, type Staged } from './assessments.ts';
import type { Answer } from './client.ts';

const named = new Map(listOperations(operations).map(({ name, operation }) => [name, operation]));

export const operationOf = (name: string) => {
	const operation = named.get(name);
	if (!operation) throw new Error(`no operation is called ${name}`);
	return operation;
};

type EventCall = {
	/** Names of the operations that trigger the event; the test calls the first. */
	operations: readonly [string, ...string[]];
	/** Sets up the preconditions of the call. */
	prepare?: (app: TestApp, staged: Staged) => Promise<unknown>;
	send: (app: TestApp, staged: Staged) => Promise<Answer>;
};

type Body = Record<string, unknown>;

/** A call by staff with the id of the company or its assessment in the path. */
const byStaff = (
	name: string,
	{
		id = 'progress',
		body,
		also = [],
	}: { id?: 'company' | 'progress'; body?: (app: TestApp) => Body; also?: string[] } = {},
) => ({
	operations: [name, ...also] as const,
	send: (app: TestApp, { admin, companyId, progress }: Staged): Promise<Answer> => {
		const path = operationOf(name).path.replace(':id', String(id === 'company' ? companyId : progress.id));
		return admin.post(path, body?.(app));
	},
});

const empty = (): Body => ({});

/** The call that triggers each event of the transition table. */
export const EVENT_CALLS: Record<TransitionEvent, EventCall> = {
	start: byStaff('console.progresses.start', { id: 'company' }),
	first_save: {
		operations: ['app.assessment.save', 'app.assessment.acceptSuggestions'],
		send: async (_, { owner }) => {
			const [id = 0] = await readSubCategoryIds(owner);
			return saveSheet(owner, id, { answer_contents: [] });
		},
	},
	submit: {
		operations: ['app.assessment.submit'],
		prepare: (app, { progress }) => answerEverything(app, progress.id),
		send: (_, { owner }) => owner.post(operationOf('app.assessment.submit').path),
	},
	grade: {
		...byStaff('console.checking.grade'),
		prepare: (app, { progress }) => rateEverything(app, progress.id, 1),
	},
	report: byStaff('console.reports.first.confirm', { body: empty }),
	proposal: byStaff('console.proposals.submit', { body: empty }),
	finalise: byStaff('console.finalising.assessment', { also: ['console.bulk.finalise'] }),
	apply_reassessment: byStaff('console.reassessments.apply'),
	grade_again: {
		...byStaff('console.reassessments.grade'),
		prepare: (app, { progress }) => rateEverything(app, progress.id, 2),
	},
	report_again: byStaff('console.reports.second.confirm', { body: empty }),
	finalise_again: byStaff('console.finalising.reassessment', { also: ['console.bulk.finalise'] }),
	apply_certificate: byStaff('console.certifications.apply'),
	issue: byStaff('console.certifications.issue', { body: (app) => ({ issue_date: tokyoDate(app.clock.now()) }) }),
	cancel: byStaff('console.progresses.cancel', { id: 'company' }),
	move_back: byStaff('console.progresses.moveBack', {
		id: 'company',
		body: () => ({ status: 1 satisfies StatusId }),
	}),
};
