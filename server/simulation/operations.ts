import { consoleStaff } from '#server/calls/define.ts';
import { pathId } from '#shared/fields.ts';
import { paperSimulation } from '#shared/papers/simulation.ts';
import { getSimulation, requestSimulation } from './simulations.ts';
import { simulationWorkbook } from './workbook.ts';

const params = { id: pathId() };

export const consoleSimulations = {
	read: consoleStaff.query({
		path: '/console/assessment_papers/:id/simulation',
		summary: 'The newest simulation of a draft; null before the first',
		details:
			'Assessors get the sheets of their own companies, and the distribution of all where at least 10 sheets are of other companies.',
		params,
		output: paperSimulation.nullable(),
		handler: getSimulation,
	}),
	request: consoleStaff.mutation({
		method: 'POST',
		path: '/console/assessment_papers/:id/simulation',
		summary: 'Score the finished assessments of the newest two published papers with a draft; stores nothing on them',
		params,
		output: paperSimulation,
		success: 'papers.simulationStarted',
		handler: requestSimulation,
	}),
	download: consoleStaff.workbook({
		path: '/console/assessment_papers/:id/simulation/download',
		summary: 'The newest simulation of a draft as an Excel workbook',
		params,
		refusals: { 409: { when: 'The simulation has not finished, or there is none' } },
		handler: simulationWorkbook,
	}),
};
