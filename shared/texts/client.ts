import type { accounts } from '#shared/texts/client/accounts.ja.ts';
import type { charts } from '#shared/texts/client/charts.ja.ts';
import type { comingPapers } from '#shared/texts/client/coming-papers.ja.ts';
import type { common } from '#shared/texts/client/common.ja.ts';
import type { companies } from '#shared/texts/client/companies.ja.ts';
import type { company } from '#shared/texts/client/company.ja.ts';
import type { consoleTexts } from '#shared/texts/client/console.ja.ts';
import type { documents } from '#shared/texts/client/documents.ja.ts';
import type { editing } from '#shared/texts/client/editing.ja.ts';
import type { evidence } from '#shared/texts/client/evidence.ja.ts';
import type { forgot } from '#shared/texts/client/forgot.ja.ts';
import type { forms } from '#shared/texts/client/forms.ja.ts';
import type { free } from '#shared/texts/client/free.ja.ts';
import type { freeResult } from '#shared/texts/client/free-result.ja.ts';
import type { guidance } from '#shared/texts/client/guidance.ja.ts';
import type { head } from '#shared/texts/client/head.ja.ts';
import type { legal } from '#shared/texts/client/legal.ja.ts';
import type { management } from '#shared/texts/client/management.ja.ts';
import type { notices } from '#shared/texts/client/notices.ja.ts';
import type { objections } from '#shared/texts/client/objections.ja.ts';
import type { palette } from '#shared/texts/client/palette.ja.ts';
import type { photo } from '#shared/texts/client/photo.ja.ts';
import type { plans } from '#shared/texts/client/plans.ja.ts';
import type { programme } from '#shared/texts/client/programme.ja.ts';
import type { publicTexts } from '#shared/texts/client/public.ja.ts';
import type { sample } from '#shared/texts/client/sample.ja.ts';
import type { session } from '#shared/texts/client/session.ja.ts';
import type { shares } from '#shared/texts/client/shares.ja.ts';
import type { tables } from '#shared/texts/client/tables.ja.ts';
import type { viewer } from '#shared/texts/client/viewer.ja.ts';
import type { Feature, featureLabels } from './feature-labels.ts';

/** The type of all client texts, by area. The texts themselves are loaded with the code of their area. */
export type ClientTexts = {
	/** The forms of members and accounts, in both areas. */
	accounts: typeof accounts;
	/** Inside of charts, in all areas. */
	charts: typeof charts;
	common: typeof common;
	console: typeof consoleTexts;
	companies: typeof companies;
	company: typeof company;
	documents: typeof documents;
	/** Texts about unsaved changes, saving and conflicts, in both areas. */
	editing: typeof editing;
	/** Requests for evidence, in both areas. */
	evidence: typeof evidence;
	/** Objections, in both areas. */
	objections: typeof objections;
	/** The page for a forgotten password of a company. */
	forgot: typeof forgot;
	/** What forms say, in all areas. */
	forms: typeof forms;
	management: typeof management;
	/** The search of the console. */
	palette: typeof palette;
	programme: typeof programme;
	shares: typeof shares;
	free: typeof free;
	/** The result of the free self-assessment. */
	freeResult: typeof freeResult;
	/** Of the console's screen of papers alone. */
	comingPapers: typeof comingPapers;
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
	/** Tables and their pages, in all areas. */
	tables: typeof tables;
	/** Files that are shown, in both areas. */
	viewer: typeof viewer;
};
