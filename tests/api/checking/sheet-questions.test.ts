import { beforeAll, expect, it } from 'vitest';
import type { SheetQuestions } from '#shared/answering/schemas.ts';
import { readFirstSheet } from '#tests/support/answering.ts';
import { withApp } from '#tests/support/app.ts';
import { publishPaper, smallPaper, startedAssessment } from '#tests/support/assessments.ts';
import { makeCompanyUser } from '#tests/support/factories.ts';

/** All questions of the current assessment, from which a company chooses those that a document supports. */

const booted = withApp();

beforeAll(async () => {
	await publishPaper(booted.current, smallPaper());
});

it('lists every question under its sub-category, with its id on the first sheet', async () => {
	const { owner } = await startedAssessment(booted.current);
	const { status, data } = await owner.get<SheetQuestions[]>('/app/assessment/questions');
	expect(status).toBe(200);
	const named = data?.map(({ category, sub_category }) => [category, sub_category.content]);
	expect(named).toEqual([
		['Category 1', 'Sub-category 1-1'],
		['Category 1', 'Sub-category 1-2'],
		['Category 2', 'Sub-category 2-1'],
	]);
	const sheet = await readFirstSheet(owner);
	expect(data?.[0]).toEqual({
		category: 'Category 1',
		sub_category: { id: sheet.id, content: sheet.content },
		answer_contents: sheet.answer_contents.map(({ id, content }) => ({ id, content })),
	});
});

it('is empty before the first assessment', async () => {
	const user = await makeCompanyUser(booted.current);
	expect((await user.get('/app/assessment/questions')).data).toEqual([]);
});
