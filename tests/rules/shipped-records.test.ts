import { expect, it } from 'vitest';
import { regularPaper } from '#scripts/seed/papers/shipped.ts';
import { guidance } from '#shared/papers/guidance.ts';
import { recordNames } from '#shared/papers/record-names.ts';

/** The shipped regular paper: all evidence names its record and who keeps it, and what is shared has a name of its own. */

const questions = regularPaper(() => 1).main_categories.flatMap(({ sub_categories }) =>
	sub_categories.flatMap((sub) => sub.questions),
);

it('all evidence of the 75 questions has a record and a department', () => {
	expect(questions).toHaveLength(75);
	for (const { content, guidance: told } of questions) {
		const { evidence } = guidance.parse(told);
		expect(evidence.length, content).toBeGreaterThan(0);
		for (const { text, record, department } of evidence) {
			expect(record, text).toMatch(/^[a-z][a-z0-9_]*$/);
			expect(department?.length, text).toBeGreaterThan(0);
			expect(new Set(department).size, text).toBe(department?.length);
		}
	}
});

it('exactly the records that several questions accept have a name', () => {
	const accepting = new Map<string, Set<string>>();
	for (const { content, guidance: told } of questions) {
		for (const { record } of told?.evidence ?? []) {
			if (record) accepting.set(record, (accepting.get(record) ?? new Set()).add(content));
		}
	}
	const shared = [...accepting].filter(([, by]) => by.size > 1).map(([record]) => record);
	expect(shared.sort()).toEqual(Object.keys(recordNames).sort());
});
