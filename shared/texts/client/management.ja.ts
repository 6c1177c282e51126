import { assessors } from '#shared/texts/client/management/assessors.ja.ts';
import { companies } from '#shared/texts/client/management/companies.ja.ts';
import { companyForm } from '#shared/texts/client/management/company-form.ja.ts';
import { companyImport } from '#shared/texts/client/management/company-import.ja.ts';
import { difference } from '#shared/texts/client/management/difference.ja.ts';
import { editor } from '#shared/texts/client/management/editor.ja.ts';
import { goingLive } from '#shared/texts/client/management/going-live.ja.ts';
import { inquiries } from '#shared/texts/client/management/inquiries.ja.ts';
import { jobs } from '#shared/texts/client/management/jobs.ja.ts';
import { mails } from '#shared/texts/client/management/mails.ja.ts';
import { members } from '#shared/texts/client/management/members.ja.ts';
import { papers } from '#shared/texts/client/management/papers.ja.ts';
import { phrases } from '#shared/texts/client/management/phrases.ja.ts';
import { preview } from '#shared/texts/client/management/preview.ja.ts';
import { simulation } from '#shared/texts/client/management/simulation.ja.ts';
import { standard } from '#shared/texts/client/management/standard.ja.ts';
import { statements } from '#shared/texts/client/management/statements.ja.ts';

/** Texts of the console's management screens: companies, members, assessors, papers and inquiries. */
export const management = {
	cannotUndo: 'この操作は元に戻せません。',
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
} as const;
