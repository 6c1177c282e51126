import type { TextsLike } from '#shared/i18n/translate.ts';
import { assessors } from '#shared/texts/client/management/assessors.en.ts';
import { companies } from '#shared/texts/client/management/companies.en.ts';
import { companyForm } from '#shared/texts/client/management/company-form.en.ts';
import { companyImport } from '#shared/texts/client/management/company-import.en.ts';
import { difference } from '#shared/texts/client/management/difference.en.ts';
import { editor } from '#shared/texts/client/management/editor.en.ts';
import { goingLive } from '#shared/texts/client/management/going-live.en.ts';
import { inquiries } from '#shared/texts/client/management/inquiries.en.ts';
import { jobs } from '#shared/texts/client/management/jobs.en.ts';
import { mails } from '#shared/texts/client/management/mails.en.ts';
import { members } from '#shared/texts/client/management/members.en.ts';
import { papers } from '#shared/texts/client/management/papers.en.ts';
import { phrases } from '#shared/texts/client/management/phrases.en.ts';
import { preview } from '#shared/texts/client/management/preview.en.ts';
import { simulation } from '#shared/texts/client/management/simulation.en.ts';
import { standard } from '#shared/texts/client/management/standard.en.ts';
import { statements } from '#shared/texts/client/management/statements.en.ts';
import type { management as ja } from './management.ja.ts';

/** Texts of the console's management screens: companies, members, assessors, papers and inquiries. */
export const management: TextsLike<typeof ja> = {
	cannotUndo: 'This cannot be undone.',
	companies,
	companyForm,
	companyImport,
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
	goingLive,
};
