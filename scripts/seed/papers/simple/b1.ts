import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** B1: Residence status and notifications. */
export const b1: readonly SeedSimpleQuestion[] = [
	{
		key: '99f0fb98-4618-43de-a9b4-3269fde77169',
		content: {
			ja: '外国人を雇うとき、内定後から就労開始までの間に、在留カードの原本と失効の有無を全員分確認し、記録に残していますか。',
			en: 'When you hire foreign nationals, do you check the original residence card and whether it is still valid for everyone, after the offer and before work starts, and keep a record?',
		},
		points: 5,
		na_condition: {
			ja: '特別永住者など、在留カードのない人だけを雇っている場合',
			en: 'You employ only people without a residence card, such as special permanent residents',
		},
		guidance: {
			purpose: {
				ja: 'カードが偽造や失効でないかを確かめないと、知らずに不法就労をさせるおそれがあります。就労前の一度の確認が本人と会社を守ります。',
				en: 'A company that does not check whether a card is forged or void may have someone work unlawfully without knowing it. One check before work protects the worker and the company.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '雇い入れのときは在留カードなどで在留資格や期間を確かめて届け出ます。就労できないと知らずに働かせた場合も、過失があれば処罰の対象です。',
						en: 'At hiring, the company checks status and period of stay on the residence card and reports them. Employing someone who may not work is punishable even if the company did not know, if it was negligent.',
					},
					source: {
						ja: '労働施策総合推進法第28条、入管法第73条の2',
						en: 'Act on Comprehensive Promotion of Labor Policies, Article 28; Immigration Control Act, Article 73-2',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '義務教育を終える年齢（15歳に達した日以後の最初の3月31日）より前の子どもは原則として雇えず、18歳未満の人を雇うときは年齢を証明する書類を備えます。',
						en: 'As a rule, children must not be employed until March 31 after their 15th birthday. For workers under 18, the company keeps proof of age.',
					},
					source: {
						ja: '労働基準法第56条・第57条',
						en: 'Labor Standards Act, Articles 56 and 57',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '在留カードの確認の記録（確認日と確認した人）',
					en: 'Record of checking the residence card (date and who checked)',
				},
				{ ja: '失効情報の照会の結果', en: 'Result of the validity inquiry' },
			],
		},
	},
	{
		key: '88e534b1-daa2-4bad-9457-1edff756e79e',
		content: {
			ja: '在留期限の一覧表に基づき、期限の3か月前までに、外国人労働者本人に更新の時期を知らせていますか。',
			en: 'Do you keep a list of expiry dates, and tell foreign workers when to renew at least three months before their period of stay ends?',
		},
		points: 4,
		na_condition: { ja: '在留期限のある人がいない場合', en: 'No worker has a limited period of stay' },
		guidance: {
			purpose: {
				ja: '更新を忘れると、働き続けることができなくなります。会社からの早めの声かけで、本人が落ち着いて準備できます。',
				en: 'If someone forgets to renew, they cannot keep working. Early notice from the company lets them prepare calmly.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '在留期間が過ぎた人を働かせると、知らなくても過失があれば処罰の対象になります。',
						en: 'Employing someone whose period of stay has ended is punishable even if the company did not know, if it was negligent.',
					},
					source: {
						ja: '入管法第73条の2',
						en: 'Immigration Control Act, Article 73-2',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '期限の台帳を作り、書類をそろえる余裕をもって3か月前までに知らせるのが、実務での好事例です。',
						en: 'It is good practice to keep a register of expiry dates and to give notice three months ahead, in time to prepare the papers.',
					},
					source: {
						ja: '外国人雇用の実務での好事例',
						en: 'Good practice in employing foreign workers',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '在留期限の一覧表', en: 'List of expiry dates of stay' },
				{ ja: '本人に知らせた記録（日付と方法）', en: 'Record of telling workers (date and how)' },
			],
		},
	},
	{
		key: '5137e40a-d63f-4c33-8cfc-0289333d4484',
		content: {
			ja: '直近1年間の外国人（特別永住者などを除く）の雇入れと離職を、すべて期限内にハローワークへ届け出ましたか。',
			en: 'In the past year, did you report every hiring and leaving of foreign nationals (except special permanent residents and the like) to Hello Work on time?',
		},
		points: 5,
		na_condition: { ja: '直近1年間に雇入れも離職もない場合', en: 'Nobody was hired or left in the past year' },
		guidance: {
			purpose: {
				ja: '雇用保険に入らない短時間の人も届出の対象で、漏れやすい手続です。正しい届出は、本人の在留の審査でも役立ちます。',
				en: 'Short-hour workers outside employment insurance must be reported, too, and are easily missed. Correct reports also help when their stay is reviewed.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '雇入れと離職のたびにハローワークへ届け出ます。雇用保険の被保険者は雇入れの翌月10日・離職の翌日から10日以内、ほかの人は翌月末日までです。',
						en: 'Every hiring and leaving is reported to Hello Work: for people in employment insurance by the 10th of the month after hiring and within 10 days of leaving, for others by the end of the next month.',
					},
					source: {
						ja: '労働施策総合推進法第28条、労働施策総合推進法施行規則第10条・第11条・第12条',
						en: 'Act on Comprehensive Promotion of Labor Policies, Article 28; Regulations for Enforcement of the Act on Comprehensive Promotion of Labor Policies, Articles 10, 11 and 12',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '届出の控えや受付画面の写し', en: 'Copies of notifications or receipt screens' },
				{ ja: '雇入れ・離職者の一覧（日付が分かるもの）', en: 'List of people hired and leavers (with dates)' },
			],
		},
	},
	{
		key: '863fb79d-f3dc-4abf-8bab-d3b4f7e6b690',
		content: {
			ja: '外国人労働者の仕事内容を変える前に、在留資格で認められた活動の範囲内であることを確認し、記録に残していますか。',
			en: "Before you change foreign workers' duties, do you check that their residence status allows the new duties and keep a record?",
		},
		points: 5,
		na_condition: {
			ja: '仕事内容の変更がない、または就労に制限のない人だけの場合',
			en: "Duties did not change, or nobody's work is restricted",
		},
		guidance: {
			purpose: {
				ja: '範囲外の仕事をさせると、本人の在留資格と会社の信用の両方が傷つきます。変える前に確かめれば防げます。',
				en: "Work outside what is allowed damages both the worker's residence status and the company's reputation. Checking before the change prevents this.",
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '在留資格や許可の範囲を超えて働かせると、知らなくても過失があれば処罰の対象になります。',
						en: 'Having someone work beyond what their status or permission allows is punishable even if the company did not know, if it was negligent.',
					},
					source: {
						ja: '入管法第73条の2',
						en: 'Immigration Control Act, Article 73-2',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '技能実習は認定を受けた計画のとおりに行い、2027年4月1日からの育成就労も同じです。',
						en: 'Technical intern training must follow its approved plan. The same applies to Employment for Skill Development from April 1, 2027.',
					},
					source: {
						ja: '技能実習法第8条・第9条、育成就労法第8条・第9条',
						en: 'Technical Intern Training Act, Articles 8 and 9; Employment for Skill Development Act, Articles 8 and 9',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '変更前の確認の記録（新しい仕事、在留資格、確認日）',
					en: 'Record of the check before the change (new duties, residence status, date)',
				},
				{
					ja: '迷ったときに入管や専門家へ尋ねた記録',
					en: 'Record of asking Immigration or an expert in doubtful cases',
				},
			],
		},
	},
];
