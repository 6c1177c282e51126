import type { SeedText } from './types.ts';

export type SeedOutline = {
	code: string;
	content: SeedText;
	subCategories: readonly { code: string; content: SeedText }[];
};

/** The seven main categories and 24 sub-categories that both shipped papers share, in paper order. */
export const outline: readonly SeedOutline[] = [
	{
		code: 'A',
		content: { ja: '採用', en: 'Recruitment' },
		subCategories: [
			{ code: 'A1', content: { ja: '公正な募集・選考', en: 'Fair recruitment and selection' } },
			{ code: 'A2', content: { ja: '仲介・送出機関と費用', en: 'Brokers, sending organisations and fees' } },
			{ code: 'A3', content: { ja: '条件の事前説明・受入準備', en: 'Explaining terms and preparing for arrival' } },
		],
	},
	{
		code: 'B',
		content: { ja: '労務管理', en: 'Labor management' },
		subCategories: [
			{ code: 'B1', content: { ja: '在留・届出管理', en: 'Residence status and notifications' } },
			{ code: 'B2', content: { ja: '契約・規則の周知', en: 'Contracts and work rules' } },
			{ code: 'B3', content: { ja: '賃金・控除・社会保険', en: 'Wages, deductions and social insurance' } },
			{ code: 'B4', content: { ja: '労働時間・休暇', en: 'Working hours and leave' } },
			{ code: 'B5', content: { ja: '安全衛生・健康', en: 'Safety and health' } },
		],
	},
	{
		code: 'C',
		content: { ja: '人事制度', en: 'Personnel system' },
		subCategories: [
			{ code: 'C1', content: { ja: '均等・均衡待遇', en: 'Equal and balanced treatment' } },
			{ code: 'C2', content: { ja: '評価・昇格', en: 'Appraisal and promotion' } },
			{ code: 'C3', content: { ja: '更新・転籍・離職', en: 'Renewal, transfer and leaving' } },
		],
	},
	{
		code: 'D',
		content: { ja: '人材育成', en: 'Talent management' },
		subCategories: [
			{ code: 'D1', content: { ja: '導入教育・技能', en: 'Induction and skills' } },
			{ code: 'D2', content: { ja: '日本語学習', en: 'Japanese language study' } },
			{ code: 'D3', content: { ja: 'キャリア形成', en: 'Career development' } },
		],
	},
	{
		code: 'E',
		content: { ja: '働きがい', en: 'Job satisfaction' },
		subCategories: [
			{ code: 'E1', content: { ja: '住居・生活支援', en: 'Housing and daily life support' } },
			{ code: 'E2', content: { ja: '対話・職場関係', en: 'Dialogue and workplace relations' } },
			{ code: 'E3', content: { ja: '意見把握・定着', en: 'Listening and retention' } },
		],
	},
	{
		code: 'F',
		content: { ja: '人権', en: 'Human rights' },
		subCategories: [
			{ code: 'F1', content: { ja: '方針・人権デューデリジェンス', en: 'Policy and human rights due diligence' } },
			{ code: 'F2', content: { ja: '強制労働の防止', en: 'Preventing forced labor' } },
			{
				code: 'F3',
				content: { ja: '差別・ハラスメント・両立', en: 'Discrimination, harassment and work-life balance' },
			},
			{ code: 'F4', content: { ja: '相談・救済', en: 'Consultation and remedy' } },
		],
	},
	{
		code: 'G',
		content: { ja: '社内合意', en: 'Internal consensus' },
		subCategories: [
			{ code: 'G1', content: { ja: '経営方針・責任体制', en: 'Management policy and responsibility' } },
			{ code: 'G2', content: { ja: '現場・同僚の理解', en: 'Understanding in the workplace' } },
			{ code: 'G3', content: { ja: '点検・改善・連携', en: 'Review, improvement and cooperation' } },
		],
	},
];
