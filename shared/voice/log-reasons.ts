/**
 * Why the write-ahead log of the database still holds what workers answered after a round was closed: rights are missing,
 * a replication slot or the archiving needs it, a size is kept, files are used again, or nobody knows.
 */
export const LOG_REASONS = ['rights', 'slots', 'archiving', 'keep_size', 'recycling', 'other'] as const;
export type LogReason = (typeof LOG_REASONS)[number];
