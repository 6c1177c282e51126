import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** F2: Preventing forced labor. */
export const f2: readonly SeedSimpleQuestion[] = [
	{
		key: '1e865085-3fb9-4e86-ae82-8b3a6f98c752',
		content: {
			ja: '直近1年間に、旅券・在留カード・通帳を本人が自分で保管していることを、外国人労働者全員との面談で確認しましたか。',
			en: 'In the past year, did you confirm by interview that every foreign employee keeps their own passport, residence card and bank book?',
		},
		points: 5,
	},
	{
		key: 'fd2bb29b-56fe-42b1-8a5a-6c54cd7b25ca',
		content: {
			ja: '海外から採用した人全員に、来日のための借金と、辞めた場合の違約金の約束の有無を、入社後3か月以内に聞き取っていますか。（海外からの採用がない場合は該当しない）',
			en: 'Within three months of joining, do you ask everyone hired from abroad about debts for coming to Japan and any agreed penalty for quitting? (Not applicable if no one was.)',
		},
		points: 5,
	},
	{
		key: '278c510a-d34c-4597-90d7-66f97f2c8206',
		content: {
			ja: '寮や社宅の規則に、外出・外泊の許可制や携帯電話の禁止など、私生活を不当に制限する定めがないことを確認しましたか。（寮や社宅がない場合は該当しない）',
			en: 'Did you confirm that housing rules do not unduly restrict private life, such as permission to go out or stay out or phone bans? (Not applicable if no company housing.)',
		},
		points: 5,
	},
	{
		key: '6f086428-e4ee-43a5-9a53-438ff1abab90',
		content: {
			ja: '退職や転職の手続と、技能実習（2027年4月からは育成就労）の人には転籍の手続を、理解できる言語の文書で知らせていますか。',
			en: 'Do you give foreign employees written steps, in a language they understand, for resigning or changing jobs, and for transfer if in Technical Intern Training (Employment for Skill Development from April 2027)?',
		},
		points: 4,
	},
];
