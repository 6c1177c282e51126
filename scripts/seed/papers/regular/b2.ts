import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** B2: Contracts and work rules. */
export const b2: readonly SeedRegularQuestion[] = [
	{
		key: '2d513bac-706c-4c97-ac41-d6a6c4c00b35',
		content: {
			ja: '直近1年に契約を締結・更新した外国人労働者全員に、業務や就業場所の変更の範囲を含む法定の労働条件を、労働条件通知書などで明示しましたか。',
			en: 'Did every foreign worker whose contract was signed or renewed in the past year receive the working conditions required by law in a notice of working conditions or the like, including how far duties and workplace may change?',
		},
		points: 12,
		na_condition: {
			ja: '直近1年に契約の締結も更新もない場合',
			en: 'No contract was signed or renewed in the past year',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '書面は、約束した条件を本人が確かめ、守らせるためのよりどころです。会社にとっても、言った言わないの争いを防ぎます。',
				en: 'The notice lets workers check what was promised and hold the company to it. It also spares the company arguments over who said what.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '契約を結ぶときと更新するときは、賃金・労働時間・業務や場所とその変更の範囲・更新の基準と上限・退職などを書面などで明示します。',
						en: 'When a contract is signed or renewed, the company must state in writing or the like: pay, hours, duties, workplace and how far they may change, criteria for and limits on renewal, leaving, and other terms.',
					},
					source: {
						ja: '労働基準法第15条、労働基準法施行規則第5条',
						en: 'Labor Standards Act, Article 15; Regulations for Enforcement of the Labor Standards Act, Article 5',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '外国人労働者には、労働条件を本人が理解できる方法で明示することが求められています。',
						en: 'Employers should state working conditions to foreign workers in a way they can understand.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（労働条件：明示）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (working conditions: clear statement)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '労働条件通知書または雇用契約書（法定の事項がすべて分かるもの）',
					en: 'Notices of working conditions or employment contracts (showing all terms required by law)',
					record: 'employment_contracts',
					department: ['hr'],
				},
				{
					ja: '交付の記録（交付日と本人の受領の署名や受信の記録）',
					en: "Record of giving the notice (date, worker's signature or receipt of the message)",
					record: 'receipts_of_conditions',
					department: ['hr'],
				},
				{
					ja: '締結・更新した人の一覧（契約日が分かるもの）',
					en: 'List of people who signed or renewed (with contract dates)',
					record: 'joiners_and_leavers',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.8'],
		evaluations: [
			{
				key: '0f90e1a1-2c52-49a8-bd5c-548654bd6042',
				content: {
					ja: '変更の範囲や更新の上限など、締結・更新の時点で法令が求める事項がすべて書かれている。',
					en: 'The notice states everything the law required at signing or renewal, including how far things may change and limits on renewal.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '全員の通知書に、契約の時点の法定の事項がすべて書かれている。',
						en: 'Every notice states everything the law required on the date of the contract.',
					},
					half: {
						ja: '主な事項はあるが、変更の範囲や更新の上限などが抜けた人がいる。',
						en: 'The main terms are there, but for some people the range of changes, limits on renewal or the like are missing.',
					},
					none: {
						ja: '賃金や労働時間などの基本の事項が抜けている、または通知書がない。',
						en: 'Basic terms such as pay or hours are missing, or there is no notice.',
					},
				},
			},
			{
				key: '4fd3d102-40bc-42b8-9a9f-c1bde39195b8',
				content: {
					ja: '締結・更新の日までに交付したことが分かる、本人の受領の記録が全員分ある。',
					en: 'A receipt from every worker shows that they got the notice by the day of signing or renewal.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の受領の記録があり、日付がすべて締結・更新の日までである。',
						en: 'Everyone has a receipt dated no later than the day of signing or renewal.',
					},
					half: {
						ja: '一部の人の受領の記録がない、または遅れて渡した人がいる。',
						en: 'Some receipts are missing, or some notices came late.',
					},
					none: { ja: '渡したことを示す記録がない。', en: 'There is no record that notices were given.' },
				},
			},
			{
				key: '0d5b10da-f5ce-4431-a7a0-482d721a448b',
				content: {
					ja: '抽出した人の実際の業務・就業場所・労働時間が、通知書の記載と一致している。',
					en: 'For the people sampled, actual duties, workplace and hours match the notice.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '抽出した全員で、業務・就業場所・労働時間が通知書と一致する。',
						en: 'Duties, workplace and hours match the notice for everyone sampled.',
					},
					half: {
						ja: '違う人がいるが、変更の範囲内で、変更を知らせた記録がある。',
						en: 'Some differ, but within the stated range, and a record shows that they were told of the change.',
					},
					none: {
						ja: '通知書と違う働き方をしている人がいて、知らせた記録もない。',
						en: 'Someone works differently from the notice, and there is no record that they were told.',
					},
				},
			},
		],
	},
	{
		key: 'd38c484d-76d9-4405-b819-3067b89d084e',
		content: {
			ja: '就業規則（ない場合は代わりの社内ルール）の重要部分を、在籍する外国人労働者全員が、理解できる言語またはやさしい日本語でいつでも見られるようにしていますか。',
			en: 'Can every current foreign worker see the key parts of the work rules (or of in-house rules where there are none) at any time, in a language they understand or in plain Japanese?',
		},
		points: 10,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: '読めない規則は、守ることも使うこともできません。休暇や退職の決まりを知っていれば、本人は権利を使え、現場の行き違いも減ります。',
				en: 'Nobody can keep or use rules they cannot read. Workers who know the rules on leave and resigning can use their rights, and misunderstandings at work drop.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '常時10人以上を使う事業場は就業規則を作って届け出ます。就業規則は、いつでも見られる形で働く人に周知しなければなりません。',
						en: 'Workplaces that regularly have ten or more workers must draw up and file work rules. Workers must be able to see the work rules at any time.',
					},
					source: {
						ja: '労働基準法第89条・第106条',
						en: 'Labor Standards Act, Articles 89 and 106',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '減給の制裁は、1回の額が平均賃金の1日分の半額まで、総額が1回の賃金の10分の1までです。客観的で合理的な理由を欠く懲戒や解雇は無効です。',
						en: "A disciplinary pay cut is limited to half a day's average wage per case and to one-tenth of the wages for a pay period in total. Discipline or dismissal without objective and reasonable grounds is void.",
					},
					source: {
						ja: '労働基準法第91条、労働契約法第15条・第16条',
						en: 'Labor Standards Act, Article 91; Labor Contracts Act, Articles 15 and 16',
					},
					as_of: '2026-11-25',
				},
				{
					kind: 'duty',
					text: {
						ja: '就業規則や法令の内容を、わかりやすい説明や行き届いた方法で外国人労働者に周知することが求められています。',
						en: 'Employers should make work rules and laws known to foreign workers with clear explanations and in suitable ways.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（労働条件：周知）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (working conditions: making rules known)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '就業規則の訳文・やさしい日本語版（改定日が分かるもの）',
					en: 'Work rules in translation or plain Japanese (with date of revision)',
					record: 'translated_work_rules',
					department: ['hr'],
				},
				{
					ja: '在籍者の使用言語と用意した版の対応表',
					en: "Table of workers' languages and the versions available",
					record: 'table_workers_languages_versions_available',
					department: ['hr'],
				},
				{
					ja: '掲示や閲覧画面の写真',
					en: 'Photos of posted copies or of the screen where the rules can be read',
					record: 'posted_notices',
					department: ['general_affairs', 'site'],
				},
				{
					ja: '懲戒・減給・解雇の記録（理由、本人の言い分、通訳、日付。なければその旨）',
					en: "Records of discipline, pay cuts and dismissals (reason, the worker's account, interpreter, date; or a statement that there were none)",
					record: 'records_discipline',
					department: ['hr', 'compliance'],
				},
			],
		},
		sdg_targets: ['8.8'],
		evaluations: [
			{
				key: '7ebfa3eb-1eb5-42fb-b61c-02411eb85a25',
				content: {
					ja: '在籍者の使用言語の一覧と、訳文・やさしい日本語版の一覧を照らして、漏れている人がいない。',
					en: "A comparison of current workers' languages with the translated and plain Japanese versions leaves nobody out.",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '在籍者全員に、理解できる言語かやさしい日本語の版がある。',
						en: 'For every current worker there is a version in a language they understand or in plain Japanese.',
					},
					half: {
						ja: '主な言語だけで、理解できる版のない人がいる。',
						en: 'Only the main languages are covered, and some people have no version they understand.',
					},
					none: {
						ja: '難しい日本語の規則しかない、または使用言語を把握していない。',
						en: "There are only rules in difficult Japanese, or the company does not know workers' languages.",
					},
				},
			},
			{
				key: 'd3f29e99-7619-41e5-ac1a-3d180b8d28b8',
				content: {
					ja: '労働時間・休暇・賃金・懲戒・退職などが訳され、日本語版の直近の改定まで反映されている。',
					en: 'Hours, leave, pay, discipline, leaving and the like are translated and reflect the latest revision of the Japanese rules.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '5項目すべてが訳され、直近の改定が反映されている。',
						en: 'All five subjects are translated and reflect the latest revision.',
					},
					half: {
						ja: '一部の項目だけ、または古い版のままである。',
						en: 'Only some subjects are translated, or the version is outdated.',
					},
					none: {
						ja: '訳文もやさしい日本語版もない。',
						en: 'There is neither a translation nor a plain Japanese version.',
					},
				},
			},
			{
				key: 'e49796d7-c36a-470b-a8a9-0443b95011fc',
				content: {
					ja: '掲示・配布・スマートフォンなどで見られる状態にあり、抽出した本人が見る方法を実際に示せる。',
					en: 'The rules can be read on a board, on paper or by phone, and workers sampled can show how they look them up.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '抽出した全員が、その場で見る方法を示せる。',
						en: 'Everyone sampled can show on the spot how to look them up.',
					},
					half: {
						ja: '見られる状態だが、見る方法を知らない人がいる。',
						en: 'The rules are available, but some people do not know how to look them up.',
					},
					none: {
						ja: '事務所で頼まないと見られない、または見る方法がない。',
						en: 'Workers must ask for the rules at the office, or cannot see them at all.',
					},
				},
			},
			{
				key: '2a892d9b-927f-439e-9971-ce78cc3691e7',
				content: {
					ja: '懲戒・減給・解雇の前に、理由を理解できる言語で示し、必要なら通訳を付けて言い分を聴く手順が規則にあり、直近3年の全件で守られている（例がなければ手順で確認）。',
					en: 'The rules set a procedure before any discipline, pay cut or dismissal: reasons in a language the worker understands and a hearing, with an interpreter if needed. It was followed in every case of the past three years (if there were none, judge the procedure).',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '手順が訳した規則にあり、直近3年の全件に理由・言い分・通訳の記録がある。例がない場合は手順が周知されている。',
						en: 'The procedure is in the translated rules, and every case of the past three years has a record of reasons, hearing and interpreter. If there were none, workers know the procedure.',
					},
					half: {
						ja: '手順はあるが訳されていない、または一部の件の記録が欠けている。',
						en: 'There is a procedure, but it is not translated, or records of some cases are incomplete.',
					},
					none: {
						ja: '手順がない、または理由を示さず、言い分も聴かずに行った例がある。',
						en: 'There is no procedure, or a worker was disciplined or dismissed without reasons or a hearing.',
					},
				},
			},
		],
	},
	{
		key: '9e019a5b-f796-4a9b-b151-a3377d68fa07',
		content: {
			ja: '直近1年に入社した外国人労働者全員について、契約と就業規則の要点を正しく理解したかを、入社後1か月以内に確かめて記録しましたか。',
			en: 'For every foreign worker who joined in the past year, did you check and record within one month that they correctly understood the main points of the contract and work rules?',
		},
		points: 8,
		na_condition: { ja: '直近1年に入社した人がいない場合', en: 'Nobody joined in the past year' },
		is_critical: false,
		guidance: {
			purpose: {
				ja: '署名があっても、内容が伝わったとは限りません。早く確かめれば、誤解が不満や事故になる前に直せます。',
				en: 'A signature does not prove that someone understood. An early check clears up misunderstandings before they become grievances or accidents.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '労働条件や規則は、渡すだけでなく、本人が理解できる方法で説明することが求められています。',
						en: 'Employers should not only hand over conditions and rules but explain them in a way the person understands.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（労働条件：明示、労働条件：周知）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (working conditions: clear statement; working conditions: making rules known)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '契約の内容を労働者が理解していることを確かめるのが、国際的な基準です。',
						en: 'International standards ask employers to make sure that workers understand their contract.',
					},
					source: {
						ja: 'ダッカ原則（IHRB、2012年）原則2',
						en: 'Dhaka Principles (IHRB, 2012), Principle 2',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '理解確認票（確認日、設問と答え、使った言語）',
					en: 'Sheet for checking understanding (date, questions and answers, language)',
					record: 'sheet_checking_understanding',
					department: ['hr', 'site'],
				},
				{
					ja: '再説明の記録（日付、方法、結果）',
					en: 'Record of explaining again (date, method, result)',
					record: 'record_explaining_again',
					department: ['hr', 'site'],
				},
				{
					ja: '入社者の名簿（入社日が分かるもの）',
					en: 'List of people who joined (with dates)',
					record: 'joiners_and_leavers',
					department: ['hr'],
				},
			],
		},
		sdg_targets: ['8.8'],
		evaluations: [
			{
				key: 'de27b915-e022-4222-b1db-2bb10638d5ff',
				content: {
					ja: '署名だけでなく、確認問題や本人の言葉での言い直しによって理解を確かめた記録が全員分ある。',
					en: 'Records show for everyone that understanding was checked not only with a signature but with quiz questions or by having them explain in their own words.',
				},
				weight: 4,
				anchors: {
					full: {
						ja: '入社者全員の記録が1か月以内にあり、問題の答えや言い直しの内容が残っている。',
						en: 'Everyone who joined has a record within one month, with their answers or what they explained.',
					},
					half: {
						ja: '一部の人だけ、または1か月を過ぎて確かめている。',
						en: 'Only some were checked, or after more than a month.',
					},
					none: {
						ja: '署名だけで、理解を確かめていない。',
						en: 'There is only a signature, and understanding was not checked.',
					},
				},
			},
			{
				key: '974676b4-d453-4cdf-b703-d145f86e79b8',
				content: {
					ja: '誤解のあった項目は、再説明の日付・方法・結果が本人ごとに残っている（なければ対象外）。',
					en: 'Where something was misunderstood, date, method and result of explaining it again are kept for each person (not applicable if nothing was).',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '誤解の全件に再説明の記録があり、その後に理解できたと分かる。',
						en: 'Every misunderstanding was explained again, and records show that the person then understood.',
					},
					half: {
						ja: '再説明はしたが、方法か結果の記録がない。',
						en: 'It was explained again, but the method or result is not recorded.',
					},
					none: { ja: '誤解が分かっても説明し直していない。', en: 'Known misunderstandings were not explained again.' },
				},
			},
			{
				key: 'e0f64151-7cb7-4118-b7b8-8c32d77acfde',
				content: {
					ja: '抽出した本人が面談で、自分の契約期間・勤務時間・休日・残業の扱いを説明できる。',
					en: 'Workers sampled can explain in interviews their own contract period, working hours, days off and how overtime is handled.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '話を聞いた全員が、4点を正しく説明できる。',
						en: 'Everyone interviewed explains all four points correctly.',
					},
					half: { ja: '説明できない点のある人がいる。', en: 'Some people cannot explain one point or another.' },
					none: {
						ja: 'ほとんどの人が説明できない、または話を聞いていない。',
						en: 'Most people cannot explain them, or nobody was interviewed.',
					},
				},
			},
		],
	},
];
