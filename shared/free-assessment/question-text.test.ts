import { expect, it } from 'vitest';
import { questionTextOf, statementOf } from './question-text.ts';

it.each([
	[
		'賃金を書面で示していますか。（対象者がいない場合は該当しない）',
		{ question: '賃金を書面で示していますか。', naCondition: '対象者がいない場合は該当しない' },
	],
	[
		'Do you state wages in writing? (Not applicable if you employ no one.)',
		{ question: 'Do you state wages in writing?', naCondition: 'Not applicable if you employ no one.' },
	],
	['窓口（電話を含む）を設けましたか。', { question: '窓口（電話を含む）を設けましたか。', naCondition: null }],
	[
		'受付簿がありますか。（0件でも受付簿があれば「はい」）',
		{ question: '受付簿がありますか。（0件でも受付簿があれば「はい」）', naCondition: null },
	],
	[
		'賃金の明示（対象者がいない場合は該当しない）',
		{ question: '賃金の明示（対象者がいない場合は該当しない）', naCondition: null },
	],
])('%s', (content, parts) => {
	expect(questionTextOf(content)).toEqual(parts);
});

it.each([
	['記録に残していますか。', '記録に残しています。'],
	['去年、確認しましたか。', '去年、確認しました。'],
	['賃金の水準は。', null],
	[
		'Before you hire, do you explain the job, and do you keep a record?',
		'Before you hire, you explain the job, and you keep a record.',
	],
	['Do you have rules?', 'You have rules.'],
	['Did you check the permits?', null],
	['Do you know why, and did you say so?', null],
	['Does a rule say so, and do you tell everyone?', null],
])('%s as a statement', (question, statement) => {
	expect(statementOf(question)).toBe(statement);
});
