import { account, audit, certification, views } from './audit/ja.ts';
import { checking, profile } from './checking/ja.ts';
import { editing } from './editing/ja.ts';
import { lists } from './lists/ja.ts';
import { notes } from './notes/ja.ts';
import { shell } from './shell/ja.ts';

/** The console's own screens: from a submission to the certificate. */
export const consoleTexts = {
	shell,
	lists,
	editing,
	checking,
	profile,
	notes,
	certification,
	views,
	audit,
	account,
} as const;
