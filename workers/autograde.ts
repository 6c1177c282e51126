import { giveUpGrading, gradeSheet } from '#server/grading/grade-sheet.ts';
import type { Handler } from './handler.ts';

/** Grades an answer sheet. */
export const autograde = { run: gradeSheet, giveUp: giveUpGrading } satisfies Handler;
