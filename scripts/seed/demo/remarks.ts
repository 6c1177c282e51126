import { chance } from './chance.ts';
import type { DemoCompany } from './companies.ts';

/** Company-specific remarks of the assessor, so that no two reports are alike. */

const first = (countries: string): string => countries.split('、')[0] ?? countries;

type Remark = (company: DemoCompany) => string;

const PRAISE: readonly Remark[] = [
	({ countries }) => `面談した${first(countries)}出身の方からも、同じ説明を聞くことができました。`,
	({ foreign }) => `外国人従業員${foreign}名の全員分を、その場で取り出して見せていただきました。`,
	({ owner }) => `${owner.department}の担当者が替わっても続けられる手順になっている点を評価します。`,
	() => '現場の掲示と記録の日付も一致していました。',
	({ owner }) => `${owner.department}と現場の責任者の説明に食い違いはありませんでした。`,
];

const DOUBT: readonly Remark[] = [
	({ countries }) => `面談した${first(countries)}出身の方のうち2名は、この仕組みを知りませんでした。`,
	({ owner }) => `${owner.department}の担当者お一人に業務が集中している点が気になります。`,
	() => '昨年度より前の記録は確認できませんでした。',
	({ foreign }) => `外国人従業員${foreign}名のうち、入社1年未満の方の分が抜けています。`,
	() => 'まずは直近に入社した方から始めてみてください。',
];

const MEMO: readonly Remark[] = [
	({ countries }) => `${first(countries)}出身の2名に面談済み。`,
	({ owner }) => `${owner.department}で原本を確認。`,
	() => '写しを受領。次回は原本を見る。',
	() => '現場の責任者にも同じことを質問した。',
];

/** Appends a remark to every second text. */
const followed =
	(remarks: readonly Remark[], kind: string) =>
	(text: string, company: DemoCompany, index: number): string => {
		const luck = chance(company.name, kind, index);
		const remark = luck < 0.5 ? remarks[Math.floor(luck * 2 * remarks.length)] : undefined;
		return remark ? `${text}${remark(company)}` : text;
	};

export const withPraise = followed(PRAISE, 'praise');
export const withDoubt = followed(DOUBT, 'doubt');
export const withMemo = followed(MEMO, 'memo');
