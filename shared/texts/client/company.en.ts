import type { TextsLike } from '#shared/i18n/translate.ts';
import { account } from '#shared/texts/client/company/account.en.ts';
import { card } from '#shared/texts/client/company/card.en.ts';
import { category } from '#shared/texts/client/company/category.en.ts';
import { certificate } from '#shared/texts/client/company/certificate.en.ts';
import { cockpit } from '#shared/texts/client/company/cockpit.en.ts';
import { colleagues } from '#shared/texts/client/company/colleagues.en.ts';
import { conflict } from '#shared/texts/client/company/conflict.en.ts';
import { contacts } from '#shared/texts/client/company/contacts.en.ts';
import { files } from '#shared/texts/client/company/files.en.ts';
import { history } from '#shared/texts/client/company/history.en.ts';
import { info } from '#shared/texts/client/company/info.en.ts';
import { links } from '#shared/texts/client/company/links.en.ts';
import { listing } from '#shared/texts/client/company/listing.en.ts';
import { mark } from '#shared/texts/client/company/mark.en.ts';
import { members } from '#shared/texts/client/company/members.en.ts';
import { objections } from '#shared/texts/client/company/objections.en.ts';
import { outcome } from '#shared/texts/client/company/outcome.en.ts';
import { overview } from '#shared/texts/client/company/overview.en.ts';
import { pdf } from '#shared/texts/client/company/pdf.en.ts';
import { phone } from '#shared/texts/client/company/phone.en.ts';
import { plan } from '#shared/texts/client/company/plan.en.ts';
import { profile } from '#shared/texts/client/company/profile.en.ts';
import { proposal } from '#shared/texts/client/company/proposal.en.ts';
import { receipt } from '#shared/texts/client/company/receipt.en.ts';
import { records } from '#shared/texts/client/company/records.en.ts';
import { report } from '#shared/texts/client/company/report.en.ts';
import { requests } from '#shared/texts/client/company/requests.en.ts';
import { review } from '#shared/texts/client/company/review.en.ts';
import { sheet } from '#shared/texts/client/company/sheet.en.ts';
import { shell } from '#shared/texts/client/company/shell.en.ts';
import { submit } from '#shared/texts/client/company/submit.en.ts';
import { suggestions } from '#shared/texts/client/company/suggestions.en.ts';
import { terms } from '#shared/texts/client/company/terms.en.ts';
import { voice } from '#shared/texts/client/company/voice.en.ts';
import type { company as ja } from './company.ja.ts';

/** The texts of the company area, by screen. */
export const company: TextsLike<typeof ja> = {
	roles: { admin: 'Admin', member: 'Member' },
	shell,
	terms,
	account,
	overview,
	records,
	cockpit,
	outcome,
	review,
	receipt,
	submit,
	card,
	files,
	links,
	objections,
	requests,
	phone,
	category,
	sheet,
	conflict,
	contacts,
	suggestions,
	colleagues,
	report,
	proposal,
	plan,
	certificate,
	listing,
	mark,
	pdf,
	history,
	info,
	members,
	profile,
	voice,
};
