import { companyAssessment } from './company-assessment.ts';
import { companyProfile } from './company-profile.ts';
import { companyRecords } from './company-records.ts';
import { companySheet } from './company-sheet.ts';
import { companyShell } from './company-shell.ts';

/** The texts of the company area, by groups of screens. */
export const company = {
	...companyShell,
	...companyAssessment,
	...companySheet,
	...companyRecords,
	...companyProfile,
} as const;
