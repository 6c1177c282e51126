import { assessors } from './assessors/ja.ts';
import { companies } from './companies/ja.ts';
import { companyForm } from './company-form/ja.ts';
import { difference } from './difference/ja.ts';
import { editor } from './editor/ja.ts';
import { inquiries } from './inquiries/ja.ts';
import { jobs } from './jobs/ja.ts';
import { mails } from './mails/ja.ts';
import { members } from './members/ja.ts';
import { papers } from './papers/ja.ts';
import { phrases } from './phrases/ja.ts';
import { preview } from './preview/ja.ts';
import { simulation } from './simulation/ja.ts';
import { standard } from './standard/ja.ts';
import { statements } from './statements/ja.ts';

/** Texts of the console's management screens: companies, members, assessors, papers and inquiries. */
export const management = {
	cannotUndo: 'この操作は元に戻せません。',
	actionsOf: '{{name}}さんの操作',
	companies,
	companyForm,
	papers,
	difference,
	preview,
	simulation,
	standard,
	statements,
	editor,
	members,
	assessors,
	inquiries,
	jobs,
	mails,
	phrases,
} as const;
