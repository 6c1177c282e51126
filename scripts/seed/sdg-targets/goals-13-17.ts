import type { SeedSdgTarget } from './target.ts';

/** The targets of goals 13 to 17, in order. */
export const goals13To17: readonly SeedSdgTarget[] = [
	{
		goalId: 13,
		targetNumber: '1',
		description: {
			ja: 'すべての国で、気候に関連する災害や自然災害に対する強靱性と適応力を強化する。',
			en: 'Make every country more resilient and better able to adapt to climate-related hazards and natural disasters.',
		},
	},
	{
		goalId: 13,
		targetNumber: '2',
		description: {
			ja: '気候変動に対処するための対策を、国の政策・戦略・計画の中に組み込む。',
			en: 'Build measures against climate change into national policies, strategies and plans.',
		},
	},
	{
		goalId: 13,
		targetNumber: '3',
		description: {
			ja: '気候変動の緩和、適応、影響の軽減、早期警戒に関する教育と啓発、人材と制度の能力を改善する。',
			en: 'Improve education, awareness and the capacity of people and institutions on climate change mitigation, adaptation, impact reduction and early warning.',
		},
	},
	{
		goalId: 13,
		targetNumber: 'a',
		description: {
			ja: '途上国の実効的な緩和と実施の透明性のため、先進締約国が2020年までにあらゆる財源から年1,000億ドルを共同で動員する約束を果たし、緑の気候基金へ速やかに出資して本格的に始動させる。',
			en: 'Honor the pledge of developed UNFCCC parties to mobilize jointly $100 billion a year by 2020 for mitigation and transparency in developing countries, and soon fund the Green Climate Fund so that it fully operates.',
		},
	},
	{
		goalId: 13,
		targetNumber: 'b',
		description: {
			ja: '後発開発途上国と小島嶼開発途上国で、女性、若者、地域社会や社会から取り残された人々に重点を置くなどして、気候変動に関する効果的な計画と管理の能力を高める仕組みを推進する。',
			en: 'Promote ways to raise capacity for effective climate planning and management in least developed countries and small island developing States, including a focus on women, youth and local and marginalised communities.',
		},
	},
	{
		goalId: 14,
		targetNumber: '1',
		description: {
			ja: '2025年までに、海洋ごみや富栄養化を含め、とくに陸上の活動による、あらゆる種類の海洋汚染を防ぎ、大幅に減らす。',
			en: 'By 2025, prevent and sharply reduce marine pollution of every kind, especially from activities on land, including debris and nutrient pollution.',
		},
	},
	{
		goalId: 14,
		targetNumber: '2',
		description: {
			ja: '2020年までに、強靱性の強化などで海洋と沿岸の生態系を持続的に管理・保護して重大な悪影響を避け、健全で生産的な海を取り戻すための回復に取り組む。',
			en: 'By 2020, manage and protect marine and coastal ecosystems sustainably to avoid serious harm, also by making them more resilient, and restore them so that oceans are healthy and productive.',
		},
	},
	{
		goalId: 14,
		targetNumber: '3',
		description: {
			ja: 'あらゆるレベルでの科学的協力の強化などを通じて、海洋酸性化の影響を最小限に抑え、対処する。',
			en: 'Keep the effects of ocean acidification to a minimum and deal with them, including through closer scientific cooperation at all levels.',
		},
	},
	{
		goalId: 14,
		targetNumber: '4',
		description: {
			ja: '2020年までに漁獲を効果的に規制し、過剰漁業、違法・無報告・無規制漁業、破壊的な漁業を終わらせ、科学的な管理計画により、水産資源を最短で少なくとも最大持続生産量の水準まで戻す。',
			en: 'By 2020, regulate catches and end overfishing, illegal, unreported, unregulated and destructive fishing, and apply science-based plans to restore stocks as fast as feasible at least to maximum sustainable yield.',
		},
	},
	{
		goalId: 14,
		targetNumber: '5',
		description: {
			ja: '2020年までに、国内法と国際法に沿い、入手できる最善の科学情報に基づいて、沿岸域と海域の少なくとも10%を保全する。',
			en: 'By 2020, conserve at least 10 percent of coastal and marine areas, in line with national and international law and the best available science.',
		},
	},
	{
		goalId: 14,
		targetNumber: '6',
		description: {
			ja: '途上国への特別かつ異なる待遇をWTO交渉の不可欠の要素と認めつつ、2020年までに過剰漁獲を招く漁業補助金を禁じ、違法・無報告・無規制漁業を助ける補助金をなくし、新設を控える。',
			en: 'By 2020, ban fisheries subsidies that drive overcapacity and overfishing, end those aiding illegal, unreported and unregulated fishing and add none, with special treatment for developing countries in the WTO talks.',
		},
	},
	{
		goalId: 14,
		targetNumber: '7',
		description: {
			ja: '漁業、養殖、観光の持続可能な管理などにより、2030年までに、海洋資源の持続的な利用から小島嶼開発途上国と後発開発途上国が得る経済的利益を増やす。',
			en: 'By 2030, increase what small island developing States and least developed countries gain from sustainable use of marine resources, including well-managed fisheries, aquaculture and tourism.',
		},
	},
	{
		goalId: 14,
		targetNumber: 'a',
		description: {
			ja: '海の健全性と、途上国とくに小島嶼・後発開発途上国の発展への海洋生物多様性の寄与を高めるため、政府間海洋学委員会の基準・指針を踏まえ、科学知識、研究能力、海洋技術の移転を進める。',
			en: 'Expand marine science, research capacity and technology transfer under the IOC guidelines, for healthier oceans and so that marine biodiversity aids developing, above all small island and least developed, countries.',
		},
	},
	{
		goalId: 14,
		targetNumber: 'b',
		description: {
			ja: '小規模で伝統的な漁業を営む人々が、海洋資源と市場を利用できるようにする。',
			en: 'Give small-scale artisanal fishers access to marine resources and to markets.',
		},
	},
	{
		goalId: 14,
		targetNumber: 'c',
		description: {
			ja: '「我々の求める未来」第158項が示すとおり、海洋の法的枠組みである国連海洋法条約に反映された国際法を実施し、海洋とその資源の保全と持続可能な利用を強化する。',
			en: 'Strengthen the conservation and sustainable use of oceans and their resources by applying international law as set out in UNCLOS, their legal framework, as recalled in paragraph 158 of The Future We Want.',
		},
	},
	{
		goalId: 15,
		targetNumber: '1',
		description: {
			ja: '国際協定の義務に沿い、2020年までに森林、湿地、山地、乾燥地をはじめ、陸域と内陸淡水の生態系とその恵みの保全、回復、持続可能な利用を確保する。',
			en: 'By 2020, conserve, restore and sustainably use land and inland freshwater ecosystems and their services, above all forests, wetlands, mountains and drylands, in line with international agreements.',
		},
	},
	{
		goalId: 15,
		targetNumber: '2',
		description: {
			ja: '2020年までに、あらゆる種類の森林の持続可能な経営を進め、森林減少を止め、劣化した森林を回復させ、新規植林と再植林を世界で大幅に増やす。',
			en: 'By 2020, promote sustainable management of all types of forest, stop deforestation, restore degraded forests and greatly increase afforestation and reforestation worldwide.',
		},
	},
	{
		goalId: 15,
		targetNumber: '3',
		description: {
			ja: '2030年までに砂漠化に対処し、砂漠化、干ばつ、洪水の影響を受けた土地を含む劣化した土地と土壌を回復させ、土地の劣化が差し引きゼロとなる世界を目指す。',
			en: 'By 2030, combat desertification, restore degraded land and soil, including land hit by desertification, drought and floods, and strive for a world with no net land degradation.',
		},
	},
	{
		goalId: 15,
		targetNumber: '4',
		description: {
			ja: '持続可能な開発に不可欠な恵みをもたらす力を高めるため、2030年までに、生物多様性を含む山地生態系の保全を確実に行う。',
			en: 'By 2030, conserve mountain ecosystems and their biodiversity so that they can better provide the benefits essential to sustainable development.',
		},
	},
	{
		goalId: 15,
		targetNumber: '5',
		description: {
			ja: '自然の生息地の劣化を抑え、生物多様性の損失を止め、2020年までに絶滅のおそれのある種を保護して絶滅を防ぐ、緊急かつ意味のある対策をとる。',
			en: 'Take urgent, meaningful action to reduce the degradation of natural habitats, halt biodiversity loss and, by 2020, protect threatened species and prevent their extinction.',
		},
	},
	{
		goalId: 15,
		targetNumber: '6',
		description: {
			ja: '国際合意に基づき、遺伝資源の利用から生じる利益の公正かつ衡平な配分を進め、遺伝資源への適切なアクセスを促す。',
			en: 'Promote a fair and equitable share-out of the benefits of using genetic resources, and suitable access to those resources, as agreed internationally.',
		},
	},
	{
		goalId: 15,
		targetNumber: '7',
		description: {
			ja: '保護の対象となる動植物の密猟と違法取引をなくす緊急対策をとり、違法な野生生物製品の需要と供給の両面に対処する。',
			en: 'Act urgently to end the poaching and trafficking of protected plants and animals, tackling both the demand for and the supply of illegal wildlife products.',
		},
	},
	{
		goalId: 15,
		targetNumber: '8',
		description: {
			ja: '2020年までに、侵略的外来種の侵入を防ぎ、陸域と水域の生態系への影響を大幅に減らす対策を導入し、優先度の高い種を防除または根絶する。',
			en: 'By 2020, introduce measures to keep out invasive alien species and greatly reduce their impact on land and water ecosystems, and control or wipe out priority species.',
		},
	},
	{
		goalId: 15,
		targetNumber: '9',
		description: {
			ja: '2020年までに、生態系と生物多様性の価値を、国や地方の計画、開発過程、貧困削減の戦略や会計に組み込む。',
			en: 'By 2020, build the value of ecosystems and biodiversity into national and local planning, development processes, poverty reduction strategies and accounts.',
		},
	},
	{
		goalId: 15,
		targetNumber: 'a',
		description: {
			ja: '生物多様性と生態系の保全と持続可能な利用のため、あらゆる資金源から資金を集め、大幅に増やす。',
			en: 'Raise far more money from every source to conserve biodiversity and ecosystems and use them sustainably.',
		},
	},
	{
		goalId: 15,
		targetNumber: 'b',
		description: {
			ja: '保全や再植林を含む持続可能な森林経営を進めるため、あらゆる供給源とレベルから相当の資金を集め、途上国に十分な誘因を与える。',
			en: 'Mobilize substantial resources from all sources and levels to fund sustainable forest management, and give developing countries adequate incentives to advance it, including for conservation and reforestation.',
		},
	},
	{
		goalId: 15,
		targetNumber: 'c',
		description: {
			ja: '地域社会が持続的な生計の機会を得る力を高めるなどして、保護種の密猟と違法取引に対処する世界的な支援を強化する。',
			en: 'Increase global support for the fight against poaching and trafficking of protected species, including by helping local communities find sustainable livelihoods.',
		},
	},
	{
		goalId: 16,
		targetNumber: '1',
		description: {
			ja: 'あらゆる場所で、すべての形態の暴力と、それに関連する死亡率を大幅に減らす。',
			en: 'Greatly reduce violence in all its forms, and the death rates linked to it, everywhere in the world.',
		},
	},
	{
		goalId: 16,
		targetNumber: '2',
		description: {
			ja: '子どもに対する虐待、搾取、人身売買、あらゆる形の暴力と拷問をなくす。',
			en: 'End the abuse, exploitation, trafficking and torture of children and every kind of violence against them.',
		},
	},
	{
		goalId: 16,
		targetNumber: '3',
		description: {
			ja: '国内および国際的なレベルで法の支配を進め、すべての人が平等に司法を利用できるようにする。',
			en: 'Promote the rule of law within and between countries and make sure everyone has equal access to justice.',
		},
	},
	{
		goalId: 16,
		targetNumber: '4',
		description: {
			ja: '2030年までに違法な資金と武器の流れを大幅に減らし、奪われた財産の回復と返還を強化し、あらゆる組織犯罪と闘う。',
			en: 'By 2030, sharply reduce illicit flows of money and arms, improve the recovery and return of stolen assets, and fight organized crime in all its forms.',
		},
	},
	{
		goalId: 16,
		targetNumber: '5',
		description: {
			ja: 'どのような形で行われるものであっても、汚職と贈収賄を大幅に減らす。',
			en: 'Substantially reduce corruption and bribery, whatever form they take.',
		},
	},
	{
		goalId: 16,
		targetNumber: '6',
		description: {
			ja: 'あらゆるレベルにおいて、効果的で説明責任を果たす、透明性の高い機関を発展させる。',
			en: 'Develop institutions at all levels that work well, answer for what they do and are transparent.',
		},
	},
	{
		goalId: 16,
		targetNumber: '7',
		description: {
			ja: 'あらゆるレベルで、人々の求めに応える、包摂的・参加型・代表的な意思決定を確保する。',
			en: 'Make decision-making at all levels responsive, inclusive, participatory and representative.',
		},
	},
	{
		goalId: 16,
		targetNumber: '8',
		description: {
			ja: 'グローバル・ガバナンスを担う機関への途上国の参加を広げ、強化する。',
			en: 'Widen and strengthen the part that developing countries play in the institutions of global governance.',
		},
	},
	{
		goalId: 16,
		targetNumber: '9',
		description: {
			ja: '2030年までに、出生登録を含む法的な身分証明をすべての人に提供する。',
			en: 'By 2030, give every person a legal identity, including the registration of births.',
		},
	},
	{
		goalId: 16,
		targetNumber: '10',
		description: {
			ja: '国内法と国際協定に従い、誰もが情報を利用できるようにし、基本的自由を保障する。',
			en: 'Ensure that the public can access information, and protect fundamental freedoms, in line with national law and international agreements.',
		},
	},
	{
		goalId: 16,
		targetNumber: 'a',
		description: {
			ja: '国際協力などを通じ、とくに途上国で、暴力の防止とテロ・犯罪の撲滅に関する能力をあらゆるレベルで高めるため、関連する国の機関を強化する。',
			en: 'Strengthen the relevant national institutions, also through international cooperation, to build capacity at all levels, above all in developing countries, to prevent violence and combat terrorism and crime.',
		},
	},
	{
		goalId: 16,
		targetNumber: 'b',
		description: {
			ja: '持続可能な開発のために、差別のない法律と政策を推進し、実施する。',
			en: 'Promote and apply laws and policies free from discrimination in support of sustainable development.',
		},
	},
	{
		goalId: 17,
		targetNumber: '1',
		description: {
			ja: '税などの歳入を集める国内の能力を高めるため、途上国への国際支援なども通じて、国内資源の動員を強化する。',
			en: 'Strengthen the raising of domestic resources, including through international support to developing countries, to improve the capacity to collect taxes and other revenue.',
		},
	},
	{
		goalId: 17,
		targetNumber: '2',
		description: {
			ja: '先進国は、途上国へGNI比0.7%、後発開発途上国へ0.15〜0.20%のODAという目標を含む約束を完全に果たし、供与国は後発開発途上国へ少なくとも0.20%とする目標の設定を検討する。',
			en: 'Developed countries fulfill their ODA pledges, including 0.7 percent of GNI for developing and 0.15-0.20 percent for least developed countries, and donors consider a goal of at least 0.20 percent for the latter.',
		},
	},
	{
		goalId: 17,
		targetNumber: '3',
		description: {
			ja: 'さまざまな資金源から、開発途上国のための追加の資金を動員する。',
			en: 'Mobilize additional funding for developing countries from a variety of sources.',
		},
	},
	{
		goalId: 17,
		targetNumber: '4',
		description: {
			ja: '債務による資金調達、債務救済、債務再編を適宜進める協調的な政策で、途上国の長期的な債務の持続可能性を支え、重債務貧困国の対外債務に対処して過剰債務の苦境を和らげる。',
			en: 'Help developing countries keep debt sustainable in the long term through coordinated financing, relief and restructuring, as fits, and address the external debt of highly indebted poor countries to reduce distress.',
		},
	},
	{
		goalId: 17,
		targetNumber: '5',
		description: {
			ja: '後発開発途上国への投資を促進するための枠組みを導入し、実施する。',
			en: 'Adopt and put into practice schemes that promote investment in the least developed countries.',
		},
	},
	{
		goalId: 17,
		targetNumber: '6',
		description: {
			ja: '国連などの既存の仕組みの調整の改善や世界的な技術促進の仕組みを通じ、科学・技術・革新に関する南北・南南・三角協力とアクセスを強め、相互に合意した条件で知識の共有を進める。',
			en: 'Step up North-South, South-South and triangular cooperation on science, technology and innovation and share knowledge on agreed terms, with better UN-level coordination and a global technology facilitation mechanism.',
		},
	},
	{
		goalId: 17,
		targetNumber: '7',
		description: {
			ja: '互いに合意した譲許的・特恵的条件を含む有利な条件で、環境に優しい技術の途上国への開発・移転・普及・拡散を促進する。',
			en: 'Promote the development, transfer and spread of environmentally sound technologies to developing countries on favorable terms, including concessional and preferential ones, as mutually agreed.',
		},
	},
	{
		goalId: 17,
		targetNumber: '8',
		description: {
			ja: '2017年までに後発開発途上国向けの技術バンクと科学・技術・革新の能力構築の仕組みを完全に運用し、情報通信技術をはじめとする実現技術の利用を強化する。',
			en: 'By 2017, make the technology bank and the science, technology and innovation capacity mechanism for least developed countries fully operational, and make more use of enabling technology, above all ICT.',
		},
	},
	{
		goalId: 17,
		targetNumber: '9',
		description: {
			ja: '南北・南南・三角協力などを通じ、すべての持続可能な開発目標を実施する国家計画を支えるため、途上国での効果的で的を絞った能力構築への国際支援を強化する。',
			en: 'Increase international support for effective, targeted capacity-building in developing countries to back national plans for all the SDGs, including through North-South, South-South and triangular cooperation.',
		},
	},
	{
		goalId: 17,
		targetNumber: '10',
		description: {
			ja: 'ドーハ開発アジェンダ交渉の妥結などを通じ、世界貿易機関（WTO）の下で、普遍的でルールに基づき、開かれた、差別のない公平な多角的貿易体制を進める。',
			en: 'Promote a universal, rules-based, open, non-discriminatory and fair multilateral trading system under the World Trade Organization, including by concluding the Doha Development Agenda talks.',
		},
	},
	{
		goalId: 17,
		targetNumber: '11',
		description: {
			ja: 'とくに後発開発途上国の世界の輸出に占める割合を2020年までに倍増させることを視野に、途上国の輸出を大幅に増やす。',
			en: 'Greatly increase exports from developing countries, in particular aiming to double the share of the least developed countries in world exports by 2020.',
		},
	},
	{
		goalId: 17,
		targetNumber: '12',
		description: {
			ja: 'WTOの決定に沿い、特恵的な原産地規則を透明で簡素にして市場参入を助けるなど、すべての後発開発途上国に対する無税・無枠の市場アクセスを、永続的なものとして適時に実現する。',
			en: 'Open markets lastingly, duty-free and quota-free, to all least developed countries without delay under WTO decisions, including by making preferential rules of origin transparent, simple and helpful to market access.',
		},
	},
	{
		goalId: 17,
		targetNumber: '13',
		description: {
			ja: '政策の協調や一貫性の確保などを通じ、世界のマクロ経済の安定を強化する。',
			en: 'Make the world economy more stable at the macro level, including through coordinated and coherent policies.',
		},
	},
	{
		goalId: 17,
		targetNumber: '14',
		description: {
			ja: '持続可能な開発を進めるために、さまざまな政策の間の一貫性を強化する。',
			en: 'Make policies more coherent with one another in support of sustainable development.',
		},
	},
	{
		goalId: 17,
		targetNumber: '15',
		description: {
			ja: '貧困の撲滅と持続可能な開発のための政策の策定と実施に当たり、各国の政策上の裁量と主導性を尊重する。',
			en: 'Respect the policy space and leadership of each country in setting and carrying out policies to end poverty and achieve sustainable development.',
		},
	},
	{
		goalId: 17,
		targetNumber: '16',
		description: {
			ja: '知識、専門性、技術、資金を集めて共有する多様な主体の連携で補いながら、グローバル・パートナーシップを強め、途上国をはじめすべての国での持続可能な開発目標の達成を支える。',
			en: 'Strengthen the global partnership, joined by multi-stakeholder partnerships that raise and share knowledge, expertise, technology and funds, to help all countries, developing ones above all, reach the SDGs.',
		},
	},
	{
		goalId: 17,
		targetNumber: '17',
		description: {
			ja: 'さまざまな連携の経験や資源戦略を生かし、効果的な公的連携、官民連携、市民社会との連携を奨励し、推進する。',
			en: 'Encourage and promote effective public, public-private and civil society partnerships, drawing on the experience and resourcing strategies of partnerships.',
		},
	},
	{
		goalId: 17,
		targetNumber: '18',
		description: {
			ja: '後発・小島嶼を含む途上国の能力構築を支え、2020年までに、所得、性別、年齢、人種、民族、移住状況、障害、居住地などの別に分けた、質が高く適時で信頼できるデータを大幅に増やす。',
			en: 'By 2020, help developing, least developed and small island States build capacity for far more good, timely, reliable data by income, gender, age, race, ethnicity, migratory status, disability, location and other traits.',
		},
	},
	{
		goalId: 17,
		targetNumber: '19',
		description: {
			ja: '既存の取り組みを土台に、GDPを補い持続可能な開発の進み具合を測る指標を2030年までに開発し、途上国の統計能力の構築を支援する。',
			en: 'By 2030, start from existing work to devise measures of progress on sustainable development that supplement GDP, and help developing countries build statistical capacity.',
		},
	},
];
