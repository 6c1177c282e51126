import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** C3: Renewal, transfer and leaving. */
export const c3: readonly SeedSimpleQuestion[] = [
	{
		key: '22017fd7-cf3a-4d91-bf8c-20f53bc0dc45',
		content: {
			ja: '有期契約の外国人労働者全員に、契約を更新するかどうかの判断基準を、契約時に書面で示していますか。',
			en: 'When you make a contract, do you show every fixed-term foreign worker in writing the criteria for deciding on renewal?',
		},
		points: 4,
		na_condition: { ja: '有期契約の人がいない場合', en: 'Nobody has a fixed-term contract' },
		guidance: {
			purpose: {
				ja: '更新の見通しは、在留と家族の暮らしに直結します。基準が分かれば、本人は安心して働けます。',
				en: "The prospect of renewal directly affects people's stay and family life. If they know the criteria, they can work with peace of mind.",
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '有期の契約を結ぶときは、更新の有無の判断基準や更新の上限などを書面などで明示しなければなりません。',
						en: 'When a fixed-term contract is made, the criteria for renewal, any limit on renewal and the like must be stated in writing or the like.',
					},
					source: {
						ja: '労働基準法第15条、労働基準法施行規則第5条',
						en: 'Labor Standards Act, Article 15; Regulations for Enforcement of the Labor Standards Act, Article 5',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '契約期間の途中の解雇にはやむを得ない事由が、更新を期待できる人の雇止めには合理的な理由が必要です。',
						en: 'Dismissal during a contract needs compelling grounds. Not renewing the contract of someone who can expect renewal needs reasonable grounds.',
					},
					source: {
						ja: '労働契約法第17条・第19条',
						en: 'Labor Contracts Act, Articles 17 and 19',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '労働条件通知書または契約書（更新の基準が分かるもの）',
					en: 'Notice of working conditions or contract (showing the renewal criteria)',
				},
				{ ja: '本人が受け取った日の記録', en: 'Record of the date the worker received it' },
			],
		},
	},
	{
		key: '79f10ddb-76f7-4f46-bf9a-adbda97d508d',
		content: {
			ja: '会社の都合で外国人労働者の雇用を続けられないときに、転職先や転籍先を探す支援を行うことを、文書で定めていますか。',
			en: 'Do you have a written rule that you help foreign workers find a new employer when you cannot keep employing them for reasons of your own?',
		},
		points: 4,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '急に仕事を失うと、在留の期限までに次を探さなければなりません。支援の手順があれば、本人を路頭に迷わせずに済みます。',
				en: 'People who suddenly lose their job must find another before their stay ends. With a procedure for support, nobody is left stranded.',
			},
			basis: [
				{
					kind: 'duty',
					text: {
						ja: '会社の都合で離職する外国人が希望するときは、求人の開拓などの再就職の援助に努めることとされています。',
						en: 'When foreign workers leave for company reasons and wish it, the company should try to help them find new work, for example by finding job openings.',
					},
					source: {
						ja: '労働施策総合推進法第7条',
						en: 'Act on Comprehensive Promotion of Labor Policies, Article 7',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '特定技能1号の人が本人の責任でなく契約を解除されるときは、転職を支援しなければなりません。',
						en: 'Specified Skilled Workers (i) whose contract ends through no fault of their own must be helped to change jobs.',
					},
					source: {
						ja: '入管法第2条の5、特定技能の基準省令（平成31年法務省令第5号）第3条',
						en: 'Immigration Control Act, Article 2-5; Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 3',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '支援の手順や担当者を定めた文書', en: 'Document setting the support procedure and who is in charge' },
				{
					ja: '支援した場合の記録（求人情報、連絡した機関）',
					en: 'Record of any support (job information, organizations contacted)',
				},
			],
		},
	},
	{
		key: 'd9c3ffbe-3e6f-4841-8088-a52a1927be94',
		content: {
			ja: '帰国旅費を誰が負担するかを、在留資格の定めどおりに（技能実習・育成就労は受入れ側、特定技能は本人が払えないとき会社）、契約時に書面で本人に示していますか。',
			en: 'Do you state in writing, when you make the contract, who pays the fare home as the residence status requires (technical interns and Employment for Skill Development: the receiving side; Specified Skilled Workers: your company if they cannot pay)?',
		},
		points: 4,
		na_condition: {
			ja: '技能実習・育成就労・特定技能の人がいない場合',
			en: 'You have no technical interns, workers in Employment for Skill Development or Specified Skilled Workers',
		},
		guidance: {
			purpose: {
				ja: '帰りの費用を心配すると、辛くても帰れなくなります。負担者を先に示せば、本人は安心し、精算の争いも起こりません。',
				en: 'People who worry about the fare cannot go home even when things are hard. If they know who pays, they feel secure, and nobody argues about the fare later.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '帰国旅費は、技能実習・育成就労（2027年4月1日から）では監理団体・監理支援機関（単独型は会社）が負担し、特定技能では本人が払えないとき会社が負担します。',
						en: 'For technical interns and workers in Employment for Skill Development (from April 1, 2027), the supervising (support) organization pays the fare home, or the company in individual programs. For Specified Skilled Workers, the company pays if they cannot.',
					},
					source: {
						ja: '技能実習法施行規則第12条・第52条、育成就労法施行規則第15条、特定技能の基準省令（平成31年法務省令第5号）第1条第2項第1号',
						en: 'Regulations for Enforcement of the Technical Intern Training Act, Articles 12 and 52; Regulations for Enforcement of the Employment for Skill Development Act, Article 15; Specified Skilled Worker Standards Ordinance (Ministry of Justice Ordinance No. 5 of 2019), Article 1(2)(i)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{ ja: '帰国旅費の負担者を書いた契約書や説明書', en: 'Contract or explanation stating who pays the fare home' },
				{ ja: '帰国した人への支払の記録', en: 'Payment records for people who went home' },
			],
		},
	},
];
