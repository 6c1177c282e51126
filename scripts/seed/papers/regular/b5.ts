import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** B5: Safety and health. */
export const b5: readonly SeedRegularQuestion[] = [
	{
		key: 'c7dd29ab-bb82-4865-b17d-ea9cbbe5cf57',
		content: {
			ja: '直近1年に雇い入れた、または作業内容を変更した外国人労働者全員に、作業に就く前の安全衛生教育を本人が理解できる方法で行いましたか（対象者がいない場合は該当しない）。',
			en: 'Did every foreign worker hired or moved to different work in the past year receive safety and health training before starting, in a way they could understand? (Not applicable if there were none.)',
		},
		points: 15,
		sdg_targets: ['3.4', '8.8'],
		evaluations: [
			{
				key: 'edc1d735-c90f-4aa8-9f96-582a662f10ec',
				content: {
					ja: '日付・科目・時間・講師・使用言語（通訳）・受講者を記した教育記録が全員分ある。',
					en: 'Records for all show date, subjects, hours, instructor, language or interpreter, and who attended.',
				},
				weight: 3,
			},
			{
				key: 'f8612ef5-a77a-4588-8221-74a9555a59fd',
				content: {
					ja: '担当作業の危険と保護具の使い方を、映像・実演・訳した教材などで教えている。',
					en: 'Hazards of the actual job and use of protective gear are taught by video, demonstration or translated material.',
				},
				weight: 2,
			},
			{
				key: '367116a3-ab23-44bc-8efa-0821b8e28c65',
				content: {
					ja: '理解テストや実技で確かめた結果があり、不十分な人には作業に就く前に再教育をしている。',
					en: 'Understanding was tested on paper or in practice, and those who fell short were retrained before starting.',
				},
				weight: 3,
			},
			{
				key: '8d6a69bb-69e9-4c68-8651-8a6a14918260',
				content: {
					ja: '免許・技能講習・特別教育が要る作業の一覧と修了の証明を照合し、未修了で就いている人がいない。',
					en: 'Work that needs a licence, skill course or special training is checked against certificates; nobody lacks one.',
				},
				weight: 2,
			},
		],
	},
	{
		key: '1acf6c3a-4a36-420d-9230-b533e66a3d71',
		content: {
			ja: '外国人労働者が働くすべての場所で、危険の標識、作業手順書、緊急時の連絡方法を、本人が理解できる言語や図で示していますか。',
			en: 'In every place where foreign workers work, are hazard signs, work procedures and emergency contacts shown in a language or pictures they understand?',
		},
		points: 10,
		sdg_targets: ['8.8'],
		evaluations: [
			{
				key: 'bc8288a9-a4b8-4d17-93c7-32c2b3d985c6',
				content: {
					ja: '職場の巡視で、機械・薬品・立入禁止などの標識が図記号または在籍者の言語で示されている。',
					en: 'On a walk-round, signs on machines, chemicals and no-entry areas use symbols or the languages of the workers.',
				},
				weight: 3,
			},
			{
				key: '64216eef-234f-46fa-b695-e73fa45520b2',
				content: {
					ja: '作業手順書の訳や図解版があり、設備や手順の変更に合わせて更新した日付が分かる。',
					en: 'Work procedures have a translated or illustrated version, with dates showing it follows changes.',
				},
				weight: 2,
			},
			{
				key: '7235bd3e-b38b-4f96-9534-d2bc9747e67c',
				content: {
					ja: '火災・地震・けが・熱中症のときの連絡先と行動が示され、直近1年の訓練に参加した記録がある。',
					en: 'What to do and whom to call in fire, earthquake, injury or heatstroke is shown; drills in the past year are on record.',
				},
				weight: 3,
			},
			{
				key: '4edf2132-5449-4567-9822-9f64bbe0a3b3',
				content: {
					ja: '抽出した本人が現場で、機械の止め方や避難の経路、緊急時の連絡先を実際に示せる。',
					en: 'Sampled workers can show on the spot how to stop a machine or get out, and whom to call.',
				},
				weight: 2,
			},
		],
	},
	{
		key: '55639470-f752-4891-bb7e-36d779a4a48b',
		content: {
			ja: '直近1年の健康診断について、対象となる外国人労働者全員が受診し、結果の通知と、所見がある人への事後措置まで行った記録がありますか（対象者がいない場合は該当しない）。',
			en: 'For health checks in the past year, is there a record that all foreign workers concerned took them, were given the results, and were followed up where something was found? (Not applicable if nobody was due.)',
		},
		points: 10,
		sdg_targets: ['3.4', '3.8', '8.8'],
		evaluations: [
			{
				key: 'ed9a8881-f4d5-4754-849c-ee427095f392',
				content: {
					ja: '雇入れ時・定期・特殊健診の対象者名簿と受診日が一致し、未受診の人がいない。',
					en: 'Lists for hiring, regular and special health checks match the dates taken, with nobody missed.',
				},
				weight: 3,
			},
			{
				key: '34919ed6-8704-4b28-a597-b6f02613271c',
				content: {
					ja: '問診票の書き方や結果の見方を理解できる言語で知らせ、結果を本人に渡した記録がある。',
					en: 'How to fill in the form and read the results was explained in a language they understand; results were handed over.',
				},
				weight: 2,
			},
			{
				key: '8d5dea27-f2c3-42aa-96d5-77cf7b013b26',
				content: {
					ja: '所見のある人について医師の意見を聴き、必要な就業上の措置や再検査の案内をした記録がある。',
					en: 'Where something was found, a doctor was consulted and work was adjusted or a re-test offered as needed.',
				},
				weight: 3,
			},
			{
				key: 'b49ba4e0-2397-43d2-9407-f48c024b44cd',
				content: {
					ja: '健診結果を扱う人を限り、結果だけを理由にした解雇・契約終了・帰国の求めがない。',
					en: 'Few people handle the results, and nobody was dismissed, not renewed or told to go home because of them alone.',
				},
				weight: 2,
			},
		],
	},
	{
		key: 'cc60113f-8381-4e9b-8d01-9377fe636b5a',
		content: {
			ja: '直近3年に外国人労働者が被災した労働災害・通勤災害の全件について、報告、労災保険の手続、再発防止まで行った記録がありますか（被災がない場合は該当しない）。',
			en: 'For every work or commuting accident of a foreign worker in the past three years, is there a record of reporting, the accident insurance claim and prevention of recurrence? (Not applicable if there was no accident.)',
		},
		points: 12,
		sdg_targets: ['3.8', '8.8'],
		evaluations: [
			{
				key: 'cca47d57-aaf7-4b3b-ad02-6ccb58ca2619',
				content: {
					ja: '社内の事故記録と、必要な労働者死傷病報告・労災請求の控えを照合し、漏れや遅れがない。',
					en: 'In-house accident records match the required accident reports and insurance claims, with none missing or late.',
				},
				weight: 3,
			},
			{
				key: '71c54a8d-e5e2-4755-b1aa-73612b26a7f7',
				content: {
					ja: '労災保険の給付と手続を本人や家族に理解できる言語で説明し、請求を手伝った記録がある。',
					en: 'Benefits and procedure were explained to the worker or family in their language, and help with the claim is on record.',
				},
				weight: 2,
			},
			{
				key: '8d2d9d50-1007-4e7d-aa00-ba01f9f65861',
				content: {
					ja: '言葉や教育の不足も含めて原因を分析し、対策の実施日と効果を確かめた記録がある。',
					en: 'Causes, including language and training gaps, were analysed, with dates of measures and a check of their effect.',
				},
				weight: 3,
			},
			{
				key: 'bd4fd5f5-1015-4396-84c7-ab60eeb78a65',
				content: {
					ja: '本人との面談で、けがを隠すよう求められたり治療費を自分で払わされたりしていないと確認できる。',
					en: 'Workers confirm they were not told to hide an injury or made to pay for the treatment themselves.',
				},
				weight: 2,
			},
		],
	},
];
