import { giveUpGrading, gradeSheet } from '#server/checking/grade-sheet.ts';
import type { Handler } from './handler.ts';

/** Grades an answer sheet. */
export const autograde = { run: gradeSheet, giveUp: giveUpGrading } satisfies Handler;
