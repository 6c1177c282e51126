import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** B1: Residence status and notifications. */
export const b1: readonly SeedRegularQuestion[] = [
	{
		key: '71f103c0-21b1-4589-84db-a7e54605c07c',
		content: {
			ja: '直近1年に採用した外国人労働者全員（特別永住者を除く）の在留カードを、内定後・就労開始前に原本、IC読取り、失効情報の照会で確認し、記録しましたか（採用者がいない場合は該当しない）。',
			en: 'For every foreign worker hired in the past year (except special permanent residents), was the residence card checked after the offer and before work began, by original, IC chip reading and validity inquiry, and recorded? (Not applicable if nobody was hired.)',
		},
		points: 15,
		sdg_targets: ['10.7', '16.3'],
		evaluations: [
			{
				key: 'cebbb9ce-3a77-49fc-9e8a-bef2e2371ab6',
				content: {
					ja: '原本とIC読取りの結果、確認者、確認日を記した確認票が全員分あり、就労開始日より前である。',
					en: 'A sheet for each worker records the original, the IC reading, who checked and when, dated before work began.',
				},
				weight: 4,
			},
			{
				key: 'bd0c4ad6-40ab-4bd7-9851-38308dca3731',
				content: {
					ja: '在留カード番号の失効情報を照会した結果が、照会日とともに全員分保存されている。',
					en: 'The result of the card number validity inquiry is kept for every worker with its date.',
				},
				weight: 2,
			},
			{
				key: '93b0fb94-0e8a-4870-adf9-eca15d451a09',
				content: {
					ja: '就労制限の有無、資格外活動許可、指定書の内容まで確認し、就かせる業務と照らした記録がある。',
					en: 'Work restrictions, permission for other activities and any designation paper were checked against the planned duties.',
				},
				weight: 2,
			},
			{
				key: '65e582f9-3bbd-4b9b-ac7a-0bb9fe3ae1db',
				content: {
					ja: '在留カードの写しは利用目的を本人に説明して取得し、閲覧できる人を限って保管している。',
					en: 'Card copies are taken after explaining their purpose and stored with access limited to named people.',
				},
				weight: 2,
			},
		],
	},
	{
		key: '0ce88938-a45a-42d7-a21f-ad6ab7f07f76',
		content: {
			ja: '在留期限のある外国人労働者全員の期限と更新手続の状況を台帳で管理し、期限の3か月前までに本人へ知らせていますか（在留期限のある人がいない場合は該当しない）。',
			en: 'Are the expiry date and renewal progress of every foreign worker with a limited period of stay kept in a register, and is each told at least three months before expiry? (Not applicable if no worker has a limited stay.)',
		},
		points: 12,
		sdg_targets: ['10.7', '16.3'],
		evaluations: [
			{
				key: '2d2cdff9-a0f4-4b42-a08c-9f2ce1bd4a1a',
				content: {
					ja: '在留資格・在留期限・旅券の期限・申請日・許可日を載せた台帳が、最新の在籍者名簿と一致している。',
					en: 'A register of status, expiry, passport expiry, application and approval dates matches the current staff list.',
				},
				weight: 3,
			},
			{
				key: '9647565a-33af-485a-9ca3-2b29f185f462',
				content: {
					ja: '直近1年に更新時期を迎えた人全員に、3か月前までに知らせた日付と方法が記録されている。',
					en: 'For all renewals in the past year, the date and means of notice, at least three months ahead, are recorded.',
				},
				weight: 3,
			},
			{
				key: 'e691edf2-1853-4626-9f7b-a9dc93bc5028',
				content: {
					ja: '申請中に期限を迎えた場合の就労可否を確かめる手順があり、許可の受領まで追った記録がある。',
					en: 'There is a procedure for whether work may continue while an application is pending, tracked until the result.',
				},
				weight: 2,
			},
			{
				key: '05848586-a6ae-4b2d-bfe7-df45822b1c80',
				content: {
					ja: '更新に必要な会社の書類を遅れずに受け取れたと、抽出した本人との面談で確認できる。',
					en: 'Sampled workers confirm that they received the company papers needed for renewal without delay.',
				},
				weight: 2,
			},
		],
	},
	{
		key: '4d38c3d9-283f-49b7-8f94-61a410a5b43b',
		content: {
			ja: '直近1年の外国人労働者の雇入れ・離職などについて、外国人雇用状況の届出と、在留資格に応じて会社に求められる届出を、全件期限内に行いましたか（届出の対象となる事実がない場合は該当しない）。',
			en: 'For hiring, leaving and other events of foreign workers in the past year, were the notification of foreign employment and the company notifications required for each residence status all made on time? (Not applicable if nothing had to be notified.)',
		},
		points: 12,
		sdg_targets: ['8.8', '10.7', '16.3'],
		evaluations: [
			{
				key: '887b6fe3-4c90-4722-ac6b-f98375b50bbf',
				content: {
					ja: '雇用保険に入らない人も含む雇入れ・離職者の名簿と、ハローワークへの届出控えが一致している。',
					en: 'The list of hires and leavers, including those outside employment insurance, matches the filed notifications.',
				},
				weight: 4,
			},
			{
				key: 'fdc65308-f2d5-44b3-8ba6-540ae75a1d22',
				content: {
					ja: '特定技能や技能実習（2027年4月からは育成就労）などで要る届出・報告の一覧と控えがある。',
					en: 'Notices and reports for specified skilled workers, technical interns (Employment for Skill Development from April 2027) and others are listed, with copies.',
				},
				weight: 3,
			},
			{
				key: '0aee1886-4459-4ede-9216-6ce51d11349c',
				content: {
					ja: '届出ごとの担当者・期限・確認者を決めた手順があり、遅れた件は原因と対策が記録されている。',
					en: 'A procedure sets who files, by when and who checks; any late filing has its cause and remedy on record.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '37015a1a-af3b-49f1-8664-98c4cf33e507',
		content: {
			ja: '外国人労働者一人ずつの実際の業務と勤務時間を在留資格や許可の範囲と照合し、配置や業務が変わるたびに確認し直していますか（就労制限のない人だけの場合は該当しない）。',
			en: 'Are the actual duties and hours of each foreign worker compared with what their status or permission allows, and checked again whenever posting or duties change? (Not applicable if all are free of work restrictions.)',
		},
		points: 15,
		sdg_targets: ['8.8', '10.7', '16.3'],
		evaluations: [
			{
				key: 'e56e9952-78f9-4b1b-94e2-7af57d8e26f0',
				content: {
					ja: '実際の作業内容と時間配分を記した照合表が全員分あり、在留資格や認定計画の業務と対応している。',
					en: 'A sheet for each worker sets actual tasks and time shares against the work allowed by status or approved plan.',
				},
				weight: 3,
			},
			{
				key: '29c4b514-2131-45fc-8223-2a68ac2e78dd',
				content: {
					ja: '配置転換・応援・出向の前に照合した記録があり、迷う例は入管や専門家に確認している。',
					en: 'Checks are recorded before transfers, help at other sites or secondment; doubtful cases go to Immigration or an expert.',
				},
				weight: 3,
			},
			{
				key: '990c9b39-d78c-4d71-b2e1-dfd1ae16d369',
				content: {
					ja: '現場の観察と本人との面談で、照合表にない業務に常時就いている人がいない。',
					en: 'Observation on site and interviews show nobody regularly doing work that is not on the sheet.',
				},
				weight: 2,
			},
			{
				key: 'dfc4eeb1-eda7-460b-b31b-e1b2192e5326',
				content: {
					ja: '資格外活動の人は他社分の申告を毎月取り、任意の7日間で許可の上限内と照合（該当者がなければ満たす）。',
					en: 'Those on permission for other activities report other jobs monthly; any 7 days are within the limit (met if none).',
				},
				weight: 2,
			},
		],
	},
];
