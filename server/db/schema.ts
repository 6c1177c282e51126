/** Every table, for drizzle-kit and for the client. Features import each other's `table.ts` for a foreign key only. */
export * from '#server/accounts/table.ts';
export * from '#server/assessment/table.ts';
export * from '#server/audit/table.ts';
export * from '#server/certificates/table.ts';
export * from '#server/companies/table.ts';
export * from '#server/exports/table.ts';
export * from '#server/files/table.ts';
export * from '#server/free-assessment/table.ts';
export * from '#server/jobs/table.ts';
export * from '#server/papers/table.ts';
export * from '#server/reassessment/table.ts';
export * from '#server/reports/table.ts';
