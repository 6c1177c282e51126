import type { TextsLike } from '#shared/i18n/translate.ts';
import { account } from './account/en.ts';
import { audit } from './audit/en.ts';
import { bulk } from './bulk/en.ts';
import { certificates } from './certificates/en.ts';
import { certification } from './certification/en.ts';
import { checking } from './checking/en.ts';
import { critical } from './critical/en.ts';
import { desk } from './desk/en.ts';
import { exports } from './exports/en.ts';
import type { consoleTexts as ja } from './ja.ts';
import { lists } from './lists/en.ts';
import { notes } from './notes/en.ts';
import { period } from './period/en.ts';
import { plan } from './plan/en.ts';
import { profile } from './profile/en.ts';
import { proposal } from './proposal/en.ts';
import { requests } from './requests/en.ts';
import { shell } from './shell/en.ts';
import { timeline } from './timeline/en.ts';
import { views } from './views/en.ts';
import { voice } from './voice/en.ts';
import { work } from './work/en.ts';

/** Texts of the assessment screens of the console. */
export const consoleTexts: TextsLike<typeof ja> = {
	shell,
	critical,
	lists,
	exports,
	checking,
	requests,
	profile,
	proposal,
	plan,
	notes,
	desk,
	certificates,
	certification,
	views,
	audit,
	account,
	timeline,
	period,
	bulk,
	work,
	voice,
};
