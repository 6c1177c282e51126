import type { Feature, featureLabels } from '#shared/i18n/feature-labels.ts';
import type { accounts } from './accounts/ja.ts';
import type { common } from './common/ja.ts';
import type { companies } from './companies/ja.ts';
import type { company } from './company/ja.ts';
import type { consoleTexts } from './console/ja.ts';
import type { documents } from './documents/ja.ts';
import type { editing } from './editing/ja.ts';
import type { evidence } from './evidence/ja.ts';
import type { free } from './free/ja.ts';
import type { guidance } from './guidance/ja.ts';
import type { head } from './head/ja.ts';
import type { legal } from './legal/ja.ts';
import type { management } from './management/ja.ts';
import type { notices } from './notices/ja.ts';
import type { photo } from './photo/ja.ts';
import type { plans } from './plans/ja.ts';
import type { publicTexts } from './public/ja.ts';
import type { sample } from './sample/ja.ts';
import type { session } from './session/ja.ts';
import type { viewer } from './viewer/ja.ts';

/** The type of all client texts, by area. The texts themselves are loaded with the code of their area. */
export type ClientTexts = {
	/** The forms of members and accounts, in both areas. */
	accounts: typeof accounts;
	common: typeof common;
	console: typeof consoleTexts;
	companies: typeof companies;
	company: typeof company;
	documents: typeof documents;
	/** What is typed over stored values, in both areas. */
	editing: typeof editing;
	/** Requests for evidence, in both areas. */
	evidence: typeof evidence;
	management: typeof management;
	free: typeof free;
	/** What a paper says beside a question, in all areas. */
	guidance: typeof guidance;
	/** What search engines show of the public pages. */
	head: typeof head;
	/** Labels of wire fields, by feature. */
	labels: { [F in Feature]: (typeof featureLabels)[F]['ja'] };
	legal: typeof legal;
	/** The inbox and its settings, in both areas. */
	notices: typeof notices;
	/** The page on which a phone sends photos. */
	photo: typeof photo;
	/** Improvement plans, in both areas and on paper. */
	plans: typeof plans;
	public: typeof publicTexts;
	/** The sample of a result on the home page. */
	sample: typeof sample;
	session: typeof session;
	/** Files that are shown, in both areas. */
	viewer: typeof viewer;
};
