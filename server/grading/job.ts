import { z } from 'zod';
import { defineJob } from '#server/jobs/definition.ts';
import { giveUpGrading, gradeSheet, reviveGrading } from './grade-sheet.ts';

export const autograde = defineJob({
	name: 'autograde',
	payload: z.object({ progressId: z.int(), round: z.union([z.literal(1), z.literal(2)]) }),
	attempts: 3,
	run: gradeSheet,
	giveUp: giveUpGrading,
	revive: reviveGrading,
});
