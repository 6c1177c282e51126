import type { SeedQuestions, SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

export const laborManagement: SeedQuestions<SeedRegularQuestion> = {
	B1: [
		{
			content: {
				ja: '直近1年に採用した外国人労働者全員（特別永住者を除く）の在留カードを、内定後・就労開始前に原本、IC読取り、失効情報の照会で確認し、記録しましたか（採用者がいない場合は該当しない）。',
				en: 'For every foreign worker hired in the past year (except special permanent residents), was the residence card checked after the offer and before work began, by original, IC chip reading and validity inquiry, and recorded? (Not applicable if nobody was hired.)',
			},
			points: 15,
			sdg_targets: ['10.7', '16.3'],
			evaluations: [
				{
					content: {
						ja: '原本とIC読取りの結果、確認者、確認日を記した確認票が全員分あり、就労開始日より前である。',
						en: 'A sheet for each worker records the original, the IC reading, who checked and when, dated before work began.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '在留カード番号の失効情報を照会した結果が、照会日とともに全員分保存されている。',
						en: 'The result of the card number validity inquiry is kept for every worker with its date.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '就労制限の有無、資格外活動許可、指定書の内容まで確認し、就かせる業務と照らした記録がある。',
						en: 'Work restrictions, permission for other activities and any designation paper were checked against the planned duties.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '在留カードの写しは利用目的を本人に説明して取得し、閲覧できる人を限って保管している。',
						en: 'Card copies are taken after explaining their purpose and stored with access limited to named people.',
					},
					weight: 2,
				},
			],
		},
		{
			content: {
				ja: '在留期限のある外国人労働者全員の期限と更新手続の状況を台帳で管理し、期限の3か月前までに本人へ知らせていますか（在留期限のある人がいない場合は該当しない）。',
				en: 'Are the expiry date and renewal progress of every foreign worker with a limited period of stay kept in a register, and is each told at least three months before expiry? (Not applicable if no worker has a limited stay.)',
			},
			points: 12,
			sdg_targets: ['10.7', '16.3'],
			evaluations: [
				{
					content: {
						ja: '在留資格・在留期限・旅券の期限・申請日・許可日を載せた台帳が、最新の在籍者名簿と一致している。',
						en: 'A register of status, expiry, passport expiry, application and approval dates matches the current staff list.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '直近1年に更新時期を迎えた人全員に、3か月前までに知らせた日付と方法が記録されている。',
						en: 'For all renewals in the past year, the date and means of notice, at least three months ahead, are recorded.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '申請中に期限を迎えた場合の就労可否を確かめる手順があり、許可の受領まで追った記録がある。',
						en: 'There is a procedure for whether work may continue while an application is pending, tracked until the result.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '更新に必要な会社の書類を遅れずに受け取れたと、抽出した本人との面談で確認できる。',
						en: 'Sampled workers confirm that they received the company papers needed for renewal without delay.',
					},
					weight: 2,
				},
			],
		},
		{
			content: {
				ja: '直近1年の外国人労働者の雇入れ・離職などについて、外国人雇用状況の届出と、在留資格に応じて会社に求められる届出を、全件期限内に行いましたか（届出の対象となる事実がない場合は該当しない）。',
				en: 'For hiring, leaving and other events of foreign workers in the past year, were the notification of foreign employment and the company notifications required for each residence status all made on time? (Not applicable if nothing had to be notified.)',
			},
			points: 12,
			sdg_targets: ['8.8', '10.7', '16.3'],
			evaluations: [
				{
					content: {
						ja: '雇用保険に入らない人も含む雇入れ・離職者の名簿と、ハローワークへの届出控えが一致している。',
						en: 'The list of hires and leavers, including those outside employment insurance, matches the filed notifications.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '特定技能や技能実習（2027年4月からは育成就労）などで要る届出・報告の一覧と控えがある。',
						en: 'Notices and reports for specified skilled workers, technical interns (Employment for Skill Development from April 2027) and others are listed, with copies.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '届出ごとの担当者・期限・確認者を決めた手順があり、遅れた件は原因と対策が記録されている。',
						en: 'A procedure sets who files, by when and who checks; any late filing has its cause and remedy on record.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '外国人労働者一人ずつの実際の業務と勤務時間を在留資格や許可の範囲と照合し、配置や業務が変わるたびに確認し直していますか（就労制限のない人だけの場合は該当しない）。',
				en: 'Are the actual duties and hours of each foreign worker compared with what their status or permission allows, and checked again whenever posting or duties change? (Not applicable if all are free of work restrictions.)',
			},
			points: 15,
			sdg_targets: ['8.8', '10.7', '16.3'],
			evaluations: [
				{
					content: {
						ja: '実際の作業内容と時間配分を記した照合表が全員分あり、在留資格や認定計画の業務と対応している。',
						en: 'A sheet for each worker sets actual tasks and time shares against the work allowed by status or approved plan.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '配置転換・応援・出向の前に照合した記録があり、迷う例は入管や専門家に確認している。',
						en: 'Checks are recorded before transfers, help at other sites or secondment; doubtful cases go to Immigration or an expert.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '現場の観察と本人との面談で、照合表にない業務に常時就いている人がいない。',
						en: 'Observation on site and interviews show nobody regularly doing work that is not on the sheet.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '資格外活動の人は他社分の申告を毎月取り、任意の7日間で許可の上限内と照合（該当者がなければ満たす）。',
						en: 'Those on permission for other activities report other jobs monthly; any 7 days are within the limit (met if none).',
					},
					weight: 2,
				},
			],
		},
	],
	B2: [
		{
			content: {
				ja: '直近1年に契約を締結・更新した外国人労働者全員に、業務や就業場所の変更の範囲を含む法定の労働条件を、労働条件通知書などで明示しましたか（締結・更新がない場合は該当しない）。',
				en: 'Was every foreign worker whose contract was signed or renewed in the past year given the working conditions required by law in a notice, including the range of possible changes in duties and workplace? (Not applicable if none was signed or renewed.)',
			},
			points: 12,
			sdg_targets: ['8.8', '16.10'],
			evaluations: [
				{
					content: {
						ja: '変更の範囲や、有期契約での更新上限など、2024年4月に加わった事項を含めて記載漏れがない。',
						en: 'Nothing is missing, including items added in April 2024 such as range of changes and limits on renewal.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '締結・更新の日までに交付したことが分かる、本人の受領の記録が全員分ある。',
						en: 'A receipt from every worker shows it was handed over by the day of signing or renewal.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '抽出した人の実際の業務・就業場所・労働時間が、通知書の記載と一致している。',
						en: 'For a sample, the actual duties, workplace and hours match what the notice says.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '就業規則（ない場合は代わりの社内ルール）の重要部分を、在籍する外国人労働者全員が理解できる言語またはやさしい日本語にし、いつでも見られるようにしていますか。',
				en: 'Are the key parts of the work rules (or in-house rules where there are none) available at any time in a language every current foreign worker understands or in plain Japanese?',
			},
			points: 10,
			sdg_targets: ['8.8', '16.10'],
			evaluations: [
				{
					content: {
						ja: '在籍者の使用言語の一覧と、訳文・やさしい日本語版の一覧を照らして、漏れている人がいない。',
						en: 'Comparing the languages of current workers with the versions available leaves nobody out.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '労働時間・休暇・賃金・懲戒・退職などが訳され、日本語版の直近の改定まで反映されている。',
						en: 'Hours, leave, pay, discipline and leaving are translated and reflect the latest Japanese revision.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '掲示・配布・スマートフォンなどで見られる状態にあり、抽出した本人が見る方法を実際に示せる。',
						en: 'They can be seen on a board, on paper or by phone, and sampled workers can show how they look them up.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近1年に入社した外国人労働者全員について、契約と就業規則の要点を正しく理解したかを、入社後1か月以内に確かめて記録しましたか（入社者がいない場合は該当しない）。',
				en: 'For every foreign worker hired in the past year, was it checked and recorded within one month of joining that they correctly understood the main points of the contract and work rules? (Not applicable if nobody was hired.)',
			},
			points: 8,
			sdg_targets: ['8.8', '16.10'],
			evaluations: [
				{
					content: {
						ja: '署名だけでなく、確認問題や本人の言葉での言い直しによって理解を確かめた記録が全員分ある。',
						en: 'Beyond a signature, records for all show understanding tested by quiz or by retelling in their own words.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '誤解のあった項目は、再説明の日付・方法・結果が本人ごとに残っている（なければ満たす）。',
						en: 'Where a point was misunderstood, date, method and result of a second explanation are kept (met if none was).',
					},
					weight: 3,
				},
				{
					content: {
						ja: '抽出した本人が面談で、自分の契約期間・勤務時間・休日・残業の扱いを説明できる。',
						en: 'Sampled workers can explain their own contract period, hours, days off and overtime rules.',
					},
					weight: 3,
				},
			],
		},
	],
	B3: [
		{
			content: {
				ja: '直近1年の外国人労働者全員の賃金について、賃金台帳・給与明細・支払記録の金額が一致し、決められた日に本人へ支払われていますか。',
				en: 'For all foreign workers over the past year, do the wage ledger, payslips and payment records agree, and were wages paid to the worker on the set day?',
			},
			points: 12,
			sdg_targets: ['8.5', '8.8'],
			evaluations: [
				{
					content: {
						ja: '抽出した3か月分で、台帳・明細・振込記録（または受領記録）の額と支払日が全員一致する。',
						en: 'For three sampled months, amounts and dates in ledger, payslips and transfers (or receipts) agree for everyone.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '支払方法に本人の同意書があり、振込先は本人名義の口座である（現金払いは本人の受領で確認）。',
						en: 'The worker agreed to the payment method and the account is in their own name (cash: signed for in person).',
					},
					weight: 2,
				},
				{
					content: {
						ja: '賃金を時間額に換算した確認表があり、最低賃金の改定日以降も下回る人がいない。',
						en: 'A table converts pay to hourly rates and shows nobody below the minimum wage, also after its revision.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '明細の項目に訳ややさしい日本語の説明があり、抽出した本人が支給と控除の内容を説明できる。',
						en: 'Payslip items have a translation or plain Japanese, and sampled workers can explain their pay and deductions.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '税・社会保険料以外の費用を賃金から控除する際、労使協定で項目を定め、本人に内訳と計算の根拠を説明していますか（そのような控除も、給与支払後の費用の徴収もない場合は該当しない）。',
				en: 'When costs other than tax and social insurance are deducted from wages, are the items set in a labor-management agreement and the breakdown and basis explained to the worker? (Not applicable if there is no such deduction and no collection after payday.)',
			},
			points: 12,
			sdg_targets: ['8.5', '8.8'],
			evaluations: [
				{
					content: {
						ja: '有効な控除協定と労働者代表の選出記録（過半数組合なら不要）があり、台帳上の控除項目が協定の範囲に収まっている。',
						en: 'A valid agreement and a record of choosing the representative (not for a majority union) cover all ledger items.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '食費・備品代・送迎費などは、請求書や計算表で実費に基づくと示せ、本人も内訳を確認できる。',
						en: 'Meals, equipment, transport and the like are shown by bills or calculations to be actual cost, open to the worker.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '控除の項目・時期・月途中の入退去の扱いを、理解できる言語で説明し本人が確認した書面がある。',
						en: 'Items, timing and part-month handling were explained in a language the worker understands and confirmed in writing.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '台帳と本人への聴取から、帰国費用・保証金・監理費などの名目の控除や積立がないと確認できる。',
						en: 'Ledger and interviews show no deduction or saving for return travel, deposits, supervision fees or the like.',
					},
					weight: 2,
				},
			],
		},
		{
			content: {
				ja: '在籍する外国人労働者のうち加入要件を満たす人全員を、要件を満たした日から健康保険・厚生年金保険・雇用保険に加入させていますか（要件を満たす人がいない場合は該当しない）。',
				en: 'Are all current foreign workers who meet the requirements enrolled in health, pension and employment insurance from the day they meet them? (Not applicable if nobody meets the requirements.)',
			},
			points: 12,
			sdg_targets: ['1.3', '8.8'],
			evaluations: [
				{
					content: {
						ja: '保険ごとの加入要件の判定表が全員分あり、加入していない人の理由が労働時間などで説明できる。',
						en: 'A table tests each worker against each insurance, and non-enrolment is explained by hours or the like.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '資格取得届の控えの取得日が要件を満たした日と一致し、試用期間などを理由に遅らせていない。',
						en: 'Dates on filed enrolment forms match the day the requirement was met, with no delay for a trial period.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '届け出た報酬や賃金の額が、手当や残業代を含む賃金台帳の額と合っている。',
						en: 'Reported pay agrees with the wage ledger, including allowances and overtime.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '受けられる給付と医療機関での資格確認の方法を、理解できる言語で本人に知らせた記録がある。',
						en: 'Workers were told in a language they understand what benefits they have and how to show coverage at a clinic.',
					},
					weight: 2,
				},
			],
		},
		{
			content: {
				ja: '直近1年に入社または離職した厚生年金の加入者に、脱退一時金の仕組み、年金の加入期間への影響、請求の期限を、理解できる言語で説明しましたか（対象となる外国人労働者がいない場合は該当しない）。',
				en: 'Were foreign workers in the pension scheme who joined or left in the past year told, in a language they understand, about the lump-sum withdrawal payment, its effect on insured periods and the deadline to claim? (Not applicable if there were none.)',
			},
			points: 8,
			sdg_targets: ['1.3', '10.4'],
			evaluations: [
				{
					content: {
						ja: '受け取ると対象の加入期間がなくなり、将来の年金に影響することが説明資料に書かれている。',
						en: 'The material says that claiming cancels the insured period concerned and affects future pensions.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '本人の国との年金協定による期間通算の有無、請求の要件と期限を、公的な資料で示している。',
						en: 'Official material shows whether a pension agreement with their country adds up periods, and conditions and deadline.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '説明日・言語・資料の控えが全員分あり、請求するかどうかの判断は本人に任されている。',
						en: 'Date, language and material are on file for all, and the decision to claim is left to the worker.',
					},
					weight: 3,
				},
			],
		},
	],
	B4: [
		{
			content: {
				ja: '直近1年の外国人労働者の時間外・休日労働が36協定の範囲内であることを、客観的な打刻記録に基づき毎月確認していますか（農業など労働時間規制の適用外の場合は、自社で定めた上限で確認する）。',
				en: 'Is it checked every month, from objective time records, that overtime and holiday work of foreign workers in the past year stayed within the Article 36 agreement? (Where the working-hours rules do not apply, as in farming, check against a limit set by the company.)',
			},
			points: 12,
			sdg_targets: ['3.4', '8.8'],
			evaluations: [
				{
					content: {
						ja: '届出済みの36協定（または自社の上限規程）があり、過半数代表者を選ぶ場合は外国人労働者も参加している。',
						en: 'The agreement is filed (or an own limit is set) and foreign workers take part where a majority representative is elected.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '打刻を入退場・PC・作業日報の記録と突き合わせ、始業前の準備や終業後の清掃が漏れていない。',
						en: 'Clock data are compared with gate, PC or work logs, and preparation and cleaning time is not left out.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '月の途中で残業時間を集計した記録があり、上限に近い人がいた月は業務を減らす対応をしている。',
						en: 'Overtime is totalled mid-month, and in months when someone came near the limit their work was reduced.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近1年の外国人労働者の時間外・休日・深夜労働に対し、打刻どおりの時間と正しい算定基礎で割増賃金を計算し、支払っていますか（割増の対象となる労働がない場合は該当しない）。',
				en: 'For overtime, holiday and night work of foreign workers in the past year, was premium pay calculated from the recorded hours and the correct base, and paid? (Not applicable if there was no such work.)',
			},
			points: 12,
			sdg_targets: ['8.5', '8.8'],
			evaluations: [
				{
					content: {
						ja: '抽出した3か月分を打刻の時間数と割増率から再計算し、支払額と全員一致する。',
						en: 'Recalculating three sampled months from recorded hours and rates gives the amounts paid for everyone.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '日ごとの15分・30分単位の切捨てがなく、参加が義務の朝礼・着替え・研修も労働時間に入っている。',
						en: 'No daily rounding down to 15 or 30 minutes; compulsory meetings, changing and training count as work.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '算定基礎から外した手当は、法令で除外が認められるものだと手当ごとの判断表で示せる。',
						en: 'A table shows, allowance by allowance, that those left out of the base are ones the law allows to leave out.',
					},
					weight: 3,
				},
			],
		},
		{
			content: {
				ja: '直近1年に、外国人労働者が年次有給休暇を日本人従業員と同じ手続で取得でき、一時帰国のための連続取得にも応じていることを年休管理簿で示せますか（付与の対象者がいない場合は該当しない）。',
				en: 'Does the leave register show that over the past year foreign workers took annual paid leave by the same procedure as Japanese employees, including consecutive days for a visit home? (Not applicable if nobody was entitled yet.)',
			},
			points: 10,
			sdg_targets: ['3.4', '8.5', '8.8'],
			evaluations: [
				{
					content: {
						ja: '管理簿に付与日・日数・取得日が全員分あり、年10日以上付与される人は5日以上取得している。',
						en: 'The register has grant dates, days and days taken for all; those granted 10 or more have taken at least 5.',
					},
					weight: 4,
				},
				{
					content: {
						ja: '外国人労働者と日本人従業員の取得率を部署ごとに比べ、差があれば理由と対策を記録している。',
						en: 'Take-up rates of foreign and Japanese staff are compared by section; gaps have reasons and measures on record.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '一時帰国の休暇の申請方法が示され、申請への回答記録がある（申請がなければ周知の記録）。',
						en: 'How to apply for leave to visit home is stated, and replies are on file (if no request: record of the notice).',
					},
					weight: 2,
				},
				{
					content: {
						ja: '抽出した本人が面談で残日数と申請方法を答えられ、不当に断られた例がないと確認できる。',
						en: 'Sampled workers know their remaining days and how to apply, and report no unfair refusal.',
					},
					weight: 2,
				},
			],
		},
	],
	B5: [
		{
			content: {
				ja: '直近1年に雇い入れた、または作業内容を変更した外国人労働者全員に、作業に就く前の安全衛生教育を本人が理解できる方法で行いましたか（対象者がいない場合は該当しない）。',
				en: 'Did every foreign worker hired or moved to different work in the past year receive safety and health training before starting, in a way they could understand? (Not applicable if there were none.)',
			},
			points: 15,
			sdg_targets: ['3.4', '8.8'],
			evaluations: [
				{
					content: {
						ja: '日付・科目・時間・講師・使用言語（通訳）・受講者を記した教育記録が全員分ある。',
						en: 'Records for all show date, subjects, hours, instructor, language or interpreter, and who attended.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '担当作業の危険と保護具の使い方を、映像・実演・訳した教材などで教えている。',
						en: 'Hazards of the actual job and use of protective gear are taught by video, demonstration or translated material.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '理解テストや実技で確かめた結果があり、不十分な人には作業に就く前に再教育をしている。',
						en: 'Understanding was tested on paper or in practice, and those who fell short were retrained before starting.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '免許・技能講習・特別教育が要る作業の一覧と修了の証明を照合し、未修了で就いている人がいない。',
						en: 'Work that needs a licence, skill course or special training is checked against certificates; nobody lacks one.',
					},
					weight: 2,
				},
			],
		},
		{
			content: {
				ja: '外国人労働者が働くすべての場所で、危険の標識、作業手順書、緊急時の連絡方法を、本人が理解できる言語や図で示していますか。',
				en: 'In every place where foreign workers work, are hazard signs, work procedures and emergency contacts shown in a language or pictures they understand?',
			},
			points: 10,
			sdg_targets: ['8.8'],
			evaluations: [
				{
					content: {
						ja: '職場の巡視で、機械・薬品・立入禁止などの標識が図記号または在籍者の言語で示されている。',
						en: 'On a walk-round, signs on machines, chemicals and no-entry areas use symbols or the languages of the workers.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '作業手順書の訳や図解版があり、設備や手順の変更に合わせて更新した日付が分かる。',
						en: 'Work procedures have a translated or illustrated version, with dates showing it follows changes.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '火災・地震・けが・熱中症のときの連絡先と行動が示され、直近1年の訓練に参加した記録がある。',
						en: 'What to do and whom to call in fire, earthquake, injury or heatstroke is shown; drills in the past year are on record.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '抽出した本人が現場で、機械の止め方や避難の経路、緊急時の連絡先を実際に示せる。',
						en: 'Sampled workers can show on the spot how to stop a machine or get out, and whom to call.',
					},
					weight: 2,
				},
			],
		},
		{
			content: {
				ja: '直近1年の健康診断について、対象となる外国人労働者全員が受診し、結果の通知と、所見がある人への事後措置まで行った記録がありますか（対象者がいない場合は該当しない）。',
				en: 'For health checks in the past year, is there a record that all foreign workers concerned took them, were given the results, and were followed up where something was found? (Not applicable if nobody was due.)',
			},
			points: 10,
			sdg_targets: ['3.4', '3.8', '8.8'],
			evaluations: [
				{
					content: {
						ja: '雇入れ時・定期・特殊健診の対象者名簿と受診日が一致し、未受診の人がいない。',
						en: 'Lists for hiring, regular and special health checks match the dates taken, with nobody missed.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '問診票の書き方や結果の見方を理解できる言語で知らせ、結果を本人に渡した記録がある。',
						en: 'How to fill in the form and read the results was explained in a language they understand; results were handed over.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '所見のある人について医師の意見を聴き、必要な就業上の措置や再検査の案内をした記録がある。',
						en: 'Where something was found, a doctor was consulted and work was adjusted or a re-test offered as needed.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '健診結果を扱う人を限り、結果だけを理由にした解雇・契約終了・帰国の求めがない。',
						en: 'Few people handle the results, and nobody was dismissed, not renewed or told to go home because of them alone.',
					},
					weight: 2,
				},
			],
		},
		{
			content: {
				ja: '直近3年に外国人労働者が被災した労働災害・通勤災害の全件について、報告、労災保険の手続、再発防止まで行った記録がありますか（被災がない場合は該当しない）。',
				en: 'For every work or commuting accident of a foreign worker in the past three years, is there a record of reporting, the accident insurance claim and prevention of recurrence? (Not applicable if there was no accident.)',
			},
			points: 12,
			sdg_targets: ['3.8', '8.8'],
			evaluations: [
				{
					content: {
						ja: '社内の事故記録と、必要な労働者死傷病報告・労災請求の控えを照合し、漏れや遅れがない。',
						en: 'In-house accident records match the required accident reports and insurance claims, with none missing or late.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '労災保険の給付と手続を本人や家族に理解できる言語で説明し、請求を手伝った記録がある。',
						en: 'Benefits and procedure were explained to the worker or family in their language, and help with the claim is on record.',
					},
					weight: 2,
				},
				{
					content: {
						ja: '言葉や教育の不足も含めて原因を分析し、対策の実施日と効果を確かめた記録がある。',
						en: 'Causes, including language and training gaps, were analysed, with dates of measures and a check of their effect.',
					},
					weight: 3,
				},
				{
					content: {
						ja: '本人との面談で、けがを隠すよう求められたり治療費を自分で払わされたりしていないと確認できる。',
						en: 'Workers confirm they were not told to hide an injury or made to pay for the treatment themselves.',
					},
					weight: 2,
				},
			],
		},
	],
};
