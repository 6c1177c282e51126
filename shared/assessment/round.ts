/** 1 the assessment, 2 the re-assessment. */
export type Round = 1 | 2;
