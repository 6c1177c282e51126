/** Every table, for drizzle-kit and for the client. */
export * from './tables/accounts.ts';
export * from './tables/assessment.ts';
export * from './tables/audit.ts';
export * from './tables/certificates.ts';
export * from './tables/companies.ts';
export * from './tables/documents.ts';
export * from './tables/exports.ts';
export * from './tables/free-assessment.ts';
export * from './tables/jobs.ts';
export * from './tables/papers.ts';
export * from './tables/reassessment.ts';
export * from './tables/reports.ts';
