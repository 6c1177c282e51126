import type { DemoCompany } from './companies.ts';

/** The company of owner14@example.com, whose objection to its result waits for a decision. assessor2@example.com rated it. */
export const objectingCompany: DemoCompany = {
	status: 7,
	name: '株式会社はやて物流',
	kana: 'カブシキガイシャハヤテブツリュウ',
	ceo: { name: '早瀬 拓也', kana: 'ハヤセ タクヤ' },
	address: '千葉県船橋市浜町2-5-1',
	industry: 'H44',
	established: '1992-05-18',
	funds: 50_000_000,
	market: null,
	employees: 265,
	foreign: 47,
	countries: 'ベトナム、ネパール、ブラジル',
	owner: { name: '川島 由紀', kana: 'カワシマ ユキ', email: 'owner14@example.com', department: '人事総務課' },
	strength: 0.68,
	daysAtStatus: 12,
};
