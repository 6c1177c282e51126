import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** F1: Policy and human rights due diligence. */
export const f1: readonly SeedRegularQuestion[] = [
	{
		key: 'e7851124-3ae5-4528-a04a-66f9e369a0bd',
		content: {
			ja: '経営者が承認した、外国人労働者の人権を尊重する方針を、社内と社外の両方に公開していますか。',
			en: "Do you have a policy of respecting foreign workers' human rights that top management approved, and is it public both inside and outside your company?",
		},
		points: 9,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '経営者の約束が見えると、働く人は声を上げやすくなり、現場は判断に迷いません。取引先の確認にも答えられます。',
				en: "When workers see management's promise, they find it easier to speak up, and the workplace knows what to do. It also answers business partners' questions.",
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '企業は、人権を尊重する方針を経営の最上層で承認し、公開することが求められています。',
						en: 'Companies are expected to have a human rights policy that is approved at the most senior level and made public.',
					},
					source: {
						ja: '国連「ビジネスと人権に関する指導原則」（2011年）原則16',
						en: 'UN Guiding Principles on Business and Human Rights (2011), Principle 16',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '政府も、企業の規模にかかわらず、人権方針を作り公表することを促しています。',
						en: 'The government, too, encourages companies of any size to make and publish a human rights policy.',
					},
					source: {
						ja: '政府「責任あるサプライチェーン等における人権尊重のためのガイドライン」（2022年）',
						en: 'Government of Japan, "Guidelines on Respecting Human Rights in Responsible Supply Chains" (2022)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '人権方針（承認した人と日付が分かるもの）',
					en: 'Human rights policy (showing who approved it and when)',
					record: 'human_rights_policy',
					department: ['management', 'compliance'],
				},
				{
					ja: '方針を公開しているウェブサイトなどの画面',
					en: 'Website or other page where the policy is published',
					record: 'website_other_page_where_policy',
					department: ['compliance'],
				},
				{
					ja: '理解できる言語の版と、配布や説明の記録',
					en: 'Versions in languages workers understand, and records of giving or explaining them',
					record: 'policy_translations',
					department: ['compliance', 'hr'],
				},
			],
		},
		sdg_targets: ['8.7', '12.6'],
		evaluations: [
			{
				key: 'f04b8f1d-d98e-4938-914d-8b91dc022873',
				content: {
					ja: '方針に、強制労働と差別の禁止、国際的な人権の基準の尊重が書かれ、承認した人と日付が分かる。',
					en: 'The policy bans forced labor and discrimination and respects international human rights standards, and shows who approved it and when.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '3つの内容がすべて書かれ、経営者の名前と承認日がある。',
						en: 'All three points are there, with the name of top management and the date of approval.',
					},
					half: {
						ja: '内容の一部が欠けている、または承認した人や日付が分からない。',
						en: 'A point is missing, or it is not shown who approved the policy or when.',
					},
					none: { ja: '書面の方針がない。', en: 'There is no written policy.' },
				},
			},
			{
				key: '5581f2d9-1ef3-4d59-8a70-3c676ed17987',
				content: {
					ja: '方針が自社のウェブサイトなど、社外の人も読める場所に公開されている。',
					en: "The policy is published where people outside the company can read it, such as the company's website.",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '社外の誰でも、今の版を読める。',
						en: 'Anyone outside the company can read the current version.',
					},
					half: {
						ja: '取引先に渡すだけ、または公開された版が古い。',
						en: 'The policy is only given to business partners, or the published version is outdated.',
					},
					none: { ja: '社外に公開していない。', en: 'The policy is not public outside the company.' },
				},
			},
			{
				key: '2bd72134-154e-4ca0-bde7-bf08f45889ea',
				content: {
					ja: '在籍者の理解できる言語の版があり、配布や説明の記録が全員分ある。',
					en: 'There are versions in languages current workers understand, and records for everyone of giving or explaining them.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全員の言語の版と記録があり、面談した人が内容を答えられる。',
						en: 'Versions and records cover everyone, and those interviewed know the content.',
					},
					half: {
						ja: '一部の言語や一部の人だけ、または掲示だけである。',
						en: 'Only some languages or people are covered, or the policy is only posted.',
					},
					none: {
						ja: '日本語の版だけで、説明もしていない。',
						en: 'There is only a Japanese version, without explanation.',
					},
				},
			},
		],
	},
	{
		key: '5d9aaeb2-0d41-4de4-b306-d9af994776ec',
		content: {
			ja: '直近1年に、自社の職場と住居で外国人労働者に強制労働や差別が起きるおそれを評価し、その結果に応じた対策を行ったことを、記録で示せますか。',
			en: 'Can you show from records that in the past year you assessed the risk of forced labor and discrimination of foreign workers in your own workplaces and housing, and took measures based on the result?',
		},
		points: 10,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '問題は、起きてからでは取り返しがつきません。先に弱い所を知れば、人を守り、取引や採用への打撃も防げます。',
				en: 'Harm cannot be undone. Knowing the weak points first protects people, and prevents damage to business and hiring.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '育成就労（2027年4月1日から）では、暴行、脅迫、自由の制限などがないことの定期的な確認が求められます。',
						en: 'In Employment for Skill Development (from April 1, 2027), the company must regularly confirm that there is no violence, threat, restriction of freedom or the like.',
					},
					source: {
						ja: '育成就労法施行規則第13条第2項第6号',
						en: 'Regulations for Enforcement of the Employment for Skill Development Act, Article 13(2)(vi)',
					},
					as_of: '2026-11-21',
					from: '2027-04-01',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '企業は、人権への悪影響を特定して評価し、重大なものから対処することが求められています。',
						en: 'Companies are expected to identify and assess harm to human rights and deal with the most severe first.',
					},
					source: {
						ja: '国連「ビジネスと人権に関する指導原則」（2011年）原則17〜19',
						en: 'UN Guiding Principles on Business and Human Rights (2011), Principles 17 to 19',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: 'リスク評価の記録（用いた基準、対象、評価日が分かるもの）',
					en: 'Risk assessment (showing standard used, scope and date)',
					record: 'risk_assessment',
					department: ['compliance'],
				},
				{
					ja: '外国人労働者などに話を聞いた記録（個人が分からない形でよい）',
					en: 'Records of listening to foreign workers and others (names can be left out)',
					record: 'records_listening_foreign_workers_others',
					department: ['compliance', 'hr'],
				},
				{
					ja: '対策の一覧（優先順位、担当者、期限、実施日が分かるもの）',
					en: 'List of measures (priority, person in charge, deadline, date done)',
					record: 'list_measures',
					department: ['compliance'],
				},
			],
		},
		sdg_targets: ['8.7', '12.6'],
		evaluations: [
			{
				key: '85b19511-ad9f-4a92-b072-cd109a30ba2a',
				content: {
					ja: 'ILOの強制労働の指標など、用いた基準と対象の職場や住居が評価の記録に書かれている。',
					en: 'The assessment states the standard used, such as the ILO indicators of forced labor, and the workplaces and housing covered.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '基準が書かれ、外国人が働くすべての職場と住居が対象になっている。',
						en: 'The standard is stated, and all workplaces and housing of foreign workers are covered.',
					},
					half: {
						ja: '一部の職場だけ、または基準や住居が抜けている。',
						en: 'Only some workplaces are covered, or the standard or housing is missing.',
					},
					none: { ja: '直近1年の評価の記録がない。', en: 'There is no assessment from the past year.' },
				},
			},
			{
				key: '4214c038-fbac-4e7c-bda3-a634f498cffe',
				content: {
					ja: '外国人労働者や労働組合、支援団体などの話を聞いて評価している。',
					en: 'Foreign workers, unions, support groups or others were heard for the assessment.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '外国人労働者本人を含む複数の人の話が、評価に反映されている。',
						en: 'Several people, including foreign workers themselves, were heard, and the assessment reflects what they said.',
					},
					half: {
						ja: '本人以外の人の話だけ、または評価への反映が分からない。',
						en: 'Only others were heard, or it is not clear whether the assessment reflects it.',
					},
					none: {
						ja: '社内の担当者だけで評価している。',
						en: "Only the company's own staff in charge made the assessment.",
					},
				},
			},
			{
				key: '9c403ca0-15ff-4209-aae7-28382cd4ec8f',
				content: {
					ja: '重大さをもとに優先順位を付けた対策の一覧があり、担当者・期限・実施日が分かる。',
					en: 'A list of measures, ranked by severity, shows person in charge, deadline and date done.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '優先順位・担当者・期限・実施日がそろい、重大なものから実施している。',
						en: 'Priority, person in charge, deadline and date are all there, and the most severe come first.',
					},
					half: {
						ja: '一覧はあるが、実施が遅れている、または順位の理由がない。',
						en: 'There is a list, but measures are late, or priorities have no reason.',
					},
					none: { ja: '対策の一覧がない。', en: 'There is no list of measures.' },
				},
			},
		],
	},
	{
		key: 'd3adda8b-e0cf-4c8c-a12f-bd62fc8e5e88',
		content: {
			ja: '主な取引先（外国人が働く委託先・仕入先・派遣元と、監理団体・監理支援機関・登録支援機関）で人権が守られているかを、直近2年に1回以上点検したことを、記録で示せますか。',
			en: 'Can you show from records that you checked, at least once in the past two years, whether human rights are respected at your main business partners (contractors, suppliers and dispatching companies where foreign nationals work, and supervising, supervising support and registered support organizations)?',
		},
		points: 8,
		na_condition: { ja: '該当する取引先がない場合', en: 'You have no such business partners' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '人権の問題は、会社の目が届きにくい取引先で起きがちです。点検と是正の支援が、働く人を守り、人権侵害への加担を防ぎます。',
				en: 'Human rights problems often occur at partners where the company cannot see them. Checks and support for corrections protect workers and keep the company from being part of abuse.',
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '企業は、自社の事業や取引関係を通じた人権への悪影響を防ぎ、軽くするよう求められています。',
						en: 'Companies are expected to prevent and reduce harm to human rights linked to their business relationships.',
					},
					source: {
						ja: '国連「ビジネスと人権に関する指導原則」（2011年）原則17・19',
						en: 'UN Guiding Principles on Business and Human Rights (2011), Principles 17 and 19',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '問題があっても、すぐに取引をやめるのではなく、まず影響力を使って改善を働きかけることが勧められています。',
						en: 'If there is a problem, companies are advised to use their influence for improvement first, rather than end the business at once.',
					},
					source: {
						ja: '政府「責任あるサプライチェーン等における人権尊重のためのガイドライン」（2022年）',
						en: 'Government of Japan, "Guidelines on Respecting Human Rights in Responsible Supply Chains" (2022)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '発注の価格と納期が、法定の賃金と労働時間を守れるものかを、発注側と受注側の両方で確かめます。',
						en: 'Both as buyer and as supplier, the company checks whether prices and delivery dates allow lawful wages and hours.',
					},
					source: { ja: '外国人雇用の実務での好事例', en: 'Good practice in employing foreign workers' },
					as_of: '2026-11-25',
				},
			],
			evidence: [
				{
					ja: '点検する取引先の一覧（選んだ理由が分かるもの）',
					en: 'List of partners to check (with reasons)',
					record: 'list_partners_check',
					department: ['procurement', 'compliance'],
				},
				{
					ja: '点検票と訪問や聞き取りの記録（日付と相手が分かるもの）',
					en: 'Checklists and records of visits or interviews (date and with whom)',
					record: 'checklists_records_visits_interviews',
					department: ['procurement', 'compliance'],
				},
				{
					ja: '是正を協議した記録（内容、期限、結果が分かるもの）',
					en: 'Records of talks on corrections (content, deadline, result)',
					record: 'records_talks_corrections',
					department: ['procurement', 'compliance'],
				},
				{
					ja: '発注や受注の価格・納期が人件費と労働時間に見合うかを確かめ、協議した記録',
					en: 'Records of checking, and of talks on, whether prices and delivery dates fit labor costs and working hours',
					record: 'records_checking',
					department: ['procurement', 'management'],
				},
			],
		},
		sdg_targets: ['8.7', '12.6'],
		evaluations: [
			{
				key: '344d5139-b541-4867-8687-735e237dad3f',
				content: {
					ja: '点検する取引先を人権への影響の大きさから選んだ一覧と、選んだ理由がある。',
					en: 'There is a list of partners to check, chosen by the size of their impact on human rights, with the reasons for choosing them.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '一覧に監理団体や登録支援機関なども入り、選んだ理由が書かれている。',
						en: 'The list includes supervising organizations, registered support organizations and the like, and gives reasons.',
					},
					half: {
						ja: '一覧はあるが、理由がない、または一部の種類の取引先だけである。',
						en: 'There is a list, but without reasons, or with only some kinds of partners.',
					},
					none: { ja: '点検する取引先を選んでいない。', en: 'No partners were chosen.' },
				},
			},
			{
				key: 'd83bdd22-3dee-40a4-b771-34ec06fdeb28',
				content: {
					ja: '点検票だけでなく、訪問や働く本人への聞き取りを行った記録がある。',
					en: 'Records show visits or interviews with the workers themselves, not only checklists.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '選んだ取引先すべてで、訪問か本人への聞き取りの記録がある。',
						en: 'For every partner chosen, a visit or interviews with workers are on record.',
					},
					half: {
						ja: '点検票だけ、または一部の取引先だけである。',
						en: 'There are only checklists, or only some partners were checked.',
					},
					none: { ja: '直近2年に点検していない。', en: 'Nothing was checked in the past two years.' },
				},
			},
			{
				key: 'a7cbdaeb-a386-43bc-af13-33d3d94185ea',
				content: {
					ja: '問題があれば、すぐに取引をやめず、取引先と協議して是正を支えた記録がある（問題がなければ対象外）。',
					en: 'Where there was a problem, records show that the company discussed it with the partner and supported the correction rather than ending the business at once (not applicable if there were none).',
				},
				weight: 4,
				anchors: {
					full: {
						ja: 'すべての問題について、協議・期限・是正の結果の記録がある。',
						en: 'For every problem, talks, deadline and result of the correction are on record.',
					},
					half: {
						ja: '是正を求めたが、結果を確かめていない。',
						en: 'Corrections were requested, but the result was not checked.',
					},
					none: {
						ja: '問題を放置している、または協議せず取引をやめている。',
						en: 'Problems were ignored, or the business was ended without talks.',
					},
				},
			},
		],
	},
];
