import { consoleStaff } from '#server/calls/define.ts';
import { XLSX } from '#server/exports/workbook/file.ts';
import { pathId } from '#shared/fields.ts';
import { paperSimulation } from '#shared/papers/simulation.ts';
import { getSimulation, requestSimulation } from './simulations.ts';
import { simulationWorkbook } from './workbook.ts';

const params = { id: pathId() };

/** What a draft would have changed: finished assessments scored anew with it. */
export const consoleSimulations = {
	read: consoleStaff.query({
		path: '/console/assessment_papers/:id/simulation',
		summary: 'The newest simulation of a draft; null before the first',
		params,
		output: paperSimulation.nullable(),
		handler: ({ deps, input }) => getSimulation(deps, input),
	}),
	request: consoleStaff.mutation({
		method: 'POST',
		path: '/console/assessment_papers/:id/simulation',
		summary: 'Score the finished assessments of the newest two published papers with a draft; stores nothing on them',
		params,
		output: paperSimulation,
		success: 'papers.simulationStarted',
		handler: ({ deps, actor, input, call }) => requestSimulation(deps, actor, input, call),
	}),
	download: consoleStaff.file({
		path: '/console/assessment_papers/:id/simulation/download',
		summary: 'The newest simulation of a draft as an Excel workbook',
		params,
		contentType: XLSX,
		handler: ({ deps, input, call }) => simulationWorkbook(deps, input, call),
	}),
};
