import { checking, profile } from './console-checking.ts';
import { editing } from './console-editing.ts';
import { lists } from './console-lists.ts';
import { notes } from './console-notes.ts';
import { account, audit, certification, views } from './console-records.ts';
import { shell } from './console-shell.ts';

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
