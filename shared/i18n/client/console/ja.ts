import { account } from './account/ja.ts';
import { audit } from './audit/ja.ts';
import { bulk } from './bulk/ja.ts';
import { certificates } from './certificates/ja.ts';
import { certification } from './certification/ja.ts';
import { checking } from './checking/ja.ts';
import { critical } from './critical/ja.ts';
import { desk } from './desk/ja.ts';
import { exports } from './exports/ja.ts';
import { lists } from './lists/ja.ts';
import { notes } from './notes/ja.ts';
import { period } from './period/ja.ts';
import { plan } from './plan/ja.ts';
import { profile } from './profile/ja.ts';
import { proposal } from './proposal/ja.ts';
import { requests } from './requests/ja.ts';
import { shell } from './shell/ja.ts';
import { timeline } from './timeline/ja.ts';
import { views } from './views/ja.ts';
import { voice } from './voice/ja.ts';
import { work } from './work/ja.ts';

/** Texts of the assessment screens of the console. */
export const consoleTexts = {
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
} as const;
