import type { common } from './ja/common.ts';
import type { company } from './ja/company.ts';
import type { consoleTexts } from './ja/console.ts';
import type { management } from './ja/console-management.ts';
import type { documents } from './ja/documents.ts';
import type { free } from './ja/free.ts';
import type { legal } from './ja/legal.ts';
import type { publicTexts } from './ja/public.ts';
import type { session } from './ja/session.ts';

/** All texts of the client by area. Types alone: the texts themselves are loaded with the code of their area. */
export type ClientTexts = {
	common: typeof common;
	console: typeof consoleTexts;
	company: typeof company;
	documents: typeof documents;
	management: typeof management;
	free: typeof free;
	legal: typeof legal;
	public: typeof publicTexts;
	session: typeof session;
};
