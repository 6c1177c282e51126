import type { SeedSdgTarget } from './target.ts';

/** The targets of goals 1 to 6, in order. */
export const goals01To06: readonly SeedSdgTarget[] = [
	{
		goalId: 1,
		targetNumber: '1',
		description: {
			ja: '1日1.25ドル未満（採択時の基準）で暮らす極度の貧困を、2030年までに世界のあらゆる場所で終わらせる。',
			en: 'By 2030, end extreme poverty everywhere and for everyone, measured at adoption as living on less than $1.25 a day.',
		},
	},
	{
		goalId: 1,
		targetNumber: '2',
		description: {
			ja: '各国の定義に照らしてあらゆる側面で貧困状態にある、すべての年齢の男性・女性・子どもの割合を、2030年までに少なくとも半分に減らす。',
			en: 'By 2030, cut by at least half the share of men, women and children of any age who are poor in any dimension under national definitions.',
		},
	},
	{
		goalId: 1,
		targetNumber: '3',
		description: {
			ja: '最低限の保障を含め、国の実情に合った社会保護の制度と対策をすべての人に整え、2030年までに貧しい人や弱い立場の人を十分に守れるようにする。',
			en: 'Put in place social protection suited to each country for all, including minimum floors, and by 2030 cover a substantial share of poor and vulnerable people.',
		},
	},
	{
		goalId: 1,
		targetNumber: '4',
		description: {
			ja: '2030年までに、貧しい人や弱い立場の人をはじめすべての男女に、経済的資源への平等な権利と、基礎的サービス、土地などの財産、相続、天然資源、新技術、少額融資を含む金融を利用し管理する機会を確保する。',
			en: 'By 2030, ensure for everyone, above all the poor and vulnerable, equal rights to economic resources, basic services, land and other property, inheritance, natural resources, new technology and finance, also microfinance.',
		},
	},
	{
		goalId: 1,
		targetNumber: '5',
		description: {
			ja: '2030年までに貧しい人や弱い立場の人の回復力を高め、気候に関わる極端な現象や、経済・社会・環境上の打撃と災害にさらされる度合いと脆弱性を小さくする。',
			en: 'By 2030, make poor and vulnerable people more resilient and less exposed and vulnerable to climate-related extremes and to other economic, social and environmental shocks and disasters.',
		},
	},
	{
		goalId: 1,
		targetNumber: 'a',
		description: {
			ja: '開発協力の強化を含む多様な財源から相当の資金を集め、途上国とくに後発開発途上国が、あらゆる貧困を終わらせる計画や政策を実行するための十分で見通しの立つ手段を用意する。',
			en: 'Raise substantial resources from many sources, including stronger development cooperation, so that developing and above all least developed countries have adequate, predictable means to act against poverty in every form.',
		},
	},
	{
		goalId: 1,
		targetNumber: 'b',
		description: {
			ja: '貧困をなくす取り組みへの投資を加速できるよう、貧しい人とジェンダーに配慮した開発戦略に基づく適切な政策の枠組みを、国・地域・国際の各レベルでつくる。',
			en: 'Build sound national, regional and international policy frameworks, rooted in pro-poor and gender-sensitive development strategies, to speed up investment in ending poverty.',
		},
	},
	{
		goalId: 2,
		targetNumber: '1',
		description: {
			ja: '2030年までに飢餓をなくし、貧しい人や、乳幼児を含む弱い立場の人をはじめ誰もが、安全で栄養のある食料を一年中十分に得られるようにする。',
			en: 'By 2030, end hunger and see that everyone, especially the poor, infants and others in vulnerable situations, has safe, nutritious and sufficient food all year.',
		},
	},
	{
		goalId: 2,
		targetNumber: '2',
		description: {
			ja: '5歳未満児の発育阻害と消耗症に関する国際目標を2025年までに達成し、2030年までにあらゆる栄養不良をなくして、思春期の女子、妊婦、授乳婦、高齢者の栄養の必要を満たす。',
			en: 'By 2030, end all malnutrition, meeting the agreed targets on stunting and wasting in under-fives by 2025 and the nutritional needs of adolescent girls, pregnant and nursing women and older people.',
		},
	},
	{
		goalId: 2,
		targetNumber: '3',
		description: {
			ja: '土地、生産資源、知識、金融、市場、付加価値や農業外の就業の機会への確実で平等なアクセスを通じ、女性、先住民、家族農家、牧畜民、漁業者など小規模食料生産者の生産性と所得を2030年までに倍増させる。',
			en: 'By 2030, double productivity and income of small food producers (women, indigenous peoples, family farmers, herders, fishers), with equal, secure land, inputs, know-how, finance, markets, value adding and off-farm work.',
		},
	},
	{
		goalId: 2,
		targetNumber: '4',
		description: {
			ja: '生産性と生産量を高め、生態系を保ち、気候変動、異常気象、干ばつ、洪水などの災害に適応し、土地と土壌を徐々に改善する、強靱で持続可能な食料生産の仕組みを2030年までに確立する。',
			en: 'By 2030, ensure sustainable food systems and resilient farming that raise output, keep ecosystems healthy, adapt to climate change, extreme weather, drought, floods and other disasters, and improve land and soil.',
		},
	},
	{
		goalId: 2,
		targetNumber: '5',
		description: {
			ja: '2020年までに、適正に管理された種子・植物バンクなどで種子・作物・家畜と野生近縁種の遺伝的多様性を保ち、国際合意に沿って遺伝資源と伝統的知識の利用と、その利益の公正かつ衡平な配分を促す。',
			en: 'By 2020, keep the genetic diversity of seeds, crops, livestock and their wild kin, including in seed and plant banks, and promote access to genetic resources and traditional knowledge with fair sharing of benefits.',
		},
	},
	{
		goalId: 2,
		targetNumber: 'a',
		description: {
			ja: '途上国とくに後発開発途上国の農業生産力を高めるため、国際協力の強化も通じて、農村インフラ、農業研究と普及、技術開発、植物と家畜の遺伝子バンクへの投資を増やす。',
			en: 'Invest more, also through closer international cooperation, in rural infrastructure, farm research and extension, technology and gene banks to raise farm capacity in developing, especially least developed, countries.',
		},
	},
	{
		goalId: 2,
		targetNumber: 'b',
		description: {
			ja: 'ドーハ開発ラウンドの任務に沿い、農産物の輸出補助金と同等の効果をもつ輸出措置をすべて並行して撤廃するなど、世界の農産物市場における貿易の制限や歪みを是正し防ぐ。',
			en: 'Correct and prevent trade restrictions and distortions in world farm markets, including by ending all export subsidies and equivalent measures in parallel, as mandated by the Doha Development Round.',
		},
	},
	{
		goalId: 2,
		targetNumber: 'c',
		description: {
			ja: '食料価格の極端な変動を抑えるため、食料商品とその派生商品の市場が正常に働くための措置をとり、食料備蓄などの市場情報を適時に得られるようにする。',
			en: 'Keep food commodity and derivative markets working properly and give timely access to market information, including on food reserves, so as to limit extreme swings in food prices.',
		},
	},
	{
		goalId: 3,
		targetNumber: '1',
		description: {
			ja: '2030年までに、世界の妊産婦の死亡率を出生10万人当たり70人未満に引き下げる。',
			en: 'By 2030, bring the global maternal mortality ratio below 70 deaths per 100,000 live births.',
		},
	},
	{
		goalId: 3,
		targetNumber: '2',
		description: {
			ja: 'すべての国が出生1,000件当たりの新生児死亡を12件以下、5歳未満児死亡を25件以下に下げることを目指し、2030年までに新生児と5歳未満児の防げる死をなくす。',
			en: 'By 2030, end preventable deaths of newborns and under-fives, with every country aiming for at most 12 neonatal and 25 under-five deaths per 1,000 live births.',
		},
	},
	{
		goalId: 3,
		targetNumber: '3',
		description: {
			ja: '2030年までにエイズ、結核、マラリア、顧みられない熱帯病の流行を終わらせ、肝炎、水を介する病気、その他の感染症に対処する。',
			en: 'By 2030, put a stop to the epidemics of AIDS, tuberculosis, malaria and neglected tropical diseases, and tackle hepatitis, water-borne illness and other communicable diseases.',
		},
	},
	{
		goalId: 3,
		targetNumber: '4',
		description: {
			ja: '予防と治療によって非感染性疾患による若年死亡を2030年までに3分の1減らし、心の健康と福祉を促進する。',
			en: 'By 2030, cut early deaths from non-communicable diseases by a third through prevention and treatment, and promote mental health and well-being.',
		},
	},
	{
		goalId: 3,
		targetNumber: '5',
		description: {
			ja: '麻薬などの薬物乱用や有害なアルコール摂取を含む、物質乱用の予防と治療を強化する。',
			en: 'Step up the prevention and treatment of substance abuse, including the misuse of narcotic drugs and harmful drinking.',
		},
	},
	{
		goalId: 3,
		targetNumber: '6',
		description: {
			ja: '2020年までに、世界の道路交通事故による死者と負傷者の数を半分に減らす。',
			en: 'By 2020, reduce by half the number of people killed or injured in road traffic accidents worldwide.',
		},
	},
	{
		goalId: 3,
		targetNumber: '7',
		description: {
			ja: '家族計画、情報、教育を含む性と生殖に関する保健サービスを2030年までに誰もが利用できるようにし、性と生殖に関する健康を国の戦略や計画に組み込む。',
			en: 'By 2030, open sexual and reproductive health services, including family planning, information and education, to all, and build reproductive health into national strategies and programs.',
		},
	},
	{
		goalId: 3,
		targetNumber: '8',
		description: {
			ja: '経済的リスクからの保護、質の高い基礎的な保健サービス、安全で効果的かつ質が高く手頃な必須医薬品とワクチンを全員が得られる、ユニバーサル・ヘルス・カバレッジを達成する。',
			en: 'Achieve universal health coverage: protection from financial risk, good essential health services, and safe, effective, good-quality and affordable essential medicines and vaccines for everyone.',
		},
	},
	{
		goalId: 3,
		targetNumber: '9',
		description: {
			ja: '有害な化学物質や、大気・水・土壌の汚染による死亡と病気の件数を、2030年までに大幅に減らす。',
			en: 'By 2030, markedly reduce deaths and illness caused by hazardous chemicals and by the pollution of air, water and soil.',
		},
	},
	{
		goalId: 3,
		targetNumber: 'a',
		description: {
			ja: 'すべての国で、必要に応じて、世界保健機関（WHO）のたばこ規制枠組条約の実施を強化する。',
			en: 'Carry out the WHO Framework Convention on Tobacco Control more fully in every country, as appropriate.',
		},
	},
	{
		goalId: 3,
		targetNumber: 'b',
		description: {
			ja: '主に途上国に影響する感染性・非感染性疾患の薬とワクチンの研究開発を支え、TRIPS協定の柔軟性を認めたドーハ宣言に沿って、手頃な必須医薬品とワクチンを誰もが得られるようにする。',
			en: 'Support R&D of medicines and vaccines for diseases that mainly affect developing countries, and give affordable access for all in line with the Doha Declaration on TRIPS and its flexibilities to protect public health.',
		},
	},
	{
		goalId: 3,
		targetNumber: 'c',
		description: {
			ja: '途上国、とくに後発開発途上国と小島嶼開発途上国で、保健財政と、保健人材の採用・能力開発・訓練・定着を大幅に拡大する。',
			en: 'Substantially expand health funding and the hiring, development, training and retention of health workers in developing countries, above all least developed countries and small island developing States.',
		},
	},
	{
		goalId: 3,
		targetNumber: 'd',
		description: {
			ja: 'すべての国、とくに途上国で、国内および世界の健康リスクに対する早期警告、リスクの緩和、管理の能力を高める。',
			en: 'Build the capacity of all countries, developing ones above all, for early warning of national and global health risks and for reducing and managing them.',
		},
	},
	{
		goalId: 4,
		targetNumber: '1',
		description: {
			ja: '2030年までに、すべての女児と男児が、適切で有効な学習成果につながる無償・公正で質の高い初等・中等教育を修了できるようにする。',
			en: 'By 2030, see that every girl and boy completes free, equitable, good-quality primary and secondary schooling with relevant and effective learning results.',
		},
	},
	{
		goalId: 4,
		targetNumber: '2',
		description: {
			ja: '2030年までに、すべての女児と男児が質の高い乳幼児期の発達支援・ケア・就学前教育を受け、初等教育に備えられるようにする。',
			en: 'By 2030, give every girl and boy quality early childhood development, care and pre-primary education so that they start primary school ready.',
		},
	},
	{
		goalId: 4,
		targetNumber: '3',
		description: {
			ja: '2030年までに、男女を問わず、手頃な費用で質の高い技術教育、職業教育、大学を含む高等教育を平等に受けられるようにする。',
			en: 'By 2030, open affordable, good-quality technical, vocational and tertiary education, university included, equally to all women and men.',
		},
	},
	{
		goalId: 4,
		targetNumber: '4',
		description: {
			ja: '技術・職業上の技能など、雇用や働きがいのある人間らしい仕事、起業に必要な技能を備えた若者と成人を2030年までに大幅に増やす。',
			en: 'By 2030, greatly increase the number of young people and adults with the skills, including technical and vocational ones, needed for jobs, decent work and entrepreneurship.',
		},
	},
	{
		goalId: 4,
		targetNumber: '5',
		description: {
			ja: '2030年までに教育における男女格差をなくし、障害者、先住民、弱い立場の子どもなどが、あらゆる段階の教育と職業訓練を平等に受けられるようにする。',
			en: 'By 2030, remove gender gaps in education and give the vulnerable, including persons with disabilities, indigenous peoples and children at risk, equal access to all levels of education and vocational training.',
		},
	},
	{
		goalId: 4,
		targetNumber: '6',
		description: {
			ja: '2030年までに、すべての若者と、男女を問わず相当な割合の成人が、読み書きと計算の力を身につけられるようにする。',
			en: 'By 2030, make sure that all young people and a large share of adults, both women and men, can read, write and work with numbers.',
		},
	},
	{
		goalId: 4,
		targetNumber: '7',
		description: {
			ja: '持続可能な開発と生活様式、人権、男女平等、平和と非暴力の文化、地球市民意識、文化の多様性と貢献への理解などの教育を通じ、2030年までに全学習者が持続可能な開発を進める知識と技能を得る。',
			en: 'By 2030, ensure all learners gain the knowledge and skills to advance sustainable development, including by learning on sustainable living, human rights, gender equality, peace, global citizenship and cultural diversity.',
		},
	},
	{
		goalId: 4,
		targetNumber: 'a',
		description: {
			ja: '子ども、障害、ジェンダーに配慮した教育施設をつくり改善し、誰にとっても安全で、暴力のない、包摂的で効果的な学習環境を整える。',
			en: 'Build and improve schools that suit children, people with disabilities and all genders, offering everyone safe, non-violent, inclusive and effective places to learn.',
		},
	},
	{
		goalId: 4,
		targetNumber: 'b',
		description: {
			ja: '後発開発途上国、小島嶼開発途上国、アフリカ諸国など途上国の人が、職業訓練、情報通信、技術・工学・科学を含む高等教育を先進国や他の途上国で受ける奨学金を、2020年までに世界で大幅に増やす。',
			en: 'By 2020, greatly expand scholarships for developing countries, notably least developed, small island and African ones, for higher education abroad, including vocational, ICT, technical, engineering and science courses.',
		},
	},
	{
		goalId: 4,
		targetNumber: 'c',
		description: {
			ja: '途上国、とくに後発開発途上国と小島嶼開発途上国での教員研修に関する国際協力などにより、資格をもつ教員を2030年までに大幅に増やす。',
			en: 'By 2030, substantially raise the number of qualified teachers, also through international cooperation on teacher training in developing countries, above all least developed countries and small island developing States.',
		},
	},
	{
		goalId: 5,
		targetNumber: '1',
		description: {
			ja: 'あらゆる場所で、すべての女性と女児に対するあらゆる形の差別をなくす。',
			en: 'Put an end to every form of discrimination against women and girls wherever they live.',
		},
	},
	{
		goalId: 5,
		targetNumber: '2',
		description: {
			ja: '人身売買や性的な搾取などの搾取を含め、公的・私的な場面での女性と女児に対するあらゆる暴力をなくす。',
			en: 'Eliminate violence of every kind against women and girls in public and private life, including trafficking and sexual and other exploitation.',
		},
	},
	{
		goalId: 5,
		targetNumber: '3',
		description: {
			ja: '児童婚、早期婚、強制結婚や女性器切除など、あらゆる有害な慣行をなくす。',
			en: 'End all harmful practices, among them child, early and forced marriage and female genital mutilation.',
		},
	},
	{
		goalId: 5,
		targetNumber: '4',
		description: {
			ja: '公共サービス、インフラ、社会保護政策の提供と、国の実情に応じた家庭内での責任分担を通じ、無報酬の育児・介護や家事労働を認識し評価する。',
			en: 'Recognize and value unpaid care and housework by providing public services, infrastructure and social protection and by encouraging shared household duties, as suits each country.',
		},
	},
	{
		goalId: 5,
		targetNumber: '5',
		description: {
			ja: '政治・経済・公共分野のあらゆる意思決定の場で、女性が完全かつ効果的に参画し、平等にリーダーシップの機会を得られるようにする。',
			en: 'Ensure that women take a full and effective part, with equal chances to lead, at every level of decision-making in political, economic and public life.',
		},
	},
	{
		goalId: 5,
		targetNumber: '6',
		description: {
			ja: '国際人口開発会議の行動計画、北京行動綱領とその検証会議の成果文書に従い、誰もが性と生殖に関する健康と権利を得られるようにする。',
			en: 'Give everyone access to sexual and reproductive health and reproductive rights, as agreed in the ICPD Program of Action, the Beijing Platform for Action and the outcomes of their review conferences.',
		},
	},
	{
		goalId: 5,
		targetNumber: 'a',
		description: {
			ja: '各国法に従い、経済的資源への平等な権利と、土地などの財産の所有と管理、金融サービス、相続、天然資源を利用する機会を女性に与える改革を行う。',
			en: 'Carry out reforms that give women equal rights to economic resources and access to owning and controlling land and other property, financial services, inheritance and natural resources, in line with national law.',
		},
	},
	{
		goalId: 5,
		targetNumber: 'b',
		description: {
			ja: '女性の能力強化を促すため、情報通信技術（ICT）をはじめとする、実現を助ける技術の活用を広げる。',
			en: 'Make greater use of enabling technology, above all information and communications technology, to advance the empowerment of women.',
		},
	},
	{
		goalId: 5,
		targetNumber: 'c',
		description: {
			ja: 'ジェンダー平等と、すべての女性・女児の能力強化をあらゆるレベルで進める、適切な政策と実効性のある法令を採用し強化する。',
			en: 'Adopt and reinforce sound policies and enforceable laws that promote gender equality and empower all women and girls at every level.',
		},
	},
	{
		goalId: 6,
		targetNumber: '1',
		description: {
			ja: '2030年までに、すべての人が安全で手頃な価格の飲み水を平等に得られるようにする。',
			en: 'By 2030, provide everyone with equitable access to safe drinking water at a price they can afford.',
		},
	},
	{
		goalId: 6,
		targetNumber: '2',
		description: {
			ja: '女性・女児や弱い立場の人のニーズに特に配慮し、2030年までに誰もが適切かつ平等に下水・衛生施設と衛生習慣を利用できるようにして、屋外での排せつをなくす。',
			en: 'By 2030, give everyone adequate and equitable sanitation and hygiene and end open defecation, with special regard for the needs of women, girls and people in vulnerable situations.',
		},
	},
	{
		goalId: 6,
		targetNumber: '3',
		description: {
			ja: '2030年までに、汚染の減少、投棄の廃絶、有害物質の放出の最小化、未処理排水の割合の半減、再生利用と安全な再利用の大幅な増加により、世界の水質を改善する。',
			en: 'By 2030, improve water quality worldwide by cutting pollution, ending dumping, minimizing hazardous releases, halving the share of untreated wastewater and greatly expanding recycling and safe reuse.',
		},
	},
	{
		goalId: 6,
		targetNumber: '4',
		description: {
			ja: '2030年までに全分野で水の利用効率を大幅に高め、淡水の採取と供給を持続可能にして水不足に対処し、水不足に悩む人を大幅に減らす。',
			en: 'By 2030, greatly raise water-use efficiency in all sectors and make freshwater withdrawal and supply sustainable, so as to address scarcity and sharply reduce the number of people suffering from it.',
		},
	},
	{
		goalId: 6,
		targetNumber: '5',
		description: {
			ja: '国境を越えた協力も適宜含め、2030年までにあらゆるレベルで統合的な水資源管理を実施する。',
			en: 'By 2030, manage water resources in an integrated way at all levels, including through cross-border cooperation where appropriate.',
		},
	},
	{
		goalId: 6,
		targetNumber: '6',
		description: {
			ja: '2020年までに、山地、森林、湿地、河川、帯水層、湖沼など、水に関わる生態系を保護し回復させる。',
			en: 'By 2020, protect and restore ecosystems linked to water, including mountains, forests, wetlands, rivers, aquifers and lakes.',
		},
	},
	{
		goalId: 6,
		targetNumber: 'a',
		description: {
			ja: '集水、海水淡水化、水の効率利用、排水処理、再生利用と再利用の技術など、水と衛生の分野で、2030年までに途上国への国際協力と能力構築の支援を広げる。',
			en: 'By 2030, widen international cooperation and capacity-building for developing countries in water and sanitation, including water harvesting, desalination, efficiency, wastewater treatment, recycling and reuse.',
		},
	},
	{
		goalId: 6,
		targetNumber: 'b',
		description: {
			ja: '水と衛生の管理の改善に向けて、地域社会の参加を支援し強化する。',
			en: 'Support and deepen the involvement of local communities in better management of water and sanitation.',
		},
	},
];
