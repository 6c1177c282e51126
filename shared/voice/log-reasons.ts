/**
 * What retains answers of a closed round in PostgreSQL's WAL: missing rights, a replication slot, archiving, a minimum
 * size, recycled files, or an unknown reason.
 */
export const LOG_REASONS = ['rights', 'slots', 'archiving', 'keep_size', 'recycling', 'other'] as const;
export type LogReason = (typeof LOG_REASONS)[number];
