import { companyRecords } from './history/en.ts';
import { companyProfile } from './members/en.ts';
import { companyAssessment } from './overview/en.ts';
import { companySheet } from './sheet/en.ts';
import { companyShell } from './shell/en.ts';

/** The texts of the company area, by groups of screens. */
export const company = {
	...companyShell,
	...companyAssessment,
	...companySheet,
	...companyRecords,
	...companyProfile,
} as const;
