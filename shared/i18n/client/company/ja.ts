import { account } from './account/ja.ts';
import { card } from './card/ja.ts';
import { category } from './category/ja.ts';
import { certificate } from './certificate/ja.ts';
import { cockpit } from './cockpit/ja.ts';
import { colleagues } from './colleagues/ja.ts';
import { conflict } from './conflict/ja.ts';
import { files } from './files/ja.ts';
import { history } from './history/ja.ts';
import { info } from './info/ja.ts';
import { links } from './links/ja.ts';
import { listing } from './listing/ja.ts';
import { members } from './members/ja.ts';
import { overview } from './overview/ja.ts';
import { pdf } from './pdf/ja.ts';
import { phone } from './phone/ja.ts';
import { plan } from './plan/ja.ts';
import { profile } from './profile/ja.ts';
import { proposal } from './proposal/ja.ts';
import { receipt } from './receipt/ja.ts';
import { report } from './report/ja.ts';
import { requests } from './requests/ja.ts';
import { review } from './review/ja.ts';
import { sheet } from './sheet/ja.ts';
import { shell } from './shell/ja.ts';
import { submit } from './submit/ja.ts';
import { suggestions } from './suggestions/ja.ts';
import { voice } from './voice/ja.ts';

/** The texts of the company area, by screen. */
export const company = {
	roles: { admin: '管理者', member: 'メンバー' },
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
} as const;
