/**
 * The guides of `/help`: what somebody wants to do, not what a screen shows. A task's name is its anchor, and the places of
 * screens (`places.ts`) name it; texts are in `texts/`.
 */

export const GUIDES = {
	company: {
		start: ['login', 'members', 'profile', 'records'],
		answers: ['answer', 'colleagues', 'evidence', 'submit', 'request'],
		result: ['result', 'plan', 'objection'],
		after: ['certificate', 'share', 'voice', 'next-year'],
		account: ['password', 'account'],
	},
	assessor: {
		checking: ['work', 'rate', 'evidence', 'voice'],
		writing: ['report', 'sdg', 'proposal', 'snippets'],
		following: ['plan', 're-assessment'],
		fairness: ['interests', 'calibration'],
	},
	administrator: {
		start: ['going-live', 'people', 'papers'],
		companies: ['inquiries', 'company', 'import'],
		assessments: ['start-year', 'assign', 'correct'],
		decisions: ['finalize', 'critical', 'certificate', 'withdraw', 'objections'],
		overview: ['programme', 'audit', 'emails'],
	},
} as const;

type Guides = typeof GUIDES;

export type Guide = keyof Guides;

export const GUIDE_NAMES = ['company', 'assessor', 'administrator'] as const satisfies readonly Guide[];

/** The names of a guide's tasks. */
export type TaskOf<G extends Guide> = {
	[C in keyof Guides[G]]: Guides[G][C] extends readonly (infer Name)[] ? Name : never;
}[keyof Guides[G]];

/**
 * What a guide says of a task. In its sentences `[key]` stands for a control or heading of a screen, which is filled in from
 * the text of that key, and `[#task]` or `[#guide/task]` for a link to another task.
 */
export type TaskText = {
	title: string;
	/** What it is for. */
	purpose: string;
	before?: readonly string[];
	steps: readonly string[];
	/** What happens next. */
	next: string;
	problems: readonly (readonly [when: string, then: string])[];
};

type ChapterText<Names> = {
	title: string;
	tasks: Names extends readonly (infer Name extends string)[] ? Readonly<Record<Name, TaskText>> : never;
};

/** A chapter by its guide and name. */
export type Chapter<G extends Guide, C extends keyof Guides[G]> = ChapterText<Guides[G][C]>;

export type GuideTexts = { readonly [G in Guide]: { readonly [C in keyof Guides[G]]: Chapter<G, C> } };
