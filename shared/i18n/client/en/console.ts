import type { consoleTexts as ja } from '#shared/i18n/client/ja/console.ts';
import type { TextsLike } from '#shared/i18n/translate.ts';
import { checking, profile } from './console-checking.ts';
import { editing } from './console-editing.ts';
import { lists } from './console-lists.ts';
import { notes } from './console-notes.ts';
import { account, audit, certification, views } from './console-records.ts';
import { shell } from './console-shell.ts';

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
