import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** F1: Policy and human rights due diligence. */
export const f1: readonly SeedSimpleQuestion[] = [
	{
		key: 'f4e4e22a-38a2-40f1-8d89-9d2af4a7e809',
		content: {
			ja: '外国人を含む働く人の人権を尊重する方針を、経営トップの承認を得て文書にし、社外に公開していますか。',
			en: 'Do you have a written policy, approved by top management and open to the public, to respect the human rights of all workers including foreign workers?',
		},
		points: 3,
	},
	{
		key: 'b1f07c06-4721-43cb-8802-7f950d01df76',
		content: {
			ja: '直近1年間に、自社で働く外国人に起こりうる人権侵害を洗い出し、対策の優先順位を文書にしましたか。',
			en: 'In the past year, did you identify possible human rights abuses of foreign workers in your company and write down which to address first?',
		},
		points: 4,
	},
	{
		key: '3095ff33-f557-4dec-a9ac-f03e522e207b',
		content: {
			ja: '監理団体や登録支援機関などの委託先が外国人の人権を守っているかを、直近1年以内に点検表や聞き取りで確かめましたか。（委託先がない場合は該当しない）',
			en: 'In the past year, did you check by checklist or interview that contractors such as supervising or support organisations respect human rights? (Not applicable if none.)',
		},
		points: 3,
	},
];
