import { consolePaths } from '#client/base/console-paths.ts';
import { STATUS, type StatusId } from '#shared/assessment/status.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import type { Bench } from './figures.ts';
import { RUNS } from './support/page-figures.ts';
import { OPENED, type Screen, signedScreenFigures, signInToDemo } from './support/signed-screens.ts';

/** The screens of the console on which an assessor's day is spent. */

type Row = { id: number; company_id: number };
type Sheet = { answer_categories: { id: number; answer_sub_categories: { id: number }[] }[] };

const screensOf = async (app: TestApp): Promise<Screen[]> => {
	const signed = await signInToDemo(app, 'console', 'admin@example.com');
	const { token } = signed;
	const at = async (status: StatusId): Promise<Row> => {
		const path = `/console/assessment_progresses?status=${status}`;
		const { data } = await call<Row[]>(app, 'GET', path, { token });
		const [row] = data;
		if (!row) throw new Error(`the demo has no assessment at ${status}`);
		return row;
	};
	const [checked, graded] = [await at(STATUS.submitted), await at(STATUS.graded)];
	const path = `/console/pending_assessments/${checked.id}`;
	const { data: sheet } = await call<Sheet>(app, 'GET', path, { token });
	const [category] = sheet.answer_categories;
	const [sub] = category?.answer_sub_categories ?? [];
	if (!category || !sub) throw new Error('the sheet is empty');
	return [
		{ name: 'my work', path: consolePaths.work, signed },
		{ name: "a company's page", path: consolePaths.company(checked.company_id), signed },
		{ name: 'the check overview', path: consolePaths.check(checked.id), signed },
		{ name: 'a check sheet', path: consolePaths.checkSubCategory(checked.id, category.id, sub.id), signed },
		{ name: 'the report desk', path: consolePaths.evaluate(graded.id), signed },
	];
};

export const bench: Bench = {
	title: `Console screens by Lighthouse, mobile, median of ${RUNS}`,
	note: OPENED,
	run: () => signedScreenFigures(screensOf),
};
