import { describe, expect, it } from 'vitest';
import type { StatusId } from '#shared/assessment/status.ts';
import { checkHistory } from './checker.ts';
import type { Effect, FinalState, StoredDocument, Transition } from './final-state.ts';
import { answersRegister } from './marks.ts';
import type { Act, Operation } from './operation.ts';
import type { Rule } from './violation.ts';

/** One company, 1, with one assessment, 10, and one sub-category, 100; made by hand, a rule broken in each. */

const SUB = 100;
const REGISTER = answersRegister(SUB);

type Given = Partial<Omit<Operation, 'act' | 'startedAt' | 'endedAt'>> & { at?: readonly [number, number] };

let serial = 0;

const operation = (name: string, act: Act, { at, ...given }: Given = {}): Operation => {
	const id = ++serial;
	return {
		id,
		name,
		companyId: 1,
		progressId: 10,
		startedAt: at?.[0] ?? id * 10,
		endedAt: at?.[1] ?? id * 10 + 5,
		outcome: 'done',
		status: 200,
		acceptedAt: [1, 2, 3, 4],
		effects: { actions: [], when: 'never' },
		act,
		...given,
	};
};

const save = (value: string, basedOn: number | null, version: number | null, given: Given = {}): Operation =>
	operation('save answers', { kind: 'save', register: REGISTER, value, basedOn, version }, given);

const unanswered = { outcome: 'unknown', status: null } as const;
const refused = { outcome: 'refused', status: 409 } as const;

const read = (value: string | null, version: number, given: Given = {}): Operation =>
	operation('read answers', { kind: 'read', register: REGISTER, value, version }, given);

const mark = (which: 'completed' | 'checked', given: Given = {}): Operation =>
	operation(`mark as ${which}`, { kind: 'mark', mark: which, subCategoryId: SUB }, given);

const submit = (given: Given = {}): Operation =>
	operation(
		'submit',
		{ kind: 'move' },
		{ acceptedAt: [1, 2], effects: { actions: ['assessment.submit'], when: 'always' }, ...given },
	);

const moveBack = (given: Given = {}): Operation =>
	operation(
		'move back',
		{ kind: 'move' },
		{ effects: { actions: ['assessment.move_back'], when: 'always' }, ...given },
	);

const grade = (given: Given = {}): Operation =>
	operation('grade', { kind: 'grade', round: 1 }, { acceptedAt: [3], ...given });

const upload = (id: number | null, given: Given = {}): Operation =>
	operation(
		'upload',
		{ kind: 'upload', document: id === null ? null : { id, path: `documents/10/${id}.pdf` } },
		{ acceptedAt: [1, 2], effects: { actions: ['document.added'], when: 'always' }, ...given },
	);

const remove = (documentId: number, given: Given = {}): Operation =>
	operation(
		'remove',
		{ kind: 'remove', documentId },
		{ acceptedAt: [1, 2], effects: { actions: ['document.removed'], when: 'always' }, ...given },
	);

const look = (status: StatusId, documentIds: number[], given: Given = {}): Operation =>
	operation('look', { kind: 'look', status, documentIds }, given);

type Step = readonly [event: Transition['event'], from: StatusId | null, to: StatusId, by?: Operation];

const START: Step = ['start', null, 1];

const effectOf = (by: Operation, action: string): Effect => ({
	operationId: by.id,
	action,
	companyId: 1,
	progressId: 10,
	from: null,
	to: null,
});

/** The state that these steps lead to, with `changes`. */
const stateAfter = (steps: readonly Step[], changes: Partial<FinalState> = {}): FinalState => ({
	registers: new Map(),
	progresses: [{ id: 10, companyId: 1, status: steps.at(-1)?.[2] ?? 1, isGradingPending: false }],
	transitions: steps.map(([event, from, to]) => ({ progressId: 10, event, from, to })),
	effects: steps.map(([event, from, to, by]) => ({
		operationId: by?.id ?? null,
		action: `assessment.${event}`,
		companyId: 1,
		progressId: 10,
		from,
		to,
	})),
	completed: new Set(),
	checked: new Set(),
	documents: [],
	files: new Set(),
	gradingJobs: [],
	pdfs: [],
	gradings: [],
	otherJobs: [],
	...changes,
});

const holding = (version: number, ...values: string[]): Partial<FinalState> => ({
	registers: new Map([[REGISTER, { version, values }]]),
});

const rulesBroken = (operations: readonly Operation[], state: FinalState): Rule[] => [
	...new Set(checkHistory(operations, state).map(({ rule }) => rule)),
];

describe('saves', () => {
	it('accepts acknowledged, refused and unanswered saves in any order that the versions allow', () => {
		const operations = [
			save('a', 0, 1),
			save('b', 0, null, refused),
			save('c', null, null, unanswered),
			save('d', 2, 3),
			read('d', 3),
			save('e', 3, null, unanswered),
		];
		expect(rulesBroken(operations, stateAfter([START], holding(3, 'd')))).toEqual([]);
		expect(rulesBroken(operations, stateAfter([START], holding(4, 'e')))).toEqual([]);
	});

	it('accepts two saves at once in either order', () => {
		const operations = [save('a', null, 2, { at: [0, 100] }), save('b', null, 1, { at: [50, 90] })];
		expect(rulesBroken(operations, stateAfter([START], holding(2, 'a')))).toEqual([]);
	});

	it.each<[string, Rule, Operation[], Partial<FinalState>]>([
		['an older text is stored', 'acknowledged write lost', [save('a', 0, 1), save('b', 1, 2)], holding(1, 'a')],
		['another text is stored as that version', 'acknowledged write lost', [save('a', 0, 1)], holding(1, 'x')],
		['the text is gone', 'acknowledged write lost', [save('a', 0, 1)], {}],
		['two have one version', 'stale version won', [save('a', 0, 1), save('b', 0, 1)], holding(1, 'b')],
		['a stale one is accepted', 'stale version won', [save('a', 0, 1), save('b', 0, 2)], holding(2, 'b')],
		[
			'a later one has a lower version',
			'stale version won',
			[save('a', null, 2, { at: [0, 10] }), save('b', null, 1, { at: [20, 30] })],
			holding(2, 'a'),
		],
		['the text is of two', 'torn or unknown content', [save('a', 0, 1), save('b', 1, 2)], holding(2, 'a', 'b')],
		['a version is not told', 'torn or unknown content', [save('a', 0, null)], holding(0)],
		[
			'a refused one is stored',
			'effect twice, missing or of a refused call',
			[save('a', 0, 1), save('b', 1, null, refused)],
			holding(2, 'b'),
		],
		[
			'an unanswered one is stored on top of a later version',
			'torn or unknown content',
			[save('a', 0, 1), save('b', 0, null, unanswered), save('c', null, null, unanswered)],
			holding(2, 'b'),
		],
		['one is carried out twice', 'effect twice, missing or of a refused call', [save('a', null, 1)], holding(2, 'a')],
	])('finds that %s', (_, rule, operations, stored) => {
		expect(rulesBroken(operations, stateAfter([START], stored))).toContain(rule);
	});
});

describe('reads', () => {
	it('may show a text newer than its version, while that is being saved', () => {
		const first = save('a', 0, 1, { at: [0, 10] });
		const newer = [first, save('b', 1, 2, { at: [100, 200] }), read('b', 1, { at: [150, 160] })];
		expect(rulesBroken(newer, stateAfter([START], holding(2, 'b')))).toEqual([]);
		const older = [first, save('b', 1, 2, { at: [100, 200] }), read('a', 2, { at: [150, 160] })];
		expect(rulesBroken(older, stateAfter([START], holding(2, 'b')))).toEqual(['torn or unknown content']);
	});

	it.each<[string, Rule, Operation[]]>([
		['a version older than one that was acknowledged before', 'stale read', [save('a', 0, 1), read(null, 0)]],
		['a version older than one that was read before', 'stale read', [read('a', 1), read(null, 0), save('a', 0, 1)]],
		['a version before it is written', 'stale read', [read('a', 1), save('a', 0, 1)]],
		['a text that nobody saved', 'torn or unknown content', [save('a', 0, 1), read('x', 1)]],
		['two texts of one version', 'torn or unknown content', [read('x', 0), read('y', 0), save('a', 0, 1)]],
	])('finds %s', (_, rule, operations) => {
		expect(rulesBroken(operations, stateAfter([START], holding(1, 'a')))).toContain(rule);
	});
});

describe('marks', () => {
	const stored = (marks: Partial<FinalState>) => stateAfter([START], { ...holding(1, 'a'), ...marks });

	it('accepts that a check mark goes where an answer may have changed since', () => {
		const checked = mark('checked');
		expect(rulesBroken([checked, save('a', 0, 1)], stored({}))).toEqual([]);
		expect(rulesBroken([save('a', 0, null, unanswered), mark('checked')], stored({}))).toEqual([]);
		expect(rulesBroken([mark('completed'), save('a', 0, 1)], stored({ completed: new Set([SUB]) }))).toEqual([]);
	});

	it('finds that one is lost, or set by nobody', () => {
		expect(rulesBroken([save('a', 0, 1), mark('completed')], stored({}))).toEqual(['acknowledged write lost']);
		expect(rulesBroken([save('a', 0, 1), mark('checked')], stored({}))).toEqual(['acknowledged write lost']);
		expect(rulesBroken([save('a', 0, 1)], stored({ checked: new Set([SUB]) }))).toEqual([
			'effect twice, missing or of a refused call',
		]);
		expect(
			rulesBroken([save('a', 0, 1), mark('completed', refused)], stored({ completed: new Set([SUB]) })),
		).not.toEqual([]);
	});
});

describe('transitions', () => {
	it('accepts one that was acknowledged, and one without an answer whether or not it happened', () => {
		const first = submit();
		const second = submit(unanswered);
		expect(rulesBroken([first, submit(refused)], stateAfter([START, ['submit', 1, 3, first]]))).toEqual([]);
		expect(rulesBroken([second], stateAfter([START]))).toEqual([]);
		expect(rulesBroken([second], stateAfter([START, ['submit', 1, 3, second]]))).toEqual([]);
	});

	const first = submit();
	const back = moveBack();
	const again = submit();
	it.each<[string, Rule, Operation[], FinalState]>([
		['an acknowledged one is missing', 'acknowledged write lost', [first], stateAfter([START])],
		[
			'one happened twice',
			'effect twice, missing or of a refused call',
			[first, back],
			stateAfter([START, ['submit', 1, 3, first], ['move_back', 3, 2, back], ['submit', 2, 3, first]]),
		],
		[
			'a refused one happened',
			'effect twice, missing or of a refused call',
			[{ ...first, ...refused }],
			stateAfter([START, ['submit', 1, 3, first]]),
		],
		[
			'nobody asked for it',
			'effect twice, missing or of a refused call',
			[],
			stateAfter([START, ['submit', 1, 3, first]]),
		],
		['a status was skipped', 'transition against the table', [first], stateAfter([START, ['submit', 2, 3, first]])],
		['a move back leads up', 'transition against the table', [back], stateAfter([START, ['move_back', 2, 3, back]])],
		['it is not in the table', 'transition against the table', [first], stateAfter([START, ['submit', 1, 4, first]])],
		[
			'the status is another than the history ends with',
			'transition against the table',
			[first],
			stateAfter([START, ['submit', 1, 3, first]], {
				progresses: [{ id: 10, companyId: 1, status: 4, isGradingPending: false }],
			}),
		],
		[
			'the audit log tells another history',
			'transition against the table',
			[first],
			{ ...stateAfter([START, ['submit', 1, 3, first]]), transitions: stateAfter([START]).transitions },
		],
		[
			'two took effect in another order than they were made',
			'effects out of order',
			[first, back, again],
			stateAfter([START, ['submit', 1, 3, again], ['move_back', 3, 2, back], ['submit', 2, 3, first]]),
		],
	])('finds that %s', (_, rule, operations, state) => {
		expect(rulesBroken(operations, state)).toContain(rule);
	});

	it('finds a second assessment beside one under way', () => {
		const state = stateAfter([START]);
		const second = { progressId: 11, event: 'start', from: null, to: 1 } as const;
		const effect = { operationId: null, action: 'assessment.start', companyId: 1, progressId: 11, from: null, to: 1 };
		const both = {
			...state,
			progresses: [...state.progresses, { id: 11, companyId: 1, status: 1, isGradingPending: false } as const],
			transitions: [...state.transitions, second],
			effects: [...state.effects, effect as Effect],
		};
		expect(rulesBroken([], both)).toEqual(['transition against the table']);
	});
});

describe('the status at which a call is accepted', () => {
	const submitted = submit({ at: [100, 110] });
	const state = stateAfter([START, ['submit', 1, 3, submitted]], holding(1, 'a'));
	const asked = { acceptedAt: [1, 2] } as const;

	it('may be one before or after a transition that runs at the same time', () => {
		expect(rulesBroken([save('a', 0, 1, { ...asked, at: [105, 120] }), submitted], state)).toEqual([]);
		expect(rulesBroken([save('a', 0, 1, { ...asked, at: [10, 20] }), submitted, look(3, [])], state)).toEqual([]);
	});

	it('is none that had ended, for a write and for a look', () => {
		const late = save('a', 0, 1, { ...asked, at: [120, 130] });
		expect(rulesBroken([late, submitted], state)).toEqual(['accepted at a wrong status']);
		const early = save('a', 0, 1, { ...asked, at: [10, 20] });
		expect(rulesBroken([early, submitted, look(1, [], { at: [120, 130] })], state)).toEqual(['stale read']);
		expect(rulesBroken([early, submitted, look(3, [], { at: [80, 90] })], state)).toEqual(['stale read']);
	});
});

describe('jobs', () => {
	const submitted = submit();
	const asked = grade();
	const graded: Step[] = [START, ['submit', 1, 3, submitted], ['grade', 3, 4]];
	const job = (state: 'open' | 'finished' | 'failed') => ({ progressId: 10, round: 1, state }) as const;
	const stateWith = (steps: readonly Step[], changes: Partial<FinalState>) =>
		stateAfter(steps, { gradingJobs: [job('finished')], ...changes });

	it('are one for each accepted request, unless it was withdrawn', () => {
		expect(rulesBroken([submitted, asked], stateWith(graded, {}))).toEqual([]);
		expect(rulesBroken([submitted, grade(unanswered)], stateWith(graded.slice(0, 2), { gradingJobs: [] }))).toEqual([]);
		const later = grade();
		const back = moveBack();
		const withdrawn: Step[] = [START, ['submit', 1, 3, submitted], ['move_back', 3, 2, back]];
		expect(rulesBroken([submitted, later, back], stateWith(withdrawn, {}))).toEqual([]);
	});

	it.each<[string, Step[], Partial<FinalState>]>([
		['is missing', graded.slice(0, 2), { gradingJobs: [] }],
		['was made twice', graded, { gradingJobs: [job('finished'), job('finished')] }],
		['is not finished', graded.slice(0, 2), { gradingJobs: [job('open')] }],
		['failed', graded.slice(0, 2), { gradingJobs: [job('failed')] }],
		['is finished without a grading', graded.slice(0, 2), {}],
		['left a wrong score', graded, { gradings: [{ progressId: 10, round: 1, stored: 100, expected: 200 }] }],
		[
			'left its mark of being pending',
			graded,
			{ progresses: [{ id: 10, companyId: 1, status: 4, isGradingPending: true }] },
		],
		['of a PDF is not finished', graded, { pdfs: [{ hash: 'x', jobs: ['open'], isStored: false }] }],
		['of a PDF failed', graded, { pdfs: [{ hash: 'x', jobs: ['failed'], isStored: false }] }],
		['of a PDF ran for it twice', graded, { pdfs: [{ hash: 'x', jobs: ['finished', 'finished'], isStored: true }] }],
		['of a PDF left no file', graded, { pdfs: [{ hash: 'x', jobs: ['finished'], isStored: false }] }],
		['of another kind is open', graded, { otherJobs: [{ name: 'mail', state: 'open' }] }],
	])('finds that one %s', (_, steps, changes) => {
		expect(rulesBroken([submitted, asked], stateWith(steps, changes))).toEqual(['job not done once']);
	});

	it('finds that one graded twice', () => {
		const back = moveBack();
		const twice: Step[] = [...graded, ['move_back', 4, 3, back], ['grade', 3, 4]];
		expect(rulesBroken([submitted, asked, back], stateWith(twice, {}))).toEqual(['job not done once']);
	});
});

describe('documents', () => {
	const row = (id: number, by: Operation, isIntact = true): StoredDocument => ({
		id,
		progressId: 10,
		operationId: by.id,
		isIntact,
	});
	const added = (by: Operation): Effect => effectOf(by, 'document.added');
	const removed = (by: Operation): Effect => effectOf(by, 'document.removed');
	const stored = (effects: Effect[], changes: Partial<FinalState> = {}): FinalState => {
		const state = stateAfter([START], changes);
		return { ...state, effects: [...state.effects, ...effects] };
	};
	const one = upload(1);
	const path = 'documents/10/1.pdf';
	const gone = remove(1);

	it('are there after an upload and gone after a removal', () => {
		expect(
			rulesBroken([one, look(1, [1])], stored([added(one)], { documents: [row(1, one)], files: new Set([path]) })),
		).toEqual([]);
		expect(rulesBroken([one, gone], stored([added(one), removed(gone)]))).toEqual([]);
		expect(rulesBroken([one, remove(1, unanswered)], stored([added(one)], { documents: [row(1, one)] }))).toEqual([]);
	});

	it.each<[string, Rule, Operation[], FinalState]>([
		['an acknowledged one is gone', 'document lost or left', [one], stored([added(one)])],
		[
			'its bytes are not those that were sent',
			'document lost or left',
			[one],
			stored([added(one)], { documents: [row(1, one, false)] }),
		],
		[
			'one upload left two',
			'document lost or left',
			[one],
			stored([added(one)], { documents: [row(1, one), row(2, one)] }),
		],
		[
			'a refused upload left one',
			'document lost or left',
			[{ ...one, ...refused }],
			stored([], { documents: [row(1, one)] }),
		],
		['nobody uploaded it', 'document lost or left', [], stored([], { documents: [row(1, one)] })],
		[
			'a removed one is still there',
			'document lost or left',
			[one, gone],
			stored([added(one), removed(gone)], { documents: [row(1, one)] }),
		],
		[
			'the file of a removed one is still there',
			'document lost or left',
			[one, gone],
			stored([added(one), removed(gone)], { files: new Set([path]) }),
		],
		[
			'an acknowledged one is not seen',
			'stale read',
			[one, look(1, [])],
			stored([added(one)], { documents: [row(1, one)] }),
		],
	])('finds that %s', (_, rule, operations, state) => {
		expect(rulesBroken(operations, state)).toContain(rule);
	});

	it('finds a sixth, stored or seen', () => {
		const six = Array.from({ length: 6 }, (_, at) => upload(at + 1));
		const documents = six.map((by, at) => row(at + 1, by));
		const state = stored(six.map(added), { documents });
		expect(rulesBroken(six, state)).toEqual(['more documents than allowed']);
		const seen = look(1, [1, 2, 3, 4, 5, 6]);
		expect(rulesBroken([one, seen], stored([added(one)], { documents: [row(1, one)] }))).toContain(
			'more documents than allowed',
		);
	});
});
