import { account } from '#shared/texts/client/company/account.ja.ts';
import { card } from '#shared/texts/client/company/card.ja.ts';
import { category } from '#shared/texts/client/company/category.ja.ts';
import { certificate } from '#shared/texts/client/company/certificate.ja.ts';
import { cockpit } from '#shared/texts/client/company/cockpit.ja.ts';
import { colleagues } from '#shared/texts/client/company/colleagues.ja.ts';
import { conflict } from '#shared/texts/client/company/conflict.ja.ts';
import { contacts } from '#shared/texts/client/company/contacts.ja.ts';
import { files } from '#shared/texts/client/company/files.ja.ts';
import { history } from '#shared/texts/client/company/history.ja.ts';
import { info } from '#shared/texts/client/company/info.ja.ts';
import { links } from '#shared/texts/client/company/links.ja.ts';
import { listing } from '#shared/texts/client/company/listing.ja.ts';
import { mark } from '#shared/texts/client/company/mark.ja.ts';
import { members } from '#shared/texts/client/company/members.ja.ts';
import { objections } from '#shared/texts/client/company/objections.ja.ts';
import { outcome } from '#shared/texts/client/company/outcome.ja.ts';
import { overview } from '#shared/texts/client/company/overview.ja.ts';
import { pdf } from '#shared/texts/client/company/pdf.ja.ts';
import { phone } from '#shared/texts/client/company/phone.ja.ts';
import { plan } from '#shared/texts/client/company/plan.ja.ts';
import { profile } from '#shared/texts/client/company/profile.ja.ts';
import { proposal } from '#shared/texts/client/company/proposal.ja.ts';
import { receipt } from '#shared/texts/client/company/receipt.ja.ts';
import { records } from '#shared/texts/client/company/records.ja.ts';
import { report } from '#shared/texts/client/company/report.ja.ts';
import { requests } from '#shared/texts/client/company/requests.ja.ts';
import { review } from '#shared/texts/client/company/review.ja.ts';
import { sheet } from '#shared/texts/client/company/sheet.ja.ts';
import { shell } from '#shared/texts/client/company/shell.ja.ts';
import { submit } from '#shared/texts/client/company/submit.ja.ts';
import { suggestions } from '#shared/texts/client/company/suggestions.ja.ts';
import { terms } from '#shared/texts/client/company/terms.ja.ts';
import { voice } from '#shared/texts/client/company/voice.ja.ts';

/** The texts of the company area, by screen. */
export const company = {
	roles: { admin: '管理者', member: 'メンバー' },
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
} as const;
