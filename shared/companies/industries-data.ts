export type IndustryMajor = {
	letter: string;
	name: { ja: string; en: string };
	mediums: readonly { code: string; name: { ja: string; en: string } }[];
};

/**
 * The Japan Standard Industrial Classification (14th revision, 2023): major categories A to T with their medium codes 01
 * to 99. Kept as one file so that it can be compared with the published table.
 */
export const industries: readonly IndustryMajor[] = [
	{
		letter: 'A',
		name: { ja: '農業，林業', en: 'Agriculture and forestry' },
		mediums: [
			{ code: '01', name: { ja: '農業', en: 'Agriculture' } },
			{ code: '02', name: { ja: '林業', en: 'Forestry' } },
		],
	},
	{
		letter: 'B',
		name: { ja: '漁業', en: 'Fisheries' },
		mediums: [
			{ code: '03', name: { ja: '漁業（水産養殖業を除く）', en: 'Fisheries, except aquaculture' } },
			{ code: '04', name: { ja: '水産養殖業', en: 'Aquaculture' } },
		],
	},
	{
		letter: 'C',
		name: { ja: '鉱業，採石業，砂利採取業', en: 'Mining and quarrying of stone and gravel' },
		mediums: [{ code: '05', name: { ja: '鉱業，採石業，砂利採取業', en: 'Mining and quarrying of stone and gravel' } }],
	},
	{
		letter: 'D',
		name: { ja: '建設業', en: 'Construction' },
		mediums: [
			{
				code: '06',
				name: { ja: '総合工事業', en: 'Construction work, general, including public and private construction work' },
			},
			{
				code: '07',
				name: {
					ja: '職別工事業（設備工事業を除く）',
					en: 'Construction work by specialist contractor, except equipment installation work',
				},
			},
			{ code: '08', name: { ja: '設備工事業', en: 'Equipment installation work' } },
		],
	},
	{
		letter: 'E',
		name: { ja: '製造業', en: 'Manufacturing' },
		mediums: [
			{ code: '09', name: { ja: '食料品製造業', en: 'Manufacture of food' } },
			{ code: '10', name: { ja: '飲料・たばこ・飼料製造業', en: 'Manufacture of beverages, tobacco and feed' } },
			{ code: '11', name: { ja: '繊維工業', en: 'Manufacture of textile products' } },
			{
				code: '12',
				name: {
					ja: '木材・木製品製造業（家具を除く）',
					en: 'Manufacture of lumber and wood products, except furniture',
				},
			},
			{ code: '13', name: { ja: '家具・装備品製造業', en: 'Manufacture of furniture and fixtures' } },
			{ code: '14', name: { ja: 'パルプ・紙・紙加工品製造業', en: 'Manufacture of pulp, paper and paper products' } },
			{ code: '15', name: { ja: '印刷・同関連業', en: 'Printing and allied industries' } },
			{ code: '16', name: { ja: '化学工業', en: 'Manufacture of chemical and allied products' } },
			{ code: '17', name: { ja: '石油製品・石炭製品製造業', en: 'Manufacture of petroleum and coal products' } },
			{
				code: '18',
				name: {
					ja: 'プラスチック製品製造業（別掲を除く）',
					en: 'Manufacture of plastic products, except otherwise classified',
				},
			},
			{ code: '19', name: { ja: 'ゴム製品製造業', en: 'Manufacture of rubber products' } },
			{
				code: '20',
				name: {
					ja: 'なめし革・同製品・毛皮製造業',
					en: 'Manufacture of leather tanning, leather products and fur skins',
				},
			},
			{ code: '21', name: { ja: '窯業・土石製品製造業', en: 'Manufacture of ceramic, stone and clay products' } },
			{ code: '22', name: { ja: '鉄鋼業', en: 'Manufacture of iron and steel' } },
			{ code: '23', name: { ja: '非鉄金属製造業', en: 'Manufacture of non-ferrous metals and products' } },
			{ code: '24', name: { ja: '金属製品製造業', en: 'Manufacture of fabricated metal products' } },
			{ code: '25', name: { ja: 'はん用機械器具製造業', en: 'Manufacture of general-purpose machinery' } },
			{ code: '26', name: { ja: '生産用機械器具製造業', en: 'Manufacture of production machinery' } },
			{ code: '27', name: { ja: '業務用機械器具製造業', en: 'Manufacture of business-oriented machinery' } },
			{
				code: '28',
				name: {
					ja: '電子部品・デバイス・電子回路製造業',
					en: 'Manufacture of electronic parts, devices and electronic circuits',
				},
			},
			{
				code: '29',
				name: { ja: '電気機械器具製造業', en: 'Manufacture of electrical machinery, equipment and supplies' },
			},
			{
				code: '30',
				name: {
					ja: '情報通信機械器具製造業',
					en: 'Manufacture of information and communication electronics equipment',
				},
			},
			{ code: '31', name: { ja: '輸送用機械器具製造業', en: 'Manufacture of transportation equipment' } },
			{ code: '32', name: { ja: 'その他の製造業', en: 'Miscellaneous manufacturing industries' } },
		],
	},
	{
		letter: 'F',
		name: { ja: '電気・ガス・熱供給・水道業', en: 'Electricity, gas, heat supply and water' },
		mediums: [
			{ code: '33', name: { ja: '電気業', en: 'Production, transmission and distribution of electricity' } },
			{ code: '34', name: { ja: 'ガス業', en: 'Production and distribution of gas' } },
			{ code: '35', name: { ja: '熱供給業', en: 'Heat supply' } },
			{
				code: '36',
				name: {
					ja: '水道業',
					en: 'Collection, purification and distribution of water, and sewage collection, processing and disposal',
				},
			},
		],
	},
	{
		letter: 'G',
		name: { ja: '情報通信業', en: 'Information and communications' },
		mediums: [
			{ code: '37', name: { ja: '通信業', en: 'Communications' } },
			{ code: '38', name: { ja: '放送業', en: 'Broadcasting' } },
			{ code: '39', name: { ja: '情報サービス業', en: 'Information services' } },
			{ code: '40', name: { ja: 'インターネット附随サービス業', en: 'Services incidental to the Internet' } },
			{
				code: '41',
				name: {
					ja: '映像・音声・文字情報制作業',
					en: 'Video picture, sound and character information production and distribution',
				},
			},
		],
	},
	{
		letter: 'H',
		name: { ja: '運輸業，郵便業', en: 'Transport and postal services' },
		mediums: [
			{ code: '42', name: { ja: '鉄道業', en: 'Railway transport' } },
			{ code: '43', name: { ja: '道路旅客運送業', en: 'Road passenger transport' } },
			{ code: '44', name: { ja: '道路貨物運送業', en: 'Road freight transport' } },
			{ code: '45', name: { ja: '水運業', en: 'Water transport' } },
			{ code: '46', name: { ja: '航空運輸業', en: 'Air transport' } },
			{ code: '47', name: { ja: '倉庫業', en: 'Warehousing' } },
			{ code: '48', name: { ja: '運輸に附帯するサービス業', en: 'Services incidental to transport' } },
			{ code: '49', name: { ja: '郵便業（信書便事業を含む）', en: 'Postal services, including mail delivery' } },
		],
	},
	{
		letter: 'I',
		name: { ja: '卸売業，小売業', en: 'Wholesale and retail trade' },
		mediums: [
			{ code: '50', name: { ja: '各種商品卸売業', en: 'Wholesale trade, general merchandise' } },
			{ code: '51', name: { ja: '繊維・衣服等卸売業', en: 'Wholesale trade (textile and apparel)' } },
			{ code: '52', name: { ja: '飲食料品卸売業', en: 'Wholesale trade (food and beverages)' } },
			{
				code: '53',
				name: {
					ja: '建築材料，鉱物・金属材料等卸売業',
					en: 'Wholesale trade (building materials, minerals and metals, etc.)',
				},
			},
			{ code: '54', name: { ja: '機械器具卸売業', en: 'Wholesale trade (machinery and equipment)' } },
			{ code: '55', name: { ja: 'その他の卸売業', en: 'Miscellaneous wholesale trade' } },
			{ code: '56', name: { ja: '各種商品小売業', en: 'Retail trade, general merchandise' } },
			{
				code: '57',
				name: {
					ja: '織物・衣服・身の回り品小売業',
					en: 'Retail trade (woven fabrics, apparel, apparel accessories and notions)',
				},
			},
			{ code: '58', name: { ja: '飲食料品小売業', en: 'Retail trade (food and beverages)' } },
			{ code: '59', name: { ja: '機械器具小売業', en: 'Retail trade (machinery and equipment)' } },
			{ code: '60', name: { ja: 'その他の小売業', en: 'Miscellaneous retail trade' } },
			{ code: '61', name: { ja: '無店舗小売業', en: 'Non-store retailers' } },
		],
	},
	{
		letter: 'J',
		name: { ja: '金融業，保険業', en: 'Finance and insurance' },
		mediums: [
			{ code: '62', name: { ja: '銀行業', en: 'Banking' } },
			{ code: '63', name: { ja: '協同組織金融業', en: 'Financial institutions for cooperative organizations' } },
			{
				code: '64',
				name: {
					ja: '貸金業，クレジットカード業等非預金信用機関',
					en: 'Non-deposit money corporations, including lending and credit card business',
				},
			},
			{
				code: '65',
				name: {
					ja: '金融商品取引業，商品先物取引業',
					en: 'Financial products transaction dealers and futures commodity transaction dealers',
				},
			},
			{ code: '66', name: { ja: '補助的金融業等', en: 'Financial auxiliaries' } },
			{
				code: '67',
				name: {
					ja: '保険業（保険媒介代理業，保険サービス業を含む）',
					en: 'Insurance institutions, including insurance agents, brokers and services',
				},
			},
		],
	},
	{
		letter: 'K',
		name: { ja: '不動産業，物品賃貸業', en: 'Real estate and goods rental and leasing' },
		mediums: [
			{ code: '68', name: { ja: '不動産取引業', en: 'Real estate agencies' } },
			{ code: '69', name: { ja: '不動産賃貸業・管理業', en: 'Real estate lessors and managers' } },
			{ code: '70', name: { ja: '物品賃貸業', en: 'Goods rental and leasing' } },
		],
	},
	{
		letter: 'L',
		name: { ja: '学術研究，専門・技術サービス業', en: 'Scientific research, professional and technical services' },
		mediums: [
			{ code: '71', name: { ja: '学術・開発研究機関', en: 'Scientific and development research institutes' } },
			{ code: '72', name: { ja: '専門サービス業（他に分類されないもの）', en: 'Professional services, n.e.c.' } },
			{ code: '73', name: { ja: '広告業', en: 'Advertising' } },
			{ code: '74', name: { ja: '技術サービス業（他に分類されないもの）', en: 'Technical services, n.e.c.' } },
		],
	},
	{
		letter: 'M',
		name: { ja: '宿泊業，飲食サービス業', en: 'Accommodations, eating and drinking services' },
		mediums: [
			{ code: '75', name: { ja: '宿泊業', en: 'Accommodations' } },
			{ code: '76', name: { ja: '飲食店', en: 'Eating and drinking places' } },
			{ code: '77', name: { ja: '持ち帰り・配達飲食サービス業', en: 'Food take-out and delivery services' } },
		],
	},
	{
		letter: 'N',
		name: { ja: '生活関連サービス業，娯楽業', en: 'Living-related and personal services and amusement services' },
		mediums: [
			{ code: '78', name: { ja: '洗濯・理容・美容・浴場業', en: 'Laundry, beauty and bath services' } },
			{
				code: '79',
				name: { ja: 'その他の生活関連サービス業', en: 'Miscellaneous living-related and personal services' },
			},
			{ code: '80', name: { ja: '娯楽業', en: 'Services for amusement and recreation' } },
		],
	},
	{
		letter: 'O',
		name: { ja: '教育，学習支援業', en: 'Education, learning support' },
		mediums: [
			{ code: '81', name: { ja: '学校教育', en: 'School education' } },
			{ code: '82', name: { ja: 'その他の教育，学習支援業', en: 'Miscellaneous education, learning support' } },
		],
	},
	{
		letter: 'P',
		name: { ja: '医療，福祉', en: 'Medical, health care and welfare' },
		mediums: [
			{ code: '83', name: { ja: '医療業', en: 'Medical and other health services' } },
			{ code: '84', name: { ja: '保健衛生', en: 'Public health and hygiene' } },
			{
				code: '85',
				name: { ja: '社会保険・社会福祉・介護事業', en: 'Social insurance, social welfare and care services' },
			},
		],
	},
	{
		letter: 'Q',
		name: { ja: '複合サービス事業', en: 'Compound services' },
		mediums: [
			{ code: '86', name: { ja: '郵便局', en: 'Post offices' } },
			{ code: '87', name: { ja: '協同組合（他に分類されないもの）', en: 'Cooperative associations, n.e.c.' } },
		],
	},
	{
		letter: 'R',
		name: { ja: 'サービス業（他に分類されないもの）', en: 'Services, n.e.c.' },
		mediums: [
			{ code: '88', name: { ja: '廃棄物処理業', en: 'Waste disposal business' } },
			{ code: '89', name: { ja: '自動車整備業', en: 'Automobile maintenance services' } },
			{
				code: '90',
				name: { ja: '機械等修理業（別掲を除く）', en: 'Machine, etc. repair services, except otherwise classified' },
			},
			{ code: '91', name: { ja: '職業紹介・労働者派遣業', en: 'Employment and worker dispatching services' } },
			{ code: '92', name: { ja: 'その他の事業サービス業', en: 'Miscellaneous business services' } },
			{ code: '93', name: { ja: '政治・経済・文化団体', en: 'Political, business and cultural organizations' } },
			{ code: '94', name: { ja: '宗教', en: 'Religion' } },
			{ code: '95', name: { ja: 'その他のサービス業', en: 'Miscellaneous services' } },
			{ code: '96', name: { ja: '外国公務', en: 'Foreign governments and international agencies in Japan' } },
		],
	},
	{
		letter: 'S',
		name: { ja: '公務（他に分類されるものを除く）', en: 'Government, except elsewhere classified' },
		mediums: [
			{ code: '97', name: { ja: '国家公務', en: 'National government services' } },
			{ code: '98', name: { ja: '地方公務', en: 'Local government services' } },
		],
	},
	{
		letter: 'T',
		name: { ja: '分類不能の産業', en: 'Industries unable to classify' },
		mediums: [{ code: '99', name: { ja: '分類不能の産業', en: 'Industries unable to classify' } }],
	},
];
