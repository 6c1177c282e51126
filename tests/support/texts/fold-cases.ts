/** What is equal in a search and what is not, one table for the fold of TypeScript and of SQL. */

/** Each line: texts that are sought alike. */
export const SAME_TEXTS: readonly (readonly string[])[] = [
	// Width, case and kana.
	['ABC', 'abc', 'ＡＢＣ', 'ａｂｃ'],
	['カタカナ', 'かたかな', 'ｶﾀｶﾅ'],
	['ｶﾞｷﾞ', 'がぎ', 'ガギ', 'か\u3099き\u3099', 'カ゛キ゛'],
	['ァヶ', 'ぁゖ'],
	['①②', '12'],
	['㌔', 'キロ'],
	// Selectors of variants and invisible characters.
	['葛飾', '葛\u{E0100}飾', '葛\u{E01EF}飾\u{E0101}', '葛\uFE00飾'],
	[
		'渡辺',
		'渡邊\u{E0107}',
		'渡邉\u{E0110}',
		'渡\u200B辺',
		'\uFEFF渡辺',
		'渡\u2060辺\u200D',
		'渡\u00AD辺',
		'渡\u202E辺\u202C',
	],
	// Spaces and dots between words.
	['山田 太郎', '山田太郎', '山田　太郎', ' 山田\u00A0\t太郎\n', '山田\u2003太郎\u202F'],
	['ジョン・スミス', 'ジョンスミス', 'ジョン スミス', 'ｼﾞｮﾝ･ｽﾐｽ', 'ジョン·スミス'],
	// Marks of Latin letters.
	['Café Zoë', 'cafe zoe', 'Cafe\u0301 ZOE\u0308', 'ＣＡＦＥ ＺＯＥ'],
	['Łódź', 'łodz'],
	['Nguyễn', 'nguyen'],
	['İstanbul', 'istanbul'],
	// Old, new and variant forms.
	['島田', '嶋田', '嶌田'],
	['国分', '國分', '圀分'],
	['沢', '澤'],
	['髙橋', '高橋', '高槗'],
	['宮崎', '宮﨑', '宮嵜'],
	['浜', '濱', '濵'],
	['渡辺', '渡邊', '渡邉'],
	['斉藤', '斎藤', '齋藤', '齊藤'],
	['竜', '龍'],
	['広瀬', '廣瀬', '廣瀨', '広瀨'],
	['桜会', '櫻會'],
	['吉野家', '𠮷野家'],
	['富士', '冨士'],
	['鴎', '鷗'],
	['真弓', '眞弓'],
	['神', '神'],
	['関ヶ原', '関ケ原', '關ヶ原', '関け原'],
	['恵比寿', '惠比壽'],
	['エビス', 'ヱビス'],
	// Dashes and the long vowel behind kana; dashes elsewhere.
	[
		'センター',
		'センタ-',
		'センタ－',
		'センタ‐',
		'センタ―',
		'センタ–',
		'センタ−',
		'ｾﾝﾀｰ',
		'せんたー',
		'センタ—',
		'センタ﹣',
		'センタ‑',
		'センター―',
	],
	['A-1', 'Ａ－１', 'A‐1', 'A–1', 'A−1'],
	['O’Hara', "O'Hara", 'O＇HARA'],
];

/** No two of these are sought alike. */
export const OTHER_TEXTS: readonly string[] = [
	...[
		'は',
		'ば',
		'ぱ',
		'つ',
		'っ',
		'や',
		'ゃ',
		'ー',
		'-',
		'a',
		'b',
		'神',
		'紳',
		'嶼',
		'島',
		'坂',
		'阪',
		'未',
		'末',
		'士',
		'土',
	],
	...['й', 'и', '株式会社島', '島株式会社'],
];

/** Each line: names of companies that are sought alike, whatever their legal form. */
export const SAME_NAMES: readonly (readonly string[])[] = [
	[
		...[
			'はやて物流',
			'株式会社はやて物流',
			'(株)はやて物流',
			'（株）はやて物流',
			'㈱はやて物流',
			'㍿はやて物流',
			'株式会社 はやて物流',
		],
		...[
			'はやて物流株式会社',
			'はやて物流㈱',
			'ハヤテ物流（株）',
			'株式會社はやて物流',
			'有限会社はやて物流',
			'㈲はやて物流',
			'(有)はやて物流',
		],
		...[
			'合同会社はやて物流',
			'（同）はやて物流',
			'合資会社はやて物流',
			'はやて物流(資)',
			'合名会社はやて物流',
			'(名)はやて物流',
			'㊑はやて物流',
		],
		...[
			'[株]はやて物流',
			'【株】はやて物流',
			'〔株〕はやて物流',
			'＜株＞はやて物流',
			'（株式会社）はやて物流',
			'はやて物流・株式会社',
		],
	],
	[
		'共生会',
		'一般社団法人共生会',
		'(一社)共生会',
		'公益社団法人 共生会',
		'㈳共生会',
		'公益財団法人共生会',
		'(公財)共生会',
		'㈶共生会',
	],
	[
		'青葉会',
		'医療法人青葉会',
		'医療法人社団青葉会',
		'医療法人社団 青葉会',
		'(医)青葉会',
		'社会福祉法人青葉会',
		'（福）青葉会',
		'學校法人青葉会',
	],
	[
		'みどり',
		'NPO法人みどり',
		'特定非営利活動法人みどり',
		'特定非營利活動法人みどり',
		'ＮＰＯ法人みどり',
		'(特非)みどり',
	],
	[
		'ハヤテブツリュウ',
		'カブシキガイシャハヤテブツリュウ',
		'カブシキガイシャ ハヤテブツリュウ',
		'ﾊﾔﾃﾌﾞﾂﾘﾕｳ(ｶ'.replace('ﾕ', 'ｭ'),
		'カ）ハヤテブツリュウ',
	],
	[
		...[
			'Hayate Logistics',
			'Hayate Logistics Co., Ltd.',
			'HAYATE LOGISTICS CO.,LTD',
			'Hayate Logistics Co. Ltd.',
			'Hayate Logistics Inc.',
		],
		...[
			'Hayate Logistics, Inc.',
			'Hayate Logistics LLC',
			'Hayate Logistics L.L.C.',
			'Hayate Logistics Corp.',
			'Hayate Logistics Corporation',
		],
		...[
			'Hayate Logistics K.K.',
			'Hayate Logistics Limited',
			'K.K. Hayate Logistics',
			'Hayate Logistics Kabushiki Kaisha',
			'Hayate Logistics G.K.',
		],
		...[
			'Hayate Logistics Company, Limited',
			'ＨＡＹＡＴＥ ＬＯＧＩＳＴＩＣＳ Ｃｏ．，Ｌｔｄ．',
			'Hayate Logistics ltd',
			'Hayate Logistics Co.，Ltd．',
		],
	],
];

/** Names whose legal form is none, or not at the start or the end: each is sought by itself. */
export const OTHER_NAMES: readonly string[] = [
	...[
		'日本学校法人会計',
		'全国株式会社連合',
		'zinc',
		'marco',
		'sinc',
		'aco',
		'株',
		'有田',
		'(株主)会',
		'はやて株式会社東京支店',
		'kkr',
		'ags',
	],
];

/** Names of which nothing but the legal form is left, and texts of which nothing is. */
export const ONLY_FORMS: readonly string[] = ['株式会社', '㈱', '（有）', '一般社団法人', 'Co., Ltd.', 'K.K.'];
export const NOTHING: readonly string[] = ['・', ' ', '\u3000', '\u200B', '\u{E0100}', '・・ ·', ''];
