import type { SeedText } from './types.ts';

export type SeedOutline = {
	code: string;
	/** Stays the same in every version of the paper, even if its texts change. */
	key: string;
	content: SeedText;
	subCategories: readonly { code: string; key: string; content: SeedText }[];
};

/** The seven main categories and 24 sub-categories that both shipped papers share, in paper order. */
export const outline: readonly SeedOutline[] = [
	{
		code: 'A',
		key: '30465dcc-1db3-43c0-b9a1-322b356242b1',
		content: { ja: '採用', en: 'Recruitment' },
		subCategories: [
			{
				code: 'A1',
				key: 'e6ab9035-b94c-4323-84d2-bf5bf898440a',
				content: { ja: '公正な募集・選考', en: 'Fair recruitment and selection' },
			},
			{
				code: 'A2',
				key: 'd9d5999b-3ffe-4581-a705-0de62e42406c',
				content: { ja: '仲介・送出機関と費用', en: 'Intermediaries, sending organizations and costs' },
			},
			{
				code: 'A3',
				key: '1546d1e0-fcc3-4296-a8f7-10f7c80c0d43',
				content: { ja: '条件の事前説明・受入準備', en: 'Explaining terms and preparing for arrival' },
			},
		],
	},
	{
		code: 'B',
		key: '49b642f8-a5be-4a35-b3a5-ccc1a53f0bae',
		content: { ja: '労務管理', en: 'Labor management' },
		subCategories: [
			{
				code: 'B1',
				key: 'c9c272a3-adc4-40f2-8cfb-d99c1b2d1e87',
				content: { ja: '在留・届出管理', en: 'Residence status and notifications' },
			},
			{
				code: 'B2',
				key: 'e39635dc-8252-443b-b086-7eea7cb1bfa3',
				content: { ja: '契約・規則の周知', en: 'Contracts and work rules' },
			},
			{
				code: 'B3',
				key: '91272292-1819-402d-98f3-61eb842247b1',
				content: { ja: '賃金・控除・社会保険', en: 'Wages, deductions and social insurance' },
			},
			{
				code: 'B4',
				key: 'ee24ef75-5e91-44cc-bd14-0497f0c8d82c',
				content: { ja: '労働時間・休暇', en: 'Working hours and leave' },
			},
			{
				code: 'B5',
				key: '254edd73-5719-458b-bbf1-bf7e6133d0ce',
				content: { ja: '安全衛生・健康', en: 'Safety and health' },
			},
		],
	},
	{
		code: 'C',
		key: '6e5aa907-7d7d-4fbe-a933-e2f2981af84e',
		content: { ja: '人事制度', en: 'Personnel system' },
		subCategories: [
			{
				code: 'C1',
				key: '47ea75f7-91f4-4935-a70c-501df9d782ed',
				content: { ja: '均等・均衡待遇', en: 'Equal and balanced treatment' },
			},
			{
				code: 'C2',
				key: 'f1bf76b5-8cb2-4c65-b01a-e37c6375d790',
				content: { ja: '評価・昇格', en: 'Appraisal and promotion' },
			},
			{
				code: 'C3',
				key: 'f55026d2-d40e-40b1-b6d1-0852eb28b3b4',
				content: { ja: '更新・転籍・離職', en: 'Renewal, transfer and leaving' },
			},
		],
	},
	{
		code: 'D',
		key: '8f73e9d1-5649-4d34-bee9-4eed2b2b2f1f',
		content: { ja: '人材育成', en: 'Talent management' },
		subCategories: [
			{
				code: 'D1',
				key: '2628d7b2-1983-4bb1-afad-0b7325b2595b',
				content: { ja: '導入教育・技能', en: 'Induction and skills' },
			},
			{
				code: 'D2',
				key: '768b7001-c45c-424d-8385-a24a9b414b85',
				content: { ja: '日本語学習', en: 'Learning Japanese' },
			},
			{
				code: 'D3',
				key: '5e051931-cf24-4c30-b736-5d294c573772',
				content: { ja: 'キャリア形成', en: 'Career development' },
			},
		],
	},
	{
		code: 'E',
		key: '2f6d2ec3-1d24-457d-8b46-b6da6bf22329',
		content: { ja: '働きがい', en: 'Job satisfaction' },
		subCategories: [
			{
				code: 'E1',
				key: 'e47823a1-9e9b-40b6-927f-6b76d37d0a68',
				content: { ja: '住居・生活支援', en: 'Housing and daily life support' },
			},
			{
				code: 'E2',
				key: '393bd9f9-b16e-44ae-a9ce-18484b429153',
				content: { ja: '対話・職場関係', en: 'Dialogue and relations at work' },
			},
			{
				code: 'E3',
				key: 'ada7fe15-b780-4c16-bf51-90274a5c8db2',
				content: { ja: '意見把握・定着', en: "Workers' views and retention" },
			},
		],
	},
	{
		code: 'F',
		key: 'eb94bce7-b271-40a3-b791-5b3e7d2cc6ad',
		content: { ja: '人権', en: 'Human rights' },
		subCategories: [
			{
				code: 'F1',
				key: '5be5af81-78ef-449a-b23a-62e5a8000663',
				content: { ja: '方針・人権デューデリジェンス', en: 'Policy and human rights due diligence' },
			},
			{
				code: 'F2',
				key: '990c506c-055b-4108-b69d-700f2c8e4a9c',
				content: { ja: '強制労働の防止', en: 'Preventing forced labor' },
			},
			{
				code: 'F3',
				key: 'a2bf1080-ee1f-45d0-b048-597ebc44a16d',
				content: { ja: '差別・ハラスメント・両立', en: 'Discrimination, harassment and work-life balance' },
			},
			{
				code: 'F4',
				key: '0e0a8d9d-f3dc-4ab8-af82-9850c4a56fae',
				content: { ja: '相談・救済', en: 'Grievances and remedy' },
			},
		],
	},
	{
		code: 'G',
		key: 'dfc92276-2901-414e-9782-52360f6a3a67',
		content: { ja: '社内合意', en: 'Internal consensus' },
		subCategories: [
			{
				code: 'G1',
				key: '34bb3362-c145-4f71-a21a-3279e9defb86',
				content: { ja: '経営方針・責任体制', en: 'Management policy and responsibility' },
			},
			{
				code: 'G2',
				key: '768d921f-4731-483e-987e-059e738d7ed8',
				content: { ja: '現場・同僚の理解', en: 'Understanding among coworkers' },
			},
			{
				code: 'G3',
				key: '09437783-5acb-448a-9ac6-6116b951d7da',
				content: { ja: '点検・改善・連携', en: 'Review, improvement and cooperation' },
			},
		],
	},
];
