import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** B2: Contracts and work rules. */
export const b2: readonly SeedSimpleQuestion[] = [
	{
		key: '7bbb4e56-57ca-41c0-ae40-568d2dad45f0',
		content: {
			ja: '雇用契約を結ぶときに、本人が理解できる言語で書いた労働条件通知書を、外国人労働者全員に渡していますか。',
			en: 'When you make an employment contract, do you give every foreign worker a notice of working conditions written in a language they understand?',
		},
		points: 5,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '読める書面があれば、本人は条件を納得して働き始められます。後の行き違いや争いも防げます。',
				en: 'With a document they can read, people start work having accepted the terms. It also prevents misunderstandings and disputes later.',
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
					ja: '労働条件通知書の訳文またはやさしい日本語版',
					en: 'Notice of working conditions in translation or plain Japanese',
				},
				{ ja: '本人が受け取った記録（日付つき）', en: 'Record that the worker received it (with date)' },
			],
		},
	},
	{
		key: '56a45681-6ac4-4777-b9fa-cd285234f452',
		content: {
			ja: '就業規則の主な内容を、理解できる言語ややさしい日本語の文書にし、外国人労働者全員に示していますか。',
			en: 'Do you show all foreign workers the main content of the work rules in a document in a language they understand or in plain Japanese?',
		},
		points: 3,
		na_condition: { ja: '就業規則の作成義務がない場合', en: 'You are not required to have work rules' },
		guidance: {
			purpose: {
				ja: '規則が読めないと、休み方や辞め方を人づてに聞くしかありません。文書で示せば、誰もが同じ決まりで働けます。',
				en: 'If people cannot read the rules, they learn only by hearsay how to take leave or resign. With a document, everyone works by the same rules.',
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
				{ ja: '就業規則の訳文・やさしい日本語版', en: 'Work rules in translation or plain Japanese' },
				{ ja: '配布や掲示の記録（日付と対象者）', en: 'Record of giving or posting them (date and people)' },
			],
		},
	},
	{
		key: '8c92429e-0da4-43e5-8369-8537e1214c73',
		content: {
			ja: '入社後1か月以内に、労働条件や職場の規則を理解しているかを確認票や面談で確かめ、外国人労働者ごとに記録していますか。',
			en: 'Within one month of joining, do you check with a form or an interview whether each foreign worker understands the working conditions and workplace rules, and record it?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '「わかりました」だけでは、本当に伝わったか分かりません。一度確かめるだけで、誤解から来る離職や事故を減らせます。',
				en: '"I understand" does not show whether the message got through. A single check reduces departures and accidents caused by misunderstandings.',
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
				{ ja: '確認票または面談の記録（一人ずつ）', en: 'Check form or interview record (one for each person)' },
				{ ja: '入社日が分かる名簿', en: 'List showing dates of joining' },
			],
		},
	},
];
