import type { VoiceLanguage } from './languages.ts';

/**
 * Help for workers outside the company. Telephone numbers are only listed if a page of the office itself showed them;
 * otherwise its page is linked. Operators add contacts with `VOICE_HELP_FILE`.
 */

export const TOPICS = [
	'danger',
	'injury',
	'work',
	'law',
	'discrimination',
	'forced',
	'training',
	'life',
	'local',
] as const;
/** Urgent topics, listed first in every language. */
export const URGENT: readonly Topic[] = ['danger', 'injury'];
export type Topic = (typeof TOPICS)[number];

export type Place = {
	/** With readings, like the texts in easy Japanese. */
	name: { ja: string; en: string };
	topic: Topic;
	/** Languages offered, out of ours; null if its page lists them. */
	languages: readonly VoiceLanguage[] | null;
	phone: string | null;
	/** Linked page, and source of this entry. */
	page: string;
	/** Date of verification. */
	checked_on: string;
	/** First and last day of an office that a law sets up or ends. */
	from: string | null;
	until: string | null;
};

const READ_ON = '2026-11-21';
/** When the emergency numbers, the human rights page and the successor of the OTIT were verified. */
const READ_AGAIN_ON = '2026-11-24';

/** Chapter 10 covers both numbers; the guidebook exists in many languages. */
const GUIDEBOOK = 'https://www.moj.go.jp/isa/guidebook_all.html';

/** Contacts for everybody in Japan. */
export const PLACES: readonly Place[] = [
	{
		name: { ja: '警察｛けいさつ｝', en: 'Police' },
		topic: 'danger',
		languages: null,
		phone: '110',
		page: GUIDEBOOK,
		checked_on: READ_AGAIN_ON,
		from: null,
		until: null,
	},
	{
		name: { ja: '消防｛しょうぼう｝・救急車｛きゅうきゅうしゃ｝', en: 'Fire department and ambulance' },
		topic: 'injury',
		languages: null,
		phone: '119',
		page: GUIDEBOOK,
		checked_on: READ_AGAIN_ON,
		from: null,
		until: null,
	},
	{
		name: {
			ja: '労働｛ろうどう｝条件｛じょうけん｝相談｛そうだん｝ほっとライン',
			en: 'Labour Standards Advice Hotline',
		},
		topic: 'work',
		languages: null,
		phone: null,
		page: 'https://www.check-roudou.mhlw.go.jp/lp/hotline/hotline_eng.html',
		checked_on: READ_ON,
		from: null,
		until: null,
	},
	{
		name: {
			ja: '法｛ほう｝テラス 多言語｛たげんご｝情報｛じょうほう｝提供｛ていきょう｝サービス',
			en: 'Houterasu (Japan Legal Support Center), Multilingual Information Service',
		},
		topic: 'law',
		languages: ['vi', 'zh', 'fil', 'ne', 'id', 'pt', 'en', 'es'],
		phone: '0570-078377',
		page: 'https://www.houterasu.or.jp/site/yasasiinihongo/tagengo.html',
		checked_on: READ_ON,
		from: null,
		until: null,
	},
	{
		name: {
			ja: '外国語｛がいこくご｝人権｛じんけん｝相談｛そうだん｝ダイヤル',
			en: 'Foreign-language Human Rights Hotline (Ministry of Justice)',
		},
		topic: 'discrimination',
		languages: ['vi', 'zh', 'fil', 'ne', 'id', 'pt', 'en', 'es'],
		phone: '0570-090911',
		page: 'https://www.moj.go.jp/JINKEN/jinken21.html',
		checked_on: READ_AGAIN_ON,
		from: null,
		until: null,
	},
	{
		name: {
			ja: '人身｛じんしん｝取引｛とりひき｝の 相談｛そうだん｝（出入国｛しゅつにゅうこく｝在留｛ざいりゅう｝管理庁｛かんりちょう｝）',
			en: 'Human trafficking: where to turn (Immigration Services Agency)',
		},
		topic: 'forced',
		languages: null,
		phone: null,
		page: 'https://www.moj.go.jp/isa/publications/materials/zinsin_index.html',
		checked_on: READ_ON,
		from: null,
		until: null,
	},
	{
		name: {
			ja: '外国人｛がいこくじん｝技能｛ぎのう｝実習｛じっしゅう｝機構｛きこう｝（OTIT）',
			en: 'Organization for Technical Intern Training (OTIT)',
		},
		topic: 'training',
		languages: null,
		phone: null,
		page: 'https://www.otit.go.jp/',
		checked_on: READ_ON,
		from: null,
		until: '2027-03-31',
	},
	{
		// Replaces the OTIT: Act No. 60 of 2024, supplementary provisions, Article 15.
		name: {
			ja: '外国人｛がいこくじん｝育成｛いくせい｝就労｛しゅうろう｝機構｛きこう｝',
			en: 'Organization for Employment for Skill Development, which follows the OTIT',
		},
		topic: 'training',
		languages: null,
		phone: null,
		page: 'https://www.moj.go.jp/isa/applications/faq/ikusei_qa_00002.html',
		checked_on: READ_AGAIN_ON,
		from: '2027-04-01',
		until: null,
	},
	{
		name: { ja: 'JP-MIRAI アシスト', en: 'JP-MIRAI Assist' },
		topic: 'life',
		languages: null,
		phone: null,
		page: 'https://jp-mirai.org/',
		checked_on: READ_ON,
		from: null,
		until: null,
	},
	{
		name: {
			ja: '市｛し｝や 県｛けん｝の 外国人｛がいこくじん｝相談｛そうだん｝窓口｛まどぐち｝',
			en: 'One-stop consultation desks of cities and prefectures (list in Japanese)',
		},
		topic: 'local',
		languages: null,
		phone: null,
		page: 'https://www.moj.go.jp/isa/content/001424630.pdf',
		checked_on: READ_ON,
		from: null,
		until: null,
	},
];

export const placesOn = (places: readonly Place[], day: string): Place[] =>
	places.filter(({ from, until }) => (!from || from <= day) && (!until || day <= until));
