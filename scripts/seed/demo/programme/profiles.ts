import { chance } from '#scripts/seed/demo/chance.ts';

/** Further companies of the demo, so that the programme's figures have something to count. Their names are made up of stars and dawn. */

export const FURTHER = 200;

const NAMES: readonly (readonly [name: string, kana: string])[] = [
	['琥珀', 'コハク'],
	['瑠璃', 'ルリ'],
	['翡翠', 'ヒスイ'],
	['茜空', 'アカネゾラ'],
	['群青', 'グンジョウ'],
	['朧月', 'オボロヅキ'],
	['宵星', 'ヨイボシ'],
	['暁光', 'ギョウコウ'],
	['夕凪', 'ユウナギ'],
	['朝凪', 'アサナギ'],
	['銀嶺', 'ギンレイ'],
	['彗星', 'スイセイ'],
	['流星', 'リュウセイ'],
	['満天', 'マンテン'],
	['天ノ川', 'アマノガワ'],
	['七つ星', 'ナナツボシ'],
	['霞ヶ原', 'カスミガハラ'],
	['雫石台', 'シズクイシダイ'],
	['月見坂', 'ツキミザカ'],
	['星影', 'ホシカゲ'],
];

type Trade = { code: string; named: (name: string) => string; kana: (name: string) => string };

const company = (code: string, trade: string, kana: string): Trade => ({
	code,
	named: (name) => `${name}${trade}株式会社`,
	kana: (name) => `${name}${kana}カブシキガイシャ`,
});

const TRADES: readonly Trade[] = [
	company('E09', '食品', 'ショクヒン'),
	company('E24', '金属工業', 'キンゾクコウギョウ'),
	company('D06', '建設', 'ケンセツ'),
	company('E31', '自動車部品', 'ジドウシャブヒン'),
	{
		code: 'P85',
		named: (name) => `社会福祉法人${name}会`,
		kana: (name) => `シャカイフクシホウジン${name}カイ`,
	},
	company('M75', 'ホテル', 'ホテル'),
	company('E26', '精機', 'セイキ'),
	company('H44', '運輸', 'ウンユ'),
	company('R92', 'ビルサービス', 'ビルサービス'),
	company('A01', '農園', 'ノウエン'),
];

const PLACES = [
	'東京都大田区蒲田',
	'愛知県豊田市西町',
	'大阪府東大阪市高井田',
	'埼玉県川口市並木',
	'神奈川県川崎市川崎区日進町',
	'静岡県浜松市中央区板屋町',
	'愛知県豊橋市駅前大通',
	'福岡県福岡市博多区榎田',
	'北海道札幌市厚別区厚別中央',
	'広島県福山市東桜町',
	'群馬県太田市飯田町',
	'東京都江東区新砂',
] as const;

const EMPLOYEES = [14, 26, 42, 68, 95, 130, 180, 240, 290, 420, 760, 1_480] as const;

const COUNTRIES = [
	'ベトナム、インドネシア',
	'ベトナム、フィリピン、ミャンマー',
	'ネパール、ベトナム',
	'中国、ベトナム',
	'ブラジル、フィリピン',
	'インドネシア、ミャンマー',
] as const;

const PEOPLE: readonly (readonly [name: string, kana: string])[] = [
	['青木 恵', 'アオキ メグミ'],
	['石田 修', 'イシダ オサム'],
	['上野 沙織', 'ウエノ サオリ'],
	['江口 健', 'エグチ ケン'],
	['大西 真由', 'オオニシ マユ'],
	['片山 翔', 'カタヤマ ショウ'],
	['木下 直美', 'キノシタ ナオミ'],
	['久保 拓也', 'クボ タクヤ'],
];

export type Profile = {
	/** From 0. */
	at: number;
	/** The operator's own number, by which a company is known to be there. */
	number: string;
	name: string;
	kana: string;
	industry: string;
	address: string;
	employees: number;
	foreign: number;
	countries: string;
	ceo: readonly [name: string, kana: string];
	owner: readonly [name: string, kana: string];
	email: string;
	/** 0 to 1; determines its ratings. */
	strength: number;
};

const picked = <T>(list: readonly T[], at: number): T => {
	const one = list[at % list.length];
	if (one === undefined) throw new Error('there is nothing to pick from');
	return one;
};

const LOWEST = 0.26;
const SPREAD = 0.56;

const profileAt = (at: number): Profile => {
	const [word, wordKana] = picked(NAMES, at);
	const trade = picked(TRADES, Math.floor(at / NAMES.length));
	const name = trade.named(word);
	const employees = picked(EMPLOYEES, Math.floor(chance(name, 'size') * EMPLOYEES.length));
	const number = `D-${String(at + 1).padStart(3, '0')}`;
	return {
		at,
		number,
		name,
		kana: trade.kana(wordKana),
		industry: trade.code,
		address: `${picked(PLACES, Math.floor(chance(name, 'place') * PLACES.length))}${1 + (at % 4)}-${1 + (at % 9)}`,
		employees,
		foreign: Math.max(2, Math.round(employees * (0.08 + 0.2 * chance(name, 'foreign')))),
		countries: picked(COUNTRIES, at),
		ceo: picked(PEOPLE, at + 3),
		owner: picked(PEOPLE, at),
		email: `jinji-${number.toLowerCase()}@example.com`,
		strength: LOWEST + SPREAD * chance(name, 'strength'),
	};
};

export const profiles: readonly Profile[] = Array.from({ length: FURTHER }, (_, at) => profileAt(at));
