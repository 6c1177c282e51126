/** What jobs over many rows do, and how far they are. */

/** Acts over all rows of a list. */
export const LIST_ACTS = ['assign', 'period', 'start', 'remind'] as const;
export type ListAct = (typeof LIST_ACTS)[number];

/** `import`: companies of a workbook; `invite`: links to set a password for the administrators that an import added. */
export const BULK_ACTS = [...LIST_ACTS, 'import', 'invite'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** `done`: every row was run, or refused. */
export const BULK_STATES = ['running', 'stopped', 'done'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/** `stopped`: the job was stopped before this row was run. */
export const ROW_STATES = ['waiting', 'done', 'refused', 'stopped'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** Who assesses the companies of a start: those assigned now, one assessor, or several by how much they have to do. */
export const ASSESSOR_CHOICES = ['keep', 'one', 'spread'] as const;
export type AssessorChoice = (typeof ASSESSOR_CHOICES)[number];

/** What a company is reminded of: to answer the sheet, or to send evidence. */
export const WAITS = ['answers', 'evidence'] as const;
export type Waits = (typeof WAITS)[number];

/** A company is reminded of the same once in this many days. */
export const REMIND_DAYS = 7;

/** Rows of a job. */
export const MAX_JOB_ROWS = 20_000;
