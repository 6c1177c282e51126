import { z } from 'zod';
import { paged, silent } from '#server/calls/answer.ts';
import { BODY_LIMITS, consoleAdmin, consoleStaff } from '#server/calls/define.ts';
import {
	calibrationAgreement,
	calibrationComparison,
	calibrationMessageBody,
	calibrationRow,
	calibrationSheet,
	calibrationsQuery,
	declineBody,
	ownCalibration,
	savedSecondRatings,
	secondRatingsBody,
} from '#shared/calibration/schemas.ts';
import { id, pathId, version } from '#shared/fields.ts';
import { wholeListQuery } from '#shared/lists.ts';
import { getAgreement } from './agreement.ts';
import { addCalibrationMessage, compareCalibration } from './compare.ts';
import { declineCalibration } from './decline.ts';
import { listCalibrations } from './list.ts';
import { listOwnCalibrations } from './own.ts';
import { completeCalibration, saveSecondRatings } from './rate.ts';
import { getCalibrationSheet } from './sheet.ts';
import { calibrationsWorkbook } from './workbook.ts';

const params = { id: pathId() };

const GIVEN = 'Only for the second rater, until the second rating is complete; else 404.';

/** Calibration: second ratings of drawn gradings, and how far assessors agree. */
export const consoleCalibrations = {
	own: consoleStaff.query({
		path: '/console/own_calibrations',
		summary: 'What the reader has to rate a second time, and the complete ones of the last 90 days in which they rated',
		output: z.array(ownCalibration),
		handler: (deps, actor, _input, call) => listOwnCalibrations(deps, actor, call),
	}),
	list: consoleAdmin.query({
		path: '/console/calibrations',
		summary: 'Gradings that were drawn for a second rating, newest first',
		query: calibrationsQuery,
		output: z.array(calibrationRow),
		handler: async (deps, actor, input) => paged(await listCalibrations(deps, actor, input)),
	}),
	download: consoleAdmin.workbook({
		path: '/console/calibrations/download',
		summary: 'The whole list as an Excel workbook, with the filters and the order of the list',
		query: wholeListQuery(calibrationsQuery),
		handler: calibrationsWorkbook,
	}),
	agreement: consoleAdmin.query({
		path: '/console/calibrations/agreement',
		summary: 'How far assessors agree: all, and each with the others, from 30 items on',
		output: calibrationAgreement,
		handler: (deps) => getAgreement(deps),
	}),
	sheet: consoleStaff.query({
		path: '/console/calibrations/:id/sheet',
		summary: 'The sub-categories to rate a second time, with their files and without anything of the first ratings',
		details: GIVEN,
		params,
		output: calibrationSheet,
		handler: getCalibrationSheet,
	}),
	save: consoleStaff.mutation({
		method: 'POST',
		path: '/console/calibrations/:id/save_changes',
		summary: 'Save second ratings and memos; what is left out stays as it is',
		details: `${GIVEN} They enter no score.`,
		params,
		body: secondRatingsBody,
		bodyLimit: BODY_LIMITS.texts,
		output: savedSecondRatings,
		success: 'checking.saved',
		handler: async (deps, actor, input, call) => {
			const saved = await saveSecondRatings(deps, actor, input, call);
			return input.autosave ? silent(saved) : saved;
		},
	}),
	complete: consoleStaff.mutation({
		method: 'POST',
		path: '/console/calibrations/:id/complete',
		summary: 'Complete a second rating; every check item must be rated. From then on both ratings can be compared',
		details: GIVEN,
		params,
		body: { version: version() },
		success: 'calibration.completed',
		handler: completeCalibration,
	}),
	decline: consoleStaff.mutation({
		method: 'POST',
		path: '/console/calibrations/:id/decline',
		summary: 'Decline a second rating, which is then given to somebody else',
		details: GIVEN,
		params,
		body: declineBody,
		success: 'calibration.declined',
		handler: declineCalibration,
	}),
	compare: consoleStaff.query({
		path: '/console/calibrations/:id',
		summary: 'Both ratings side by side, with the conversation about them',
		details: 'For the raters of both sides and admins, once the second rating is complete; else 404.',
		params,
		output: calibrationComparison,
		handler: compareCalibration,
	}),
	addMessage: consoleStaff.mutation({
		method: 'POST',
		path: '/console/calibrations/:id/messages',
		summary: 'Say something about the two ratings; the other raters are told',
		params,
		body: calibrationMessageBody,
		output: z.object({ id: id() }),
		success: 'calibration.messageAdded',
		handler: addCalibrationMessage,
	}),
};
