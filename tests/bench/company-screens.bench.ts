import type { AssessmentOverview } from '#shared/answering/schemas.ts';
import type { TestApp } from '#tests/support/boot.ts';
import { call } from '#tests/support/client.ts';
import type { Bench } from './figures.ts';
import { RUNS } from './support/page-figures.ts';
import { OPENED, type Screen, type Signed, signedScreenFigures, signInToDemo } from './support/signed-screens.ts';

/** The company's screens behind the sign-in. */

/** Signs in an owner of the demo, and reads the assessment of that company. */
const enter = async (app: TestApp, email: string): Promise<{ signed: Signed; assessment: AssessmentOverview }> => {
	const signed = await signInToDemo(app, 'app', email);
	const { data: assessment } = await call<AssessmentOverview>(app, 'GET', '/app/assessment', { token: signed.token });
	return { signed, assessment };
};

const screensOf = async (app: TestApp): Promise<Screen[]> => {
	const answering = await enter(app, 'owner@example.com');
	const planning = await enter(app, 'owner7@example.com');
	const { next_step: next } = answering.assessment;
	const { id } = planning.assessment;
	const result = `/app/assessment-results/${id}`;
	return [
		{ name: 'the overview', path: '/app/assessment', signed: answering.signed },
		{
			name: 'a sheet',
			path: `/app/assessment/categories/${next?.category.id}/sub-categories/${next?.sub_category.id}`,
			signed: answering.signed,
		},
		{ name: 'a report', path: `${result}?isFirstTime=true`, signed: planning.signed },
		{ name: 'an explanation', path: `${result}/explanation?isFirstTime=true`, signed: planning.signed },
		{ name: 'a plan', path: `/app/improvement-plans/${id}`, signed: planning.signed },
		{ name: 'the history', path: '/app/history', signed: planning.signed },
	];
};

export const bench: Bench = {
	title: `Company screens by Lighthouse, mobile, median of ${RUNS}`,
	note: OPENED,
	run: () => signedScreenFigures(screensOf),
};
