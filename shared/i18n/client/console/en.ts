import type { TextsLike } from '#shared/i18n/translate.ts';
import { account, audit, certification, views } from './audit/en.ts';
import { checking, profile } from './checking/en.ts';
import { editing } from './editing/en.ts';
import type { consoleTexts as ja } from './ja.ts';
import { lists } from './lists/en.ts';
import { notes } from './notes/en.ts';
import { shell } from './shell/en.ts';

export const consoleTexts: TextsLike<typeof ja> = {
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
};
