/**
 * Legal forms of companies and other bodies, in all spellings: whole, abbreviated in brackets (㈱ is (株) by NFKC), in kana, and in
 * Latin letters. Nobody types them who looks for a name. Written as folding leaves them: lower case, hiragana, half width, new forms.
 */

const JAPANESE = [
	...['株式会社', '有限会社', '合同会社', '合資会社', '合名会社', '相互会社', '特定目的会社', '投資法人'],
	...['有限責任事業組合', '投資事業有限責任組合'],
	...[
		'一般社団法人',
		'公益社団法人',
		'特例社団法人',
		'社団法人',
		'一般財団法人',
		'公益財団法人',
		'特例財団法人',
		'財団法人',
	],
	...[
		'医療法人',
		'医療法人社団',
		'医療法人財団',
		'社会医療法人',
		'社会医療法人社団',
		'社会医療法人財団',
		'特定医療法人',
	],
	...[
		'特定医療法人社団',
		'特定医療法人財団',
		'社会福祉法人',
		'学校法人',
		'準学校法人',
		'宗教法人',
		'更生保護法人',
		'職業訓練法人',
	],
	...['特定非営利活動法人', '認定特定非営利活動法人', '認定npo法人', 'npo法人'],
	...['独立行政法人', '地方独立行政法人', '国立研究開発法人', '国立大学法人', '公立大学法人', '大学共同利用機関法人'],
	...['農事組合法人', '事業協同組合', '協同組合', '企業組合', '協業組合', '管理組合法人'],
	...['監査法人', '有限責任監査法人', '税理士法人', '弁護士法人', '司法書士法人', '行政書士法人', '社会保険労務士法人'],
	...['弁理士法人', '特許業務法人', '土地家屋調査士法人'],
];

/** Within brackets of any kind. */
const BRACKETED = [
	...['株', '有', '同', '資', '名', '相', '株式会社', '有限会社', '合同会社'],
	...[
		'社',
		'財',
		'一社',
		'公社',
		'一財',
		'公財',
		'医',
		'医社',
		'医財',
		'福',
		'社福',
		'学',
		'宗',
		'独',
		'地独',
		'特非',
		'npo',
		'農',
	],
	...['協', '企', '監', '税', '弁', '司', '行'],
];

const KANA = [
	...[
		'かぶしきがいしゃ',
		'かぶしきかいしゃ',
		'ゆうげんがいしゃ',
		'ゆうげんかいしゃ',
		'ごうどうがいしゃ',
		'ごうどうかいしゃ',
	],
	...['ごうしがいしゃ', 'ごうしかいしゃ', 'ごうめいがいしゃ', 'ごうめいかいしゃ'],
	...['いっぱんしゃだんほうじん', 'こうえきしゃだんほうじん', 'いっぱんざいだんほうじん', 'こうえきざいだんほうじん'],
	...[
		'いりょうほうじん',
		'いりょうほうじんしゃだん',
		'しゃかいふくしほうじん',
		'がっこうほうじん',
		'しゅうきょうほうじん',
	],
];

/** As regular expressions: with and without their full stops. */
const LATIN = [
	...[
		'co[.,]* ?,? ?ltd',
		'company,? ?ltd',
		'company,? limited',
		'co[.,]* ?,? ?limited',
		'limited',
		'ltd',
		'co',
		'inc',
		'incorporated',
	],
	...['corp', 'corporation', 'l[.]?l[.]?c', 'l[.]?l[.]?p', 'plc', 'gmbh', 'pte[.]? ?ltd', 'pty[.]? ?ltd'],
	...[
		'k[.]?k',
		'g[.]?k',
		'y[.]?k',
		'kabushiki[ -]?(?:kaisha|gaisha)',
		'godo[ -]?(?:kaisha|gaisha)',
		'yugen[ -]?(?:kaisha|gaisha)',
	],
];

/** PostgreSQL takes the longest alternative, JavaScript the first. */
const either = (forms: readonly string[]): string => `(?:${forms.toSorted((a, b) => b.length - a.length).join('|')})`;

const IN_BRACKETS = `[([{<〈《「【〔]${either(BRACKETED)}[)\\]}>〉》」】〕]`;
const BY_BANKS = '(?:か|ゆ|ど|し|め|しゃ|ざい|い|ふく|がく)';
const WHOLE = `(?:${either([...JAPANESE, ...KANA])}|${IN_BRACKETS})`;

/**
 * What is replaced by what is in their first group, in this order, as texts of regular expressions that JavaScript and PostgreSQL understand
 * alike.
 */
export const LEGAL_FORM_PATTERNS = [
	`^ ?(?:${WHOLE}|${BY_BANKS}\\)|${either(LATIN)}[.]?[ ,]+)()`,
	`()(?:${WHOLE}|\\(${BY_BANKS})$`,
	`(^|[^a-z0-9])${either(LATIN)}[.,]*$`,
	'()[ .,]+$',
] as const;
