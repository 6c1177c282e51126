import type { TextsLike } from '#shared/i18n/translate.ts';
import { account } from './account/en.ts';
import { card } from './card/en.ts';
import { category } from './category/en.ts';
import { certificate } from './certificate/en.ts';
import { cockpit } from './cockpit/en.ts';
import { colleagues } from './colleagues/en.ts';
import { conflict } from './conflict/en.ts';
import { files } from './files/en.ts';
import { history } from './history/en.ts';
import { info } from './info/en.ts';
import type { company as ja } from './ja.ts';
import { links } from './links/en.ts';
import { listing } from './listing/en.ts';
import { members } from './members/en.ts';
import { overview } from './overview/en.ts';
import { pdf } from './pdf/en.ts';
import { phone } from './phone/en.ts';
import { plan } from './plan/en.ts';
import { profile } from './profile/en.ts';
import { proposal } from './proposal/en.ts';
import { receipt } from './receipt/en.ts';
import { report } from './report/en.ts';
import { requests } from './requests/en.ts';
import { review } from './review/en.ts';
import { sheet } from './sheet/en.ts';
import { shell } from './shell/en.ts';
import { submit } from './submit/en.ts';
import { suggestions } from './suggestions/en.ts';
import { voice } from './voice/en.ts';

/** The texts of the company area, by screen. */
export const company: TextsLike<typeof ja> = {
	roles: { admin: 'Admin', member: 'Member' },
	shell,
	account,
	overview,
	cockpit,
	review,
	receipt,
	submit,
	card,
	files,
	links,
	requests,
	phone,
	category,
	sheet,
	conflict,
	suggestions,
	colleagues,
	report,
	proposal,
	plan,
	certificate,
	listing,
	pdf,
	history,
	info,
	members,
	profile,
	voice,
};
