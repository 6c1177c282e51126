import type { Locale } from '#shared/i18n/translate.ts';

/**
 * Names of the records of the shipped papers that several questions accept. A record that only one question accepts is
 * called as that question calls it.
 */
export const recordNames: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
	joiners_and_leavers: {
		ja: '入社・離職者の名簿（入社日、離職日、契約日が分かるもの）',
		en: 'List of joiners and leavers (with dates of joining, leaving and contract)',
	},
	employment_contracts: {
		ja: '労働条件通知書・雇用契約書（更新の基準、誓約書を含む）',
		en: 'Notices of working conditions and employment contracts (with renewal criteria and pledges)',
	},
	wage_ledger: {
		ja: '賃金台帳と給与明細（控除が分かるもの）',
		en: 'Wage ledger and payslips (showing deductions)',
	},
	time_records: { ja: '打刻・勤怠の記録', en: 'Records of working hours' },
	residence_card_checks: {
		ja: '在留カードの確認票（採用時と更新後）',
		en: 'Residence card checks (at hiring and after renewal)',
	},
	renewal_guide: {
		ja: '在留資格の手続と費用負担を示した書面',
		en: 'Document on residence procedures and who bears their costs',
	},
	corrective_orders: {
		ja: '直近3年の是正勧告・行政処分などの通知（なければ申告書）',
		en: 'Orders and penalties of the past 3 years (or a statement that there were none)',
	},
	interviews_with_workers: {
		ja: '本人への面談・聞き取りの票（身分証、借入、寮の決まり）',
		en: 'Sheets of talks with workers (identity papers, debts, dormitory rules)',
	},
	interpreters: {
		ja: '通訳・翻訳の手配票と請求書',
		en: 'Interpreter and translation orders and bills',
	},
	translated_conditions: {
		ja: '労働条件書・契約書の訳文（日本語版と照合したもの）',
		en: 'Translated conditions and contracts (checked against the Japanese version)',
	},
	training_records: { ja: '導入教育・OJTの記録', en: 'Induction and on-the-job training records' },
	reports_to_workers: {
		ja: '結果を伝えた掲示や画面、説明の記録',
		en: 'Notices, pages or records that told workers the results',
	},
	welfare_charges: {
		ja: '住居費などの負担額の計算書と、契約書・請求書',
		en: 'Calculations of charges such as housing, with contracts and bills',
	},
	appointment_letters: { ja: '任命書・辞令', en: 'Letters of appointment' },
	turnover_analysis: { ja: '離職理由の集計', en: 'Reasons for leaving, summed up' },
	turnover_improvements: {
		ja: '離職・定着についての改善の記録',
		en: 'Records of improvements on turnover and retention',
	},
	japanese_support: { ja: '日本語学習の受講記録', en: 'Attendance of Japanese study' },
	learning_costs: {
		ja: '学習・受験の費用を会社が払った領収書',
		en: 'Receipts of study and test costs that the company paid',
	},
	recruitment_materials: {
		ja: '求人票・募集資料（仲介機関が渡したものを含む）',
		en: 'Job advertisements and recruitment material (also of intermediaries)',
	},
	posted_notices: {
		ja: '掲示の写真（場所と言語が分かるもの）',
		en: 'Photos of posted notices (showing place and language)',
	},
	management_minutes: {
		ja: '取締役会などの議事録・決裁書、経営者への報告',
		en: 'Board minutes, approvals and reports to management',
	},
	pay_decisions: {
		ja: '賃金表と、一人ずつの賃金の決定の記録',
		en: 'Wage tables and the decision for each person',
	},
};
