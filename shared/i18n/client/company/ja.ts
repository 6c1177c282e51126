import { companyRecords } from './history/ja.ts';
import { companyProfile } from './members/ja.ts';
import { companyAssessment } from './overview/ja.ts';
import { companySheet } from './sheet/ja.ts';
import { companyShell } from './shell/ja.ts';

/** The texts of the company area, by groups of screens. */
export const company = {
	...companyShell,
	...companyAssessment,
	...companySheet,
	...companyRecords,
	...companyProfile,
} as const;
