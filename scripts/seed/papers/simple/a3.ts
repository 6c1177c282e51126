import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** A3: Explaining terms and preparing for arrival. */
export const a3: readonly SeedSimpleQuestion[] = [
	{
		key: '8dd17383-8a4d-4afd-a72a-76b8a15c5059',
		content: {
			ja: '外国人の応募者が内定を承諾する前に、賃金・控除の額・仕事内容を、本人が理解できる言語の書面で説明していますか。',
			en: 'Before foreign applicants accept an offer, do you explain pay, deductions and duties in writing in a language they understand?',
		},
		points: 5,
	},
	{
		key: '07f916ef-d17a-4513-aab3-443672d67092',
		content: {
			ja: '募集時の条件と雇用契約の条件が違うときは、契約を結ぶ前に変更点を書面で本人に示していますか。（違いがない場合は該当しない）',
			en: 'When contract terms differ from the advertised terms, do you show the person the changes in writing before the contract is made? (Not applicable if there are no differences.)',
		},
		points: 4,
	},
	{
		key: '1dc9cd4e-edbd-4b05-9222-3559ec090172',
		content: {
			ja: '海外から採用した人が来日する日に、会社か委託先が空港などで出迎え、住居や事業所まで送っていますか。（海外からの採用がない場合は該当しない）',
			en: 'On the day people hired from abroad arrive, does the company or a contractor meet them at the airport and take them to their housing or the workplace? (Not applicable if no one was.)',
		},
		points: 2,
	},
];
