import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** B5: Safety and health. */
export const b5: readonly SeedRegularQuestion[] = [
	{
		key: 'c7dd29ab-bb82-4865-b17d-ea9cbbe5cf57',
		content: {
			ja: '直近1年に雇い入れた、または作業内容を変更した外国人労働者全員に、作業に就く前の安全衛生教育を本人が理解できる方法で行いましたか。',
			en: 'Did every foreign worker who was hired or given different work in the past year receive safety and health training before starting, in a way they could understand?',
		},
		points: 15,
		na_condition: {
			ja: '直近1年に雇い入れた人も作業内容を変更した人もいない場合',
			en: 'Nobody was hired or given different work in the past year',
		},
		is_critical: true,
		guidance: {
			purpose: {
				ja: '言葉が分からないまま作業に就くと、けがや死亡につながります。理解を確かめた教育は、最も確かな事故の予防です。',
				en: 'Starting work without understanding the language leads to injury and death. Training with a check of understanding is the surest prevention.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '雇入れ時と作業内容の変更時に安全衛生教育を行い、危険・有害な業務には特別の教育を行わなければなりません。',
						en: 'Companies must give safety and health training at hiring and when work changes, and special training for dangerous or harmful work.',
					},
					source: {
						ja: '労働安全衛生法第59条、労働安全衛生規則第35条',
						en: 'Industrial Safety and Health Act, Article 59; Ordinance on Industrial Safety and Health, Article 35',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '資格の要る業務には資格のある人だけを就かせます。派遣先も、受け入れた派遣労働者の安全衛生に責任を負います。',
						en: 'Only qualified people may do work that requires a qualification. Companies that use dispatched workers are also responsible for their safety and health.',
					},
					source: {
						ja: '労働安全衛生法第61条、労働者派遣法第45条',
						en: 'Industrial Safety and Health Act, Article 61; Worker Dispatching Act, Article 45',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '外国人労働者の安全衛生教育は、母国語や視聴覚教材など、内容を確実に理解できる方法で行うことが求められています。',
						en: 'Employers should train foreign workers in safety and health in a way they are sure to understand, such as in their native language or with audiovisual material.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（安全衛生）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (safety and health)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '安全衛生教育の記録（日付、科目、言語、受講者の署名）',
					en: 'Training records (date, subjects, language, signatures of participants)',
					record: 'safety_training_records',
					department: ['safety', 'site'],
				},
				{
					ja: '訳した教材や動画、理解テストの結果',
					en: 'Translated material or videos, and results of tests of understanding',
					record: 'safety_training_materials',
					department: ['safety', 'site'],
				},
				{
					ja: '資格や特別教育が要る作業と修了証の一覧（派遣労働者を含む）',
					en: 'List of work that requires a qualification or special training, and of certificates (including dispatched workers)',
					record: 'list_work_requires_qualification_special',
					department: ['safety', 'site'],
				},
			],
		},
		sdg_targets: ['8.8'],
		evaluations: [
			{
				key: 'edc1d735-c90f-4aa8-9f96-582a662f10ec',
				content: {
					ja: '日付・科目・時間・講師・使用言語（通訳）・受講者を記した教育記録が全員分ある。',
					en: 'Everyone has a training record with date, subjects, hours, instructor, language (or interpreter) and participants.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '対象者全員の記録に6点がそろい、日付が作業に就く前で、本人の話と合う。',
						en: 'Every record has all six entries, is dated before work began, and matches what workers say.',
					},
					half: {
						ja: '記録はあるが、言語や時間が空欄の人、または作業開始後の人がいる。',
						en: 'There are records, but for some people language or hours are blank, or training came after work began.',
					},
					none: {
						ja: '記録がない、または教育をせずに作業に就けている。',
						en: 'There are no records, or people started work without training.',
					},
				},
			},
			{
				key: 'f8612ef5-a77a-4588-8221-74a9555a59fd',
				content: {
					ja: '担当作業の危険と保護具の使い方を、映像・実演・訳した教材などで教えている。',
					en: 'Workers are taught the hazards of their own job and how to use protective gear with videos, demonstrations, translated material or the like.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '担当する作業ごとの教材があり、本人が危険と保護具の使い方を示せる。',
						en: 'There is material for each job, and workers can show the hazards and how to use the gear.',
					},
					half: {
						ja: '全社共通の教材だけ、または一部の言語だけである。',
						en: 'There is only general material for the whole company, or only some languages.',
					},
					none: {
						ja: '難しい日本語の説明だけで済ませている。',
						en: 'Everything was explained only in difficult Japanese.',
					},
				},
			},
			{
				key: '367116a3-ab23-44bc-8efa-0821b8e28c65',
				content: {
					ja: '理解テストや実技で確かめた結果があり、不十分な人には作業に就く前に再教育をしている。',
					en: 'Results of a test or practical check are on record, and anyone who fell short was retrained before starting work.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全員の結果があり、不十分だった人全員に就業前の再教育の記録がある。',
						en: 'Everyone has a result, and everyone who fell short has a record of retraining before starting.',
					},
					half: {
						ja: '一部の人だけ、または再教育の前に作業に就いた人がいる。',
						en: 'Only some people were tested, or someone started before retraining.',
					},
					none: { ja: '理解を確かめていない。', en: 'Understanding was not tested.' },
				},
			},
			{
				key: '8d6a69bb-69e9-4c68-8651-8a6a14918260',
				content: {
					ja: '免許・技能講習・特別教育が要る作業の一覧と修了の証明を、受け入れた派遣労働者の分まで照合し、未修了で就いている人がいない。',
					en: 'The list of work that requires a license, skills course or special training was checked against certificates, including those of dispatched workers, and nobody does such work without one.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全作業と全員を照合し、現場の観察でも未修了の人がいない。',
						en: 'All such work and everyone doing it were checked, and nobody seen on site lacks a certificate.',
					},
					half: null,
					none: {
						ja: '未修了で就いている人が1人でもいる、または照合していない。',
						en: 'At least one person works without the certificate needed, or nothing was checked.',
					},
				},
			},
		],
	},
	{
		key: '1acf6c3a-4a36-420d-9230-b533e66a3d71',
		content: {
			ja: '外国人労働者が働くすべての場所で、危険の標識、作業手順書、緊急時の連絡方法を、本人が理解できる言語や図で示していますか。',
			en: 'Wherever foreign workers work, are hazard signs, work procedures and emergency contacts shown in a language or pictures they understand?',
		},
		points: 10,
		na_condition: null,
		is_critical: false,
		guidance: {
			purpose: {
				ja: 'とっさのときに読めない標識は、ないのと同じです。図や母国語の表示は、日本人の事故も減らします。',
				en: 'A sign that people cannot read in an emergency might as well not be there. Pictures and native languages also reduce accidents among Japanese workers.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '労働災害防止のための標識や掲示は、図解などの方法で、外国人労働者が内容を理解できるようにすることが求められています。',
						en: 'Employers should make accident prevention signs and notices understandable to foreign workers, for example with pictures.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（安全衛生）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (safety and health)',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '熱中症のおそれがある作業では、報告の体制と手当ての手順を決め、働く人に知らせなければなりません。',
						en: 'For work with a risk of heatstroke, the company must set up reporting and first-aid steps and tell workers about them.',
					},
					source: {
						ja: '労働安全衛生規則第612条の2',
						en: 'Ordinance on Industrial Safety and Health, Article 612-2',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '派遣先は、指揮して働かせる派遣労働者についても、職場の危険を防ぐ責任を負います。',
						en: 'Companies that use dispatched workers are responsible for protecting them, too, from hazards at the workplace.',
					},
					source: {
						ja: '労働者派遣法第45条',
						en: 'Worker Dispatching Act, Article 45',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '標識と掲示の写真（場所と言語が分かるもの）',
					en: 'Photos of signs and notices (showing place and language)',
					record: 'posted_notices',
					department: ['safety', 'site'],
				},
				{
					ja: '訳文や図解の作業手順書（更新日つき）',
					en: 'Translated or illustrated work procedures (with date of update)',
					record: 'translated_illustrated_work_procedures',
					department: ['safety', 'site'],
				},
				{
					ja: '使う化学物質の一覧と、理解できる言語で示した危険と取り扱い（安全データシートの要点）',
					en: 'List of chemicals used, with hazards and handling (key points of the safety data sheets) in languages workers understand',
					record: 'list_chemicals_used',
					department: ['safety', 'site'],
				},
				{
					ja: '避難や救護の訓練の記録（参加者が分かるもの）',
					en: 'Records of evacuation and first-aid drills (with participants)',
					record: 'records_evacuation_first_aid_drills',
					department: ['general_affairs', 'safety'],
				},
				{
					ja: '通勤の安全の案内（自転車の交通規則など）',
					en: 'Guidance on commuting safely (such as traffic rules for bicycles)',
					record: 'guidance_commuting_safely',
					department: ['general_affairs', 'safety'],
				},
			],
		},
		sdg_targets: ['8.8'],
		evaluations: [
			{
				key: 'bc8288a9-a4b8-4d17-93c7-32c2b3d985c6',
				content: {
					ja: '職場の巡視で、機械・薬品・立入禁止などの標識が図記号または在籍者の言語で示されている。',
					en: "A walk through the workplace shows signs for machines, chemicals, no-entry areas and the like in symbols or workers' languages.",
				},
				weight: 3,
				anchors: {
					full: {
						ja: '巡視した全箇所で、図記号か在籍者の言語の標識がある。',
						en: "Every place visited has signs in symbols or workers' languages.",
					},
					half: {
						ja: '主な箇所だけ、または一部の言語だけである。',
						en: 'Only the main places or only some languages are covered.',
					},
					none: {
						ja: '難しい日本語の標識だけ、または危険な箇所に標識がない。',
						en: 'Signs are only in difficult Japanese, or hazardous places have none.',
					},
				},
			},
			{
				key: '64216eef-234f-46fa-b695-e73fa45520b2',
				content: {
					ja: '作業手順書の訳や図解版があり、設備や手順の変更に合わせて更新した日付が分かる。',
					en: 'There is a translated or illustrated version of the work procedures, with dates showing that it is updated when equipment or procedures change.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '担当する全作業の版があり、変更のたびに更新され、現場で使われている。',
						en: 'Every job has a version that is updated with each change and is used on site.',
					},
					half: {
						ja: '一部の作業だけ、または変更の前の版のままである。',
						en: 'Only some jobs are covered, or the version is older than the last change.',
					},
					none: { ja: '訳も図解もない。', en: 'Nothing is translated or illustrated.' },
				},
			},
			{
				key: '7235bd3e-b38b-4f96-9534-d2bc9747e67c',
				content: {
					ja: '火災・地震・けが・熱中症のときの連絡先と行動が示され、直近1年の訓練に参加した記録がある。',
					en: 'Contacts and steps for fire, earthquake, injury and heatstroke are shown, and records show that workers took part in a drill in the past year.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '4つの場合の案内が理解できる言語であり、全員が直近1年の訓練に参加している。',
						en: 'Guidance for all four is in languages workers understand, and everyone took part in a drill in the past year.',
					},
					half: {
						ja: '案内が一部の場合や言語だけ、または訓練に出ていない人がいる。',
						en: 'Guidance covers only some cases or languages, or some people missed the drill.',
					},
					none: { ja: '案内がない、または訓練をしていない。', en: 'There is no guidance, or no drill was held.' },
				},
			},
			{
				key: '4edf2132-5449-4567-9822-9f64bbe0a3b3',
				content: {
					ja: '抽出した本人が現場で、機械の止め方や避難の経路、緊急時の連絡先を実際に示せる。',
					en: 'Workers sampled can show on site how to stop a machine, the way out and whom to call in an emergency.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '抽出した全員が、止め方か避難の経路と連絡先をその場で示せる。',
						en: 'Everyone sampled can show on the spot how to stop a machine or get out, and whom to call.',
					},
					half: { ja: '示せない人がいる。', en: 'Some people cannot show it.' },
					none: {
						ja: 'ほとんどの人が示せない、または確かめていない。',
						en: 'Most people cannot show it, or nobody checked.',
					},
				},
			},
		],
	},
	{
		key: '55639470-f752-4891-bb7e-36d779a4a48b',
		content: {
			ja: '直近1年の健康診断について、対象となる外国人労働者全員に、受診から結果の通知、所見がある人への事後措置まで行ったことを記録で示せますか。',
			en: 'For health checks in the past year, can you show from records that every foreign worker concerned was examined, got the results and, where something was found, got follow-up care?',
		},
		points: 10,
		na_condition: {
			ja: '直近1年に健康診断の対象となる外国人労働者がいない場合',
			en: 'No foreign worker was due for a health check in the past year',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '異国で働く人は、体や心の不調を言い出しにくく、受診が遅れがちです。結果を理解できれば、早く手当てを受けられます。',
				en: 'People working abroad find it hard to talk about illness of body or mind and often see a doctor late. If they understand their results, they get care early.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '雇入れ時・定期などの健康診断を行い、結果を本人に通知し、所見があれば医師の意見を聴いて必要な措置をとらなければなりません。',
						en: 'The company must hold health checks at hiring and regularly, give workers their results and, where something is found, consult a doctor and take the measures needed.',
					},
					source: {
						ja: '労働安全衛生法第66条・第66条の4・第66条の5・第66条の6',
						en: 'Industrial Safety and Health Act, Articles 66, 66-4, 66-5 and 66-6',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '法律で定める規模の事業場は、心の負担の程度を調べるストレスチェックを行います。',
						en: 'Workplaces of the size set by law must hold a stress check of mental strain.',
					},
					source: {
						ja: '労働安全衛生法第66条の10',
						en: 'Industrial Safety and Health Act, Article 66-10',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '健康診断や健康管理の目的と内容を、外国人労働者が理解できる方法で説明することが求められています。',
						en: 'Employers should explain the purpose and content of health checks and health care in a way foreign workers understand.',
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（安全衛生）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (safety and health)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '健康診断の対象者名簿（受診日、結果を渡した日）',
					en: 'List of people due for a health check (date taken, date results were given)',
					record: 'list_people_due_health_check',
					department: ['safety', 'hr'],
				},
				{
					ja: '医師の意見書と、就業上の措置や再検査の案内の記録',
					en: "Doctors' opinions and records of adjusting work or offering a re-test",
					record: 'doctors_opinions_records_adjusting_work',
					department: ['safety', 'hr'],
				},
				{
					ja: '問診票・結果・心の相談先の訳した案内',
					en: 'Translated guides to the medical form, the results and help for mental health',
					record: 'translated_guides_medical_form',
					department: ['safety', 'hr'],
				},
				{
					ja: '通院の通訳を手配した記録（必要な人がいた場合）',
					en: 'Records of interpreting arranged for doctor visits (where someone needed it)',
					record: 'interpreters',
					department: ['general_affairs', 'hr'],
				},
			],
		},
		sdg_targets: ['3.4', '3.8', '8.8'],
		evaluations: [
			{
				key: 'ed9a8881-f4d5-4754-849c-ee427095f392',
				content: {
					ja: '雇入れ時・定期・特殊健診の対象者名簿と受診日が一致し、未受診の人がいない。',
					en: 'The lists of people due for hiring, regular and special health checks match the dates taken, and nobody was missed.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '在籍名簿と照らして、三つの健診とも未受診の人がいない。',
						en: 'Compared with the staff list, nobody was missed in any of the three checks.',
					},
					half: { ja: '未受診の人がいるが、受診の日が決まっている。', en: 'Someone was missed, but a date is set.' },
					none: {
						ja: '未受診の人を放置している、または名簿がない。',
						en: 'Someone was missed and nothing was done, or there is no list.',
					},
				},
			},
			{
				key: '34919ed6-8704-4b28-a597-b6f02613271c',
				content: {
					ja: '問診票の書き方、結果の見方、心の不調の相談先を理解できる言語で知らせ、結果を本人に渡した記録がある。',
					en: 'Records show that workers were told, in a language they understand, how to fill in the medical form, how to read the results and where to get help for mental strain, and that they got their results.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全員に3点を知らせ、結果を渡した記録があり、本人も心の相談先を知っている。',
						en: 'Records show that everyone was told all three and got their results, and workers know where to get help for mental strain.',
					},
					half: {
						ja: '結果は渡したが、説明が一部の点や言語だけである。',
						en: 'Results were given, but only some points or languages were explained.',
					},
					none: {
						ja: '結果を渡していない、または説明がない。',
						en: 'Results were not given, or nothing was explained.',
					},
				},
			},
			{
				key: '8d5dea27-f2c3-42aa-96d5-77cf7b013b26',
				content: {
					ja: '所見のある人について医師の意見を聴き、必要な就業上の措置や再検査の案内をした記録がある。',
					en: 'Where something was found, records show that a doctor was consulted and work was adjusted or a re-test offered as needed.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '所見のある全員について、医師の意見と会社がとった措置の記録がある。',
						en: "For everyone with a finding, the doctor's opinion and the measures the company took are on record.",
					},
					half: {
						ja: '再検査を案内しただけ、または一部の人だけである。',
						en: 'Only a re-test was offered, or only some people were followed up.',
					},
					none: { ja: '所見があっても何もしていない。', en: 'Something was found and nothing was done.' },
				},
			},
			{
				key: 'b49ba4e0-2397-43d2-9407-f48c024b44cd',
				content: {
					ja: '健診結果だけを理由にした解雇・契約終了・帰国の求めがなく、結果を扱う人も限られている。',
					en: 'Nobody was dismissed, not renewed or told to go home because of health check results alone, and only a few people handle the results.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '記録と本人の話でそのような例がなく、扱う人の一覧と保管場所が決まっている。',
						en: 'Records and workers show no such case, and it is set who handles results and where they are kept.',
					},
					half: {
						ja: 'そのような例はないが、扱う人を限っていない。',
						en: 'There is no such case, but access is not limited.',
					},
					none: { ja: 'そのような例が1件でもある。', en: 'There is at least one such case.' },
				},
			},
		],
	},
	{
		key: 'cc60113f-8381-4e9b-8d01-9377fe636b5a',
		content: {
			ja: '直近3年に外国人労働者が被災した労働災害・通勤災害の全件について、報告、労災保険の手続、再発防止まで行った記録がありますか。',
			en: "For every work or commuting accident of a foreign worker in the past three years, is there a record of reporting it, claiming workers' accident insurance and preventing it from happening again?",
		},
		points: 12,
		na_condition: {
			ja: '直近3年に外国人労働者の被災がない場合',
			en: 'No foreign worker had an accident in the past three years',
		},
		is_critical: false,
		guidance: {
			purpose: {
				ja: '労災を隠されたり手続を知らなかったりすると、本人は治療費と生活費を失います。原因を直せば、次の事故を防げます。',
				en: 'If accidents are hidden or people do not know the procedure, they lose treatment and income. Fixing the cause prevents the next accident.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '働く人が労働災害で休業したり死亡したりしたときは、労働基準監督署に死傷病報告を出さなければなりません。',
						en: 'If a work accident causes absence or death, the company must report it to the Labor Standards Inspection Office.',
					},
					source: {
						ja: '労働安全衛生規則第97条',
						en: 'Ordinance on Industrial Safety and Health, Article 97',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'duty',
					text: {
						ja: '労災保険などの給付と請求の手続を、外国人労働者や家族が理解できるように知らせることが求められています。',
						en: "Employers should explain benefits such as workers' accident insurance, and how to claim them, so that foreign workers and their families understand.",
					},
					source: {
						ja: '外国人労働者の雇用管理の改善等に関して事業主が適切に対処するための指針（労働・社会保険）',
						en: 'Guidelines for Employers on Improving the Employment Management of Foreign Workers (labor and social insurance)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '社内の事故記録と、死傷病報告・労災請求の控え',
					en: 'In-house accident records, and copies of accident reports and insurance claims',
					record: 'house_accident_records',
					department: ['safety', 'hr'],
				},
				{
					ja: '給付の説明の記録（言語と日付が分かるもの）',
					en: 'Record of explaining benefits (with language and date)',
					record: 'accident_benefits_explained',
					department: ['hr'],
				},
				{
					ja: '原因の分析と対策の記録（実施日、効果の確認日）',
					en: 'Record of the cause analysis and measures (dates of action and of checking the effect)',
					record: 'record_cause_analysis_measures',
					department: ['safety', 'site'],
				},
			],
		},
		sdg_targets: ['3.8', '8.8'],
		evaluations: [
			{
				key: 'cca47d57-aaf7-4b3b-ad02-6ccb58ca2619',
				content: {
					ja: '社内の事故記録と、必要な労働者死傷病報告・労災請求の控えを照合し、漏れや遅れがない。',
					en: 'In-house accident records match the copies of required accident reports and insurance claims, with none missing or late.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全件の記録と控えが一致し、期限内に出されている。',
						en: 'Records and copies match for every case, and all were filed on time.',
					},
					half: { ja: '全件を報告したが、遅れた件がある。', en: 'Every case was reported, but some late.' },
					none: {
						ja: '報告や請求の漏れがある、または事故記録がない。',
						en: 'A report or claim is missing, or there are no accident records.',
					},
				},
			},
			{
				key: '71c54a8d-e5e2-4755-b1aa-73612b26a7f7',
				content: {
					ja: '労災保険の給付と手続を本人や家族に理解できる言語で説明し、請求を手伝った記録がある。',
					en: 'Records show that benefits and procedures were explained to the worker or family in a language they understand, and that they got help with the claim.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '全件で説明と手伝いの記録があり、本人も給付を受けられたと話す。',
						en: 'Every case has a record of explanation and help, and workers say that they received the benefits.',
					},
					half: {
						ja: '一部の件だけ、または難しい日本語だけで説明している。',
						en: 'Only some cases were explained, or only in difficult Japanese.',
					},
					none: { ja: '給付や手続を説明していない。', en: 'Benefits and procedures were not explained.' },
				},
			},
			{
				key: '8d2d9d50-1007-4e7d-aa00-ba01f9f65861',
				content: {
					ja: '言葉や教育の不足も含めて原因を分析し、対策の実施日と効果を確かめた記録がある。',
					en: 'Records show an analysis of causes, including gaps in language or training, the dates of measures and a check of their effect.',
				},
				weight: 3,
				anchors: {
					full: {
						ja: '全件で原因・対策の実施日・効果の確認がそろい、現場でも対策が見られる。',
						en: 'Every case has causes, dates of measures and a check of the effect, and the measures can be seen on site.',
					},
					half: {
						ja: '原因と対策は書いたが、実施か効果の確認がない。',
						en: 'Causes and measures are written down, but not carried out or checked.',
					},
					none: {
						ja: '分析していない、または本人の不注意だけで終えている。',
						en: "There is no analysis, or it ends with the worker's carelessness.",
					},
				},
			},
			{
				key: 'bd4fd5f5-1015-4396-84c7-ab60eeb78a65',
				content: {
					ja: '本人との面談で、けがを隠すよう求められたり治療費を自分で払わされたりしていないと確認できる。',
					en: 'Workers confirm in interviews that they were not told to hide an injury or made to pay for treatment.',
				},
				weight: 2,
				anchors: {
					full: {
						ja: '話を聞いた被災者全員が、そのようなことはないと答えている。',
						en: 'Everyone interviewed who had an accident says that nothing of the kind happened.',
					},
					half: null,
					none: {
						ja: 'そのような例が1件でもある、または本人の話を聞いていない。',
						en: 'There is at least one such case, or the workers were not interviewed.',
					},
				},
			},
		],
	},
];
