import type { Round } from '#shared/assessment/round.ts';
import { STATUS } from '#shared/assessment/status.ts';
import type { FinalState } from './final-state.ts';
import { mayHaveHappened, type Operation, ofKind } from './operation.ts';
import { type Violation, violation } from './violation.ts';

/** Every promised job is done, and done once. */

const ROUNDS = {
	1: { status: STATUS.submitted, event: 'grade' },
	2: { status: STATUS.reassessment, event: 'grade_again' },
} as const;

const wrong = (detail: string): Violation => violation('job not done once', detail);

type Requested = { progressId: number; round: Round; acknowledged: number; sent: number };

const requestsOf = (operations: readonly Operation[]): Map<string, Requested> => {
	const requests = new Map<string, Requested>();
	for (const operation of ofKind(operations, 'grade').filter(mayHaveHappened)) {
		const { progressId, outcome } = operation;
		const { round } = operation.act;
		const key = `${progressId}/${round}`;
		const known = requests.get(key) ?? { progressId, round, acknowledged: 0, sent: 0 };
		known.sent++;
		if (outcome === 'done') known.acknowledged++;
		requests.set(key, known);
	}
	return requests;
};

/**
 * Each accepted request has one job. Each job ended in one of three ways: it graded, it failed, or there was nothing
 * left to grade, since the assessment had been moved back or canceled.
 */
const checkGradings = (operations: readonly Operation[], state: FinalState): Violation[] => {
	const found: Violation[] = [];
	const requests = requestsOf(operations);
	const jobs = Map.groupBy(state.gradingJobs, ({ progressId, round }) => `${progressId}/${round}`);
	for (const key of new Set([...requests.keys(), ...jobs.keys()])) {
		const ofRound = jobs.get(key) ?? [];
		const { acknowledged, sent } = requests.get(key) ?? { acknowledged: 0, sent: 0 };
		const [progressId, round] = key.split('/').map(Number) as [number, Round];
		const { status, event } = ROUNDS[round];
		const steps = state.transitions.filter((step) => step.progressId === progressId);
		const graded = steps.filter((step) => step.event === event).length;
		const withdrawn = steps.filter(
			(step) => step.from === status && (step.event === 'move_back' || step.event === 'cancel'),
		).length;
		const failed = ofRound.filter((job) => job.state === 'failed').length;
		const open = ofRound.filter((job) => job.state === 'open').length;
		const where = `round ${round} of assessment ${progressId}`;
		if (ofRound.length < acknowledged || ofRound.length > sent)
			found.push(wrong(`${where}: ${ofRound.length} jobs for ${acknowledged} to ${sent} requests`));
		if (open > 0) found.push(wrong(`${where}: ${open} jobs are not finished`));
		if (failed > 0) found.push(wrong(`${where}: ${failed} jobs failed for good`));
		if (graded > ofRound.length || ofRound.length > graded + withdrawn + failed + open)
			found.push(
				wrong(`${where}: ${ofRound.length} jobs, ${graded} gradings, ${withdrawn} withdrawn, ${failed} failed`),
			);
	}
	return found;
};

const checkPdfs = ({ pdfs }: FinalState): Violation[] =>
	pdfs.flatMap(({ hash, jobs, isStored }) => {
		const of = (state: (typeof jobs)[number]) => jobs.filter((job) => job === state).length;
		const name = `PDF ${hash.slice(0, 8)}`;
		if (of('open') > 0) return [wrong(`${name}: a job is not finished`)];
		if (of('failed') > 0) return [wrong(`${name}: ${of('failed')} jobs failed for good`)];
		if (of('finished') !== 1) return [wrong(`${name} was made by ${of('finished')} jobs`)];
		return isStored ? [] : [wrong(`${name} is finished without a file`)];
	});

export const checkJobs = (operations: readonly Operation[], state: FinalState): Violation[] => [
	...checkGradings(operations, state),
	...checkPdfs(state),
	...state.progresses
		.filter(({ isGradingPending }) => isGradingPending)
		.map(({ id }) => wrong(`the grading of assessment ${id} is still pending`)),
	...state.gradings
		.filter(({ stored, expected }) => stored !== expected)
		.map(({ progressId, round, stored, expected }) =>
			wrong(`round ${round} of assessment ${progressId} has score ${stored}, its ratings give ${expected}`),
		),
	...state.otherJobs
		.filter(({ state: its }) => its !== 'finished')
		.map(({ name, state: its }) => wrong(`${name}: ${its}`)),
];
