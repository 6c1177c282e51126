import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** B1: Residence status and notifications. */
export const b1: readonly SeedSimpleQuestion[] = [
	{
		key: '99f0fb98-4618-43de-a9b4-3269fde77169',
		content: {
			ja: '外国人を雇うとき、内定後から就労開始までの間に、在留カードの原本と失効の有無を全員分確認し、記録に残していますか。',
			en: 'When hiring foreign nationals, do you check every original residence card and whether it is still valid, after the offer and before work starts, and keep a record?',
		},
		points: 5,
	},
	{
		key: '88e534b1-daa2-4bad-9457-1edff756e79e',
		content: {
			ja: '在留期限の一覧表に基づき、期限の3か月前までに、外国人労働者本人に更新の時期を知らせていますか。（在留期限のある人がいない場合は該当しない）',
			en: 'Using a list of expiry dates, do you remind foreign employees to renew at least three months before their period of stay ends? (Not applicable if no one has an expiry date.)',
		},
		points: 4,
	},
	{
		key: '5137e40a-d63f-4c33-8cfc-0289333d4484',
		content: {
			ja: '直近1年間の外国人（特別永住者などを除く）の雇入れと離職を、すべて期限内にハローワークへ届け出ましたか。（どちらもない場合は該当しない）',
			en: 'In the past year, did you report on time to Hello Work every hiring and leaving of foreign nationals (except special permanent residents etc.)? (Not applicable if there were none.)',
		},
		points: 5,
	},
	{
		key: '863fb79d-f3dc-4abf-8bab-d3b4f7e6b690',
		content: {
			ja: '外国人労働者の仕事内容を変える前に、在留資格で認められた活動の範囲内であることを確認し、記録に残していますか。（変更がない場合は該当しない）',
			en: 'Before changing the duties of foreign employees, do you confirm that the new duties are allowed by their residence status and keep a record? (Not applicable if there were no changes.)',
		},
		points: 5,
	},
];
