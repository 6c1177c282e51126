import type { SeedSdgTarget } from './target.ts';

/** The targets of goals 7 to 12, in order. */
export const goals07To12: readonly SeedSdgTarget[] = [
	{
		goalId: 7,
		targetNumber: '1',
		description: {
			ja: '2030年までに、手頃で信頼できる現代的なエネルギーサービスを誰もが利用できるようにする。',
			en: 'By 2030, make affordable, dependable and modern energy services available to everyone.',
		},
	},
	{
		goalId: 7,
		targetNumber: '2',
		description: {
			ja: '2030年までに、世界のエネルギー構成に占める再生可能エネルギーの割合を大幅に増やす。',
			en: 'By 2030, greatly enlarge the share of renewable sources in the world energy mix.',
		},
	},
	{
		goalId: 7,
		targetNumber: '3',
		description: {
			ja: '2030年までに、世界全体でエネルギー効率が改善する速さを2倍にする。',
			en: 'By 2030, make energy efficiency improve worldwide at twice the previous rate.',
		},
	},
	{
		goalId: 7,
		targetNumber: 'a',
		description: {
			ja: '再生可能エネルギー、省エネ、先進的で環境負荷の低い化石燃料技術などの研究と技術の利用に向け、2030年までに国際協力を強め、エネルギー基盤とクリーン技術への投資を促す。',
			en: 'By 2030, step up cooperation on access to clean energy research and technology (renewables, efficiency, advanced and cleaner fossil fuels) and promote investment in energy infrastructure and clean technology.',
		},
	},
	{
		goalId: 7,
		targetNumber: 'b',
		description: {
			ja: '各国の支援計画に沿い、途上国、とくに後発・小島嶼・内陸の開発途上国のすべての人に現代的で持続可能なエネルギーを届けるため、2030年までに基盤を拡大し技術を高める。',
			en: 'By 2030, expand infrastructure and upgrade technology to supply modern, sustainable energy to all in developing countries, notably least developed, small island and landlocked ones, under their support programs.',
		},
	},
	{
		goalId: 8,
		targetNumber: '1',
		description: {
			ja: '各国の状況に応じて一人当たりの経済成長を保ち、とくに後発開発途上国では年率7%以上のGDP成長を維持する。',
			en: 'Sustain per-person economic growth as national circumstances allow, with GDP growing by at least 7 percent a year in the least developed countries.',
		},
	},
	{
		goalId: 8,
		targetNumber: '2',
		description: {
			ja: '高付加価値の分野や労働集約型の分野に重点を置くなど、多様化、技術の向上、革新を通じて、経済の生産性を高める。',
			en: 'Raise economic productivity through diversification, better technology and innovation, including a focus on high-value-added and labor-intensive sectors.',
		},
	},
	{
		goalId: 8,
		targetNumber: '3',
		description: {
			ja: '生産活動、人間らしい雇用の創出、起業、創造性と革新を支える開発重視の政策を進め、金融サービスの利用などを通じて中小零細企業の公式化と成長を促す。',
			en: 'Promote development-minded policies that back productive activity, decent jobs, enterprise, creativity and innovation, and help micro, small and medium firms formalize and grow, also through access to finance.',
		},
	},
	{
		goalId: 8,
		targetNumber: '4',
		description: {
			ja: '先進国の主導の下、持続可能な消費と生産に関する10年計画枠組みに従い、2030年まで世界の消費と生産の資源効率を徐々に高め、経済成長と環境悪化の切り離しに努める。',
			en: 'Through 2030, steadily improve global resource efficiency and work to decouple growth from environmental harm, under the 10-year framework on sustainable consumption and production and led by developed countries.',
		},
	},
	{
		goalId: 8,
		targetNumber: '5',
		description: {
			ja: '2030年までに、若者や障害者を含むすべての男女に、完全で生産的な雇用と働きがいのある人間らしい仕事、同一価値労働同一賃金を実現する。',
			en: 'By 2030, achieve full, productive employment and decent work for all women and men, including young people and persons with disabilities, with equal pay for work of equal value.',
		},
	},
	{
		goalId: 8,
		targetNumber: '6',
		description: {
			ja: '2020年までに、仕事に就かず、教育も職業訓練も受けていない若者の割合を大幅に減らす。',
			en: 'By 2020, substantially lower the share of young people who are not in work, education or training.',
		},
	},
	{
		goalId: 8,
		targetNumber: '7',
		description: {
			ja: '強制労働の根絶、現代の奴隷制と人身売買の廃止、子ども兵士を含む最悪の形態の児童労働の禁止と撲滅に直ちに取り組み、2025年までにあらゆる児童労働をなくす。',
			en: 'Act at once to eradicate forced labor, end modern slavery and human trafficking, ban and abolish the worst forms of child labor, including child soldiers, and end child labor in all its forms by 2025.',
		},
	},
	{
		goalId: 8,
		targetNumber: '8',
		description: {
			ja: '移住労働者、とくに女性の移住労働者や、不安定な雇用にある人を含め、すべての労働者の権利を守り、安全で安心な労働環境を促進する。',
			en: 'Protect labor rights and promote safe, secure workplaces for all workers, including migrants, particularly migrant women, and people in precarious jobs.',
		},
	},
	{
		goalId: 8,
		targetNumber: '9',
		description: {
			ja: '2030年までに、雇用を生み、地域の文化と産品を広める持続可能な観光業を促す政策を立て、実施する。',
			en: 'By 2030, design and carry out policies for sustainable tourism that creates jobs and promotes local culture and products.',
		},
	},
	{
		goalId: 8,
		targetNumber: '10',
		description: {
			ja: 'すべての人が銀行・保険・金融サービスを利用しやすくなるよう、国内の金融機関の能力を強化する。',
			en: 'Build up domestic financial institutions so that access to banking, insurance and financial services grows for everyone.',
		},
	},
	{
		goalId: 8,
		targetNumber: 'a',
		description: {
			ja: '後発開発途上国への貿易関連技術支援のための拡大統合フレームワークなども通じ、途上国、とくに後発開発途上国への「貿易のための援助」を増やす。',
			en: 'Increase Aid for Trade to developing countries, especially the least developed, including through the Enhanced Integrated Framework for trade-related technical assistance.',
		},
	},
	{
		goalId: 8,
		targetNumber: 'b',
		description: {
			ja: '2020年までに若者の雇用のための世界戦略を策定して運用し、国際労働機関（ILO）の「仕事に関する世界協定」を実施する。',
			en: 'By 2020, draw up and launch a global strategy for youth employment and put the Global Jobs Pact of the International Labour Organization into effect.',
		},
	},
	{
		goalId: 9,
		targetNumber: '1',
		description: {
			ja: '地域や越境のインフラを含め、質が高く信頼でき、持続可能で強靱なインフラを築き、誰もが手頃かつ公平に使えることを重視して、経済発展と人々の福祉を支える。',
			en: 'Develop good-quality, reliable, sustainable and resilient infrastructure, including regional and cross-border links, to support the economy and well-being, with affordable and equitable access for all.',
		},
	},
	{
		goalId: 9,
		targetNumber: '2',
		description: {
			ja: '包摂的で持続可能な産業化を進め、2030年までに雇用とGDPに占める産業の割合を国の状況に応じて大幅に増やし、後発開発途上国では倍にする。',
			en: 'Promote inclusive, sustainable industrialisation and, by 2030, markedly raise the share of industry in jobs and GDP as national circumstances allow, doubling it in the least developed countries.',
		},
	},
	{
		goalId: 9,
		targetNumber: '3',
		description: {
			ja: 'とくに途上国の小規模な製造業者などの企業が、手頃な融資を含む金融サービスを利用し、バリューチェーンや市場に参入しやすくする。',
			en: 'Help small industrial and other firms, above all in developing countries, to obtain financial services, including affordable credit, and to join value chains and markets.',
		},
	},
	{
		goalId: 9,
		targetNumber: '4',
		description: {
			ja: 'すべての国が能力に応じて取り組み、資源利用の効率を高め、環境に優しい技術と工程を広く導入して、2030年までにインフラと産業を持続可能なものへ改良する。',
			en: 'By 2030, upgrade infrastructure and refit industry to be sustainable, using resources more efficiently and adopting clean technologies and processes, all countries acting within their capabilities.',
		},
	},
	{
		goalId: 9,
		targetNumber: '5',
		description: {
			ja: '2030年までに技術革新を促し、100万人当たりの研究開発者数と官民の研究開発費を大幅に増やすなど、途上国をはじめすべての国で科学研究と産業の技術力を高める。',
			en: 'Boost research and industrial technology everywhere, above all in developing countries, including by encouraging innovation and greatly raising R&D staff per million people and public and private R&D spending by 2030.',
		},
	},
	{
		goalId: 9,
		targetNumber: 'a',
		description: {
			ja: 'アフリカ諸国と後発・内陸・小島嶼の開発途上国への資金・テクノロジー・技術面の支援を強め、途上国で持続可能かつ強靱なインフラの整備を後押しする。',
			en: 'Help developing countries build sustainable, resilient infrastructure through more financial, technological and technical aid to African, least developed, landlocked and small island developing States.',
		},
	},
	{
		goalId: 9,
		targetNumber: 'b',
		description: {
			ja: '産業の多様化や商品への付加価値を促す政策環境を整えるなど、途上国における国内の技術開発・研究・革新を支援する。',
			en: 'Support home-grown technology, research and innovation in developing countries, including policies that favor industrial diversification and adding value to commodities.',
		},
	},
	{
		goalId: 9,
		targetNumber: 'c',
		description: {
			ja: '情報通信技術を利用する機会を大幅に広げ、2020年までに後発開発途上国で誰もが手頃な価格でインターネットを使えるよう努める。',
			en: 'Greatly widen access to information and communications technology and strive for universal, affordable Internet access in the least developed countries by 2020.',
		},
	},
	{
		goalId: 10,
		targetNumber: '1',
		description: {
			ja: '2030年までに、所得の低い下位40%の人々の所得の伸び率を、国内平均を上回る水準へ徐々に高め、維持する。',
			en: 'By 2030, gradually reach and keep income growth for the poorest 40 percent of the population above the national average.',
		},
	},
	{
		goalId: 10,
		targetNumber: '2',
		description: {
			ja: '年齢、性別、障害、人種、民族、出自、宗教、経済的地位などにかかわらず、2030年までにすべての人の能力を強化し、社会的・経済的・政治的な包摂を進める。',
			en: 'By 2030, empower all people and promote their social, economic and political inclusion, whatever their age, sex, disability, race, ethnicity, origin, religion, or economic or other status.',
		},
	},
	{
		goalId: 10,
		targetNumber: '3',
		description: {
			ja: '差別的な法律・政策・慣行をなくし、適切な法令・政策・行動を進めるなどして、機会の平等を確保し、結果の不平等を減らす。',
			en: 'Ensure equal opportunity and narrow unequal outcomes, including by removing discriminatory laws, policies and practices and promoting suitable legislation, policies and action.',
		},
	},
	{
		goalId: 10,
		targetNumber: '4',
		description: {
			ja: '財政、賃金、社会保護をはじめとする政策を導入し、平等の拡大を徐々に達成する。',
			en: 'Adopt policies, above all on public finance, wages and social protection, that bring about greater equality step by step.',
		},
	},
	{
		goalId: 10,
		targetNumber: '5',
		description: {
			ja: '世界の金融市場と金融機関に対する規制と監視を改善し、その規制の実施を強化する。',
			en: 'Improve the regulation and oversight of global financial markets and institutions, and apply those rules more firmly.',
		},
	},
	{
		goalId: 10,
		targetNumber: '6',
		description: {
			ja: '世界的な国際経済・金融機関の意思決定で途上国の参加と発言力を高め、より効果的で信用でき、説明責任を果たす正当な機関にする。',
			en: 'Give developing countries stronger representation and voice in decisions of global economic and financial institutions, making these more effective, credible, accountable and legitimate.',
		},
	},
	{
		goalId: 10,
		targetNumber: '7',
		description: {
			ja: '計画的でよく管理された移住政策の実施などにより、秩序ある安全で正規の、責任ある移住と人の移動を促進する。',
			en: 'Make migration and mobility orderly, safe, regular and responsible, including through planned and well-managed migration policies.',
		},
	},
	{
		goalId: 10,
		targetNumber: 'a',
		description: {
			ja: '世界貿易機関（WTO）の協定に従い、途上国、とくに後発開発途上国に対する特別かつ異なる待遇の原則を実施する。',
			en: 'Apply the principle of special and differential treatment for developing countries, above all the least developed, in keeping with World Trade Organization agreements.',
		},
	},
	{
		goalId: 10,
		targetNumber: 'b',
		description: {
			ja: '後発開発途上国、アフリカ諸国、小島嶼開発途上国、内陸開発途上国など必要性が最も高い国へ、その国の計画に沿って、政府開発援助や直接投資を含む資金の流れを促す。',
			en: 'Encourage aid and financial flows, including foreign direct investment, to the neediest States, such as least developed, African, small island and landlocked developing countries, in line with their national plans.',
		},
	},
	{
		goalId: 10,
		targetNumber: 'c',
		description: {
			ja: '2030年までに、移住労働者による送金の費用を3%未満に下げ、費用が5%を超える送金経路をなくす。',
			en: 'By 2030, bring the cost of sending migrant remittances below 3 percent and do away with routes that cost more than 5 percent.',
		},
	},
	{
		goalId: 11,
		targetNumber: '1',
		description: {
			ja: '2030年までに、すべての人が適切で安全かつ手頃な住宅と基礎的サービスを得られるようにし、スラムを改善する。',
			en: 'By 2030, give everyone adequate, safe and affordable housing and basic services, and improve slums.',
		},
	},
	{
		goalId: 11,
		targetNumber: '2',
		description: {
			ja: '弱い立場の人、女性、子ども、障害者、高齢者に特に配慮し、公共交通の拡大などで交通の安全を高め、2030年までに安全で手頃、使いやすく持続可能な交通をすべての人に提供する。',
			en: 'By 2030, provide safe, affordable, accessible, sustainable transport for all and safer roads, notably via more public transport, heeding vulnerable people, women, children, persons with disabilities and older people.',
		},
	},
	{
		goalId: 11,
		targetNumber: '3',
		description: {
			ja: '2030年までに、すべての国で包摂的かつ持続可能な都市化を進め、参加型で統合的な居住計画・管理の能力を高める。',
			en: 'By 2030, make urbanisation more inclusive and sustainable and strengthen participatory, integrated planning and management of settlements in every country.',
		},
	},
	{
		goalId: 11,
		targetNumber: '4',
		description: {
			ja: '世界の文化遺産と自然遺産を保護し、保全するための努力を強化する。',
			en: 'Work harder to protect and safeguard the cultural and natural heritage of the world.',
		},
	},
	{
		goalId: 11,
		targetNumber: '5',
		description: {
			ja: '貧しい人や弱い立場の人の保護を重視し、2030年までに水関連災害を含む災害の死者と被災者を大幅に減らし、世界のGDPに対する直接の経済損失を大幅に抑える。',
			en: 'By 2030, sharply reduce deaths, people affected and direct economic losses relative to global GDP from disasters, including water-related ones, with a focus on protecting the poor and vulnerable.',
		},
	},
	{
		goalId: 11,
		targetNumber: '6',
		description: {
			ja: '大気の質や、一般廃棄物などの廃棄物管理に特に注意を払い、2030年までに都市の一人当たりの環境への悪影響を減らす。',
			en: 'By 2030, lessen the environmental burden of cities per resident, including by paying special attention to air quality and the management of municipal and other waste.',
		},
	},
	{
		goalId: 11,
		targetNumber: '7',
		description: {
			ja: '2030年までに、女性、子ども、高齢者、障害者をはじめ誰もが、安全で包摂的な、利用しやすい緑地や公共の場を使えるようにする。',
			en: 'By 2030, give everyone, especially women, children, older people and persons with disabilities, safe, inclusive and accessible green and public spaces.',
		},
	},
	{
		goalId: 11,
		targetNumber: 'a',
		description: {
			ja: '国と地域の開発計画を強化し、都市部・都市周辺部・農村部の間の経済・社会・環境面での良好なつながりを支える。',
			en: 'Strengthen national and regional development planning to support good economic, social and environmental links between urban, peri-urban and rural areas.',
		},
	},
	{
		goalId: 11,
		targetNumber: 'b',
		description: {
			ja: '包摂、資源効率、気候変動の緩和と適応、災害への強さを目指す総合的政策を実施する都市や居住地を2020年までに大幅に増やし、仙台防災枠組に沿って全レベルで総合的な災害リスク管理を行う。',
			en: 'By 2020, greatly increase the number of cities and settlements with integrated plans for inclusion, resources, climate and disaster resilience, and manage disaster risk at all levels under the Sendai Framework 2015-2030.',
		},
	},
	{
		goalId: 11,
		targetNumber: 'c',
		description: {
			ja: '財政的・技術的な支援などを通じ、後発開発途上国が現地の資材を用いて持続可能で強靱な建物を造れるよう支援する。',
			en: 'Help the least developed countries, including with financial and technical aid, to construct sustainable and resilient buildings from local materials.',
		},
	},
	{
		goalId: 12,
		targetNumber: '1',
		description: {
			ja: '途上国の開発状況や能力を考慮しつつ、先進国の主導の下、すべての国が持続可能な消費と生産に関する10年計画枠組みを実行する。',
			en: 'Carry out the 10-year framework of programs on sustainable consumption and production in all countries, led by developed ones and mindful of the development and capabilities of developing ones.',
		},
	},
	{
		goalId: 12,
		targetNumber: '2',
		description: {
			ja: '2030年までに、天然資源の持続可能な管理と効率的な利用を実現する。',
			en: 'By 2030, manage natural resources sustainably and use them efficiently.',
		},
	},
	{
		goalId: 12,
		targetNumber: '3',
		description: {
			ja: '2030年までに、小売・消費段階での世界の一人当たり食品廃棄を半減させ、収穫後の損失を含む生産・供給過程の食品ロスを減らす。',
			en: 'By 2030, halve food waste per person worldwide among retailers and consumers and reduce food losses in production and supply chains, including after harvest.',
		},
	},
	{
		goalId: 12,
		targetNumber: '4',
		description: {
			ja: '国際的な枠組みに従い、2020年までに化学物質とあらゆる廃棄物を全ライフサイクルで環境上適正に管理し、健康と環境への悪影響を抑えるため、大気・水・土壌への放出を大幅に減らす。',
			en: 'By 2020, manage chemicals and all waste soundly throughout their life cycle under agreed frameworks, and sharply cut releases to air, water and soil so as to minimize harm to health and the environment.',
		},
	},
	{
		goalId: 12,
		targetNumber: '5',
		description: {
			ja: '2030年までに、発生の防止、削減、再生利用、再使用により、廃棄物の発生を大幅に減らす。',
			en: 'By 2030, generate far less waste through prevention, reduction, recycling and reuse.',
		},
	},
	{
		goalId: 12,
		targetNumber: '6',
		description: {
			ja: '大企業や多国籍企業をはじめとする企業に、持続可能な取り組みの導入と、定期報告への持続可能性情報の記載を促す。',
			en: 'Encourage companies, especially large and transnational ones, to adopt sustainable practices and include sustainability information in their regular reports.',
		},
	},
	{
		goalId: 12,
		targetNumber: '7',
		description: {
			ja: '国内の政策や優先事項に従い、持続可能な公共調達の慣行を促進する。',
			en: 'Promote sustainable practices in public procurement, following national policies and priorities.',
		},
	},
	{
		goalId: 12,
		targetNumber: '8',
		description: {
			ja: '2030年までに、あらゆる場所の人々が、持続可能な開発と自然と調和した暮らし方に関する情報と意識をもてるようにする。',
			en: 'By 2030, make sure people everywhere have the information and awareness needed for sustainable development and lives in harmony with nature.',
		},
	},
	{
		goalId: 12,
		targetNumber: 'a',
		description: {
			ja: 'より持続可能な消費と生産の形に向けて、途上国が科学的・技術的な能力を強化できるよう支援する。',
			en: 'Help developing countries build the scientific and technological capacity to move toward more sustainable consumption and production.',
		},
	},
	{
		goalId: 12,
		targetNumber: 'b',
		description: {
			ja: '雇用を生み、地域の文化と産品を広める持続可能な観光業について、持続可能な開発への影響を測る手法を開発し、導入する。',
			en: 'Develop and apply tools that track how sustainable tourism that creates jobs and promotes local culture and products affects sustainable development.',
		},
	},
	{
		goalId: 12,
		targetNumber: 'c',
		description: {
			ja: '途上国の事情に配慮し開発への悪影響を抑え、貧困層と影響を受ける地域を守りつつ、国の状況に応じて税制改革や有害な補助金の段階的廃止を行い、浪費を促す非効率な化石燃料補助金を合理化する。',
			en: 'Rationalise wasteful fossil-fuel subsidies by removing market distortions, with tax reform and phase-outs that reflect environmental impact and national conditions, while protecting developing countries and the poor.',
		},
	},
];
