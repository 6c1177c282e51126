import { expect, it } from 'vitest';
import type { PreparedRecord } from '#shared/answering/records.ts';
import { byDepartment } from './by-department.ts';

const record = (name: string, department: PreparedRecord['department'], questions: number): PreparedRecord => ({
	record: name,
	name,
	department,
	at_hand: false,
	questions: Array.from({ length: questions }, (_, at) => ({
		id: at + 1,
		content: '設問',
		accepted: name,
		answer_category_id: 1,
		answer_sub_category_id: 1,
	})),
});

it('groups records by their first department, those that serve several questions first', () => {
	const groups = byDepartment([
		record('minutes', ['management'], 1),
		record('contracts', ['hr'], 1),
		record('wage_ledger', ['accounting', 'hr'], 3),
		record('joiners', ['hr'], 7),
		record('other', [], 1),
		record('rules', ['hr'], 1),
	]);
	expect(groups.map(({ department, records }) => [department, records.map((one) => one.record)])).toEqual([
		['hr', ['joiners', 'contracts', 'rules']],
		['accounting', ['wage_ledger']],
		['management', ['minutes']],
		[null, ['other']],
	]);
});
