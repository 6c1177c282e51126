/**
 * Statements for workers about the last year, each true or not. A statement lists the keys of the paper's questions on
 * the same subject, and the answer that agrees with a company's yes. The meaning of an id never changes: a changed
 * statement gets a new id, in a new set.
 */

export const VALUES = ['yes', 'no', 'unknown', 'declined'] as const;
export type Value = (typeof VALUES)[number];

/** Categories of the company's summary. */
export const CATEGORIES = ['promises', 'safety', 'freedom', 'respect', 'future'] as const;
export type Category = (typeof CATEGORIES)[number];

type Definition = {
	category: Category;
	/** Answer of a well-treated worker. */
	good: 'yes' | 'no';
	questionKeys: readonly string[];
};

export const STATEMENTS = {
	contract: {
		category: 'promises',
		good: 'yes',
		questionKeys: ['dc30c317-ca7b-4ba2-9b2a-254c0e688da1', '9e019a5b-f796-4a9b-b151-a3377d68fa07'],
	},
	pay: {
		category: 'promises',
		good: 'yes',
		questionKeys: ['f5a55d60-82cc-4236-9bc0-623cd1ccd071', 'd19ac397-27a9-4d33-8d66-ed6e1125e7ba'],
	},
	overtime: {
		category: 'promises',
		good: 'yes',
		questionKeys: ['7b89f03e-fb11-4af1-bfdb-95a8a819d1cb', '6bf3783b-13ea-441a-9a0c-09ab8b9ef4e5'],
	},
	overtime_pay: { category: 'promises', good: 'yes', questionKeys: ['7b89f03e-fb11-4af1-bfdb-95a8a819d1cb'] },
	equal_pay: {
		category: 'promises',
		good: 'yes',
		questionKeys: ['511eba55-0f2c-4df9-96bc-2c7c9f951203', 'f5c828af-07c4-4ba9-90ee-f85c97b0f0f9'],
	},
	safety: {
		category: 'safety',
		good: 'yes',
		questionKeys: ['c7dd29ab-bb82-4865-b17d-ea9cbbe5cf57', '1acf6c3a-4a36-420d-9230-b533e66a3d71'],
	},
	illness: {
		category: 'safety',
		good: 'yes',
		questionKeys: ['55639470-f752-4891-bb7e-36d779a4a48b', 'cc60113f-8381-4e9b-8d01-9377fe636b5a'],
	},
	housing: {
		category: 'safety',
		good: 'yes',
		questionKeys: ['d5134bca-f959-416f-b33b-5c6e811140ae', 'b59cfa21-6769-4579-a1ed-e19dbce65ee0'],
	},
	japanese: { category: 'future', good: 'yes', questionKeys: ['4e97626e-d372-4f28-b59a-935ad5fec212'] },
	someone: {
		category: 'respect',
		good: 'yes',
		questionKeys: ['f6badd75-475a-4e95-a1d3-45098b08ead4', '39933917-da08-431e-8c43-60aab709d469'],
	},
	passport: { category: 'freedom', good: 'yes', questionKeys: ['ae49a57c-ae91-4007-9724-d6d65b992d96'] },
	own_papers: { category: 'freedom', good: 'yes', questionKeys: ['ae49a57c-ae91-4007-9724-d6d65b992d96'] },
	freedom: {
		category: 'freedom',
		good: 'yes',
		questionKeys: ['b3931708-d371-43f8-bc92-371759aabd25', 'c2c967c8-9279-482b-b27d-92c0cfc529de'],
	},
	go_out: { category: 'freedom', good: 'yes', questionKeys: ['b3931708-d371-43f8-bc92-371759aabd25'] },
	quit: { category: 'freedom', good: 'yes', questionKeys: ['c2c967c8-9279-482b-b27d-92c0cfc529de'] },
	fees: { category: 'promises', good: 'no', questionKeys: ['b906a3bf-81a5-421c-bfd2-ef9706e8aca9'] },
	debt: { category: 'freedom', good: 'no', questionKeys: ['b906a3bf-81a5-421c-bfd2-ef9706e8aca9'] },
	harassment: {
		category: 'respect',
		good: 'no',
		questionKeys: ['956727e4-67e5-471f-b75e-c9e9780ad780', 'b6d786a6-594f-4bc4-a073-38687bf0e77f'],
	},
	threats: {
		category: 'respect',
		good: 'no',
		questionKeys: ['c2c967c8-9279-482b-b27d-92c0cfc529de', 'b6d786a6-594f-4bc4-a073-38687bf0e77f'],
	},
	retaliation: { category: 'respect', good: 'yes', questionKeys: ['30cf2290-83df-4241-82bd-8a524b68387d'] },
	recommend: { category: 'future', good: 'yes', questionKeys: [] },
} as const satisfies Record<string, Definition>;

export type StatementId = keyof typeof STATEMENTS;

export const STATEMENT_IDS = Object.keys(STATEMENTS) as [StatementId, ...StatementId[]];

/** In the order of asking: easy ones first, recommending the company last. A round keeps its set. */
export const SETS = {
	1: [
		'contract',
		'pay',
		'overtime',
		'equal_pay',
		'safety',
		'illness',
		'housing',
		'japanese',
		'someone',
		'passport',
		'freedom',
		'fees',
		'harassment',
		'retaliation',
		'recommend',
	],
	2: [
		'contract',
		'pay',
		'overtime_pay',
		'equal_pay',
		'safety',
		'illness',
		'housing',
		'japanese',
		'someone',
		'own_papers',
		'go_out',
		'quit',
		'debt',
		'harassment',
		'threats',
		'retaliation',
		'recommend',
	],
} as const satisfies Record<number, readonly StatementId[]>;

export type StatementSet = keyof typeof SETS;

/** For slips and callers that name none. */
export const FIRST_SET: StatementSet = 1;
/** For new rounds. */
export const CURRENT_SET: StatementSet = 2;

export const STATEMENT_SETS: readonly StatementSet[] = [FIRST_SET, CURRENT_SET];

export const statementsOf = (set: StatementSet): readonly StatementId[] => SETS[set];
