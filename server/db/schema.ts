/** Every table, for drizzle-kit and for the client. Features import each other's `table.ts` for a foreign key only. */
export * from '../accounts/table.ts';
export * from '../assessment/table.ts';
export * from '../audit/table.ts';
export * from '../certificates/table.ts';
export * from '../companies/table.ts';
export * from '../exports/table.ts';
export * from '../files/table.ts';
export * from '../free-assessment/table.ts';
export * from '../jobs/table.ts';
export * from '../papers/table.ts';
export * from '../reassessment/table.ts';
export * from '../reports/table.ts';
