import type { TextsLike } from '#shared/i18n/translate.ts';
import { assessors } from './assessors/en.ts';
import { companies } from './companies/en.ts';
import { companyForm } from './company-form/en.ts';
import { difference } from './difference/en.ts';
import { editor } from './editor/en.ts';
import { inquiries } from './inquiries/en.ts';
import type { management as ja } from './ja.ts';
import { jobs } from './jobs/en.ts';
import { mails } from './mails/en.ts';
import { members } from './members/en.ts';
import { papers } from './papers/en.ts';
import { phrases } from './phrases/en.ts';
import { preview } from './preview/en.ts';
import { simulation } from './simulation/en.ts';
import { standard } from './standard/en.ts';
import { statements } from './statements/en.ts';

/** Texts of the console's management screens: companies, members, assessors, papers and inquiries. */
export const management: TextsLike<typeof ja> = {
	cannotUndo: 'This cannot be undone.',
	actionsOf: 'Actions for {{name}}',
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
};
