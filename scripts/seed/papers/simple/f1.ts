import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** F1: Policy and human rights due diligence. */
export const f1: readonly SeedSimpleQuestion[] = [
	{
		key: 'f4e4e22a-38a2-40f1-8d89-9d2af4a7e809',
		content: {
			ja: '外国人を含む働く人の人権を尊重する、経営トップが承認した方針を、社外に公開していますか。',
			en: 'Do you have a policy of respecting the human rights of everyone who works for you, including foreign workers, that top management approved and that is public?',
		},
		points: 3,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '経営者の約束が見えると、働く人は声を上げやすく、取引先の確認にも答えられます。',
				en: "When workers see management's promise, they find it easier to speak up. It also answers business partners' questions.",
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '企業は、人権を尊重する方針を経営の最上層で承認し、公開することが求められています。',
						en: 'Companies are expected to have a human rights policy that is approved at the most senior level and made public.',
					},
					source: {
						ja: '国連「ビジネスと人権に関する指導原則」（2011年）原則16',
						en: 'UN Guiding Principles on Business and Human Rights (2011), Principle 16',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '政府も、企業の規模にかかわらず、人権方針を作り公表することを促しています。',
						en: 'The government, too, encourages companies of any size to make and publish a human rights policy.',
					},
					source: {
						ja: '政府「責任あるサプライチェーン等における人権尊重のためのガイドライン」（2022年）',
						en: 'Government of Japan, "Guidelines on Respecting Human Rights in Responsible Supply Chains" (2022)',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '人権方針（承認した人と日付が分かるもの）',
					en: 'Human rights policy (showing who approved it and when)',
				},
				{ ja: '公開しているウェブサイトなどの画面', en: 'Website or other page where it is published' },
			],
		},
	},
	{
		key: 'b1f07c06-4721-43cb-8802-7f950d01df76',
		content: {
			ja: '直近1年間に、自社で働く外国人に起こりうる人権侵害を洗い出し、対策の優先順位を文書にしましたか。',
			en: 'In the past year, did you identify human rights abuses that could happen to foreign nationals working for you, and write down which to deal with first?',
		},
		points: 4,
		na_condition: null,
		guidance: {
			purpose: {
				ja: '起きてからでは取り返しがつきません。弱い所を先に知ると、人を守り、取引への影響も防げます。',
				en: 'Harm cannot be undone. Knowing the weak points first protects people, and prevents damage to business.',
			},
			basis: [
				{
					kind: 'law',
					text: {
						ja: '育成就労（2027年4月1日から）では、暴行、脅迫、自由の制限などがないことの定期的な確認が求められます。',
						en: 'In Employment for Skill Development (from April 1, 2027), the company must regularly confirm that there is no violence, threat, restriction of freedom or the like.',
					},
					source: {
						ja: '育成就労法施行規則第13条第2項第6号',
						en: 'Regulations for Enforcement of the Employment for Skill Development Act, Article 13(2)(vi)',
					},
					as_of: '2026-11-21',
					from: '2027-04-01',
				},
				{
					kind: 'good_practice',
					text: {
						ja: '企業は、人権への悪影響を特定して評価し、重大なものから対処することが求められています。',
						en: 'Companies are expected to identify and assess harm to human rights and deal with the most severe first.',
					},
					source: {
						ja: '国連「ビジネスと人権に関する指導原則」（2011年）原則17〜19',
						en: 'UN Guiding Principles on Business and Human Rights (2011), Principles 17 to 19',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: 'リスクの洗い出しの記録（日付と対象が分かるもの）',
					en: 'Record of identifying risks (showing date and scope)',
				},
				{ ja: '優先順位を付けた対策の一覧', en: 'List of measures by priority' },
			],
		},
	},
	{
		key: '3095ff33-f557-4dec-a9ac-f03e522e207b',
		content: {
			ja: '監理団体・監理支援機関・登録支援機関などの委託先が外国人の人権を守っているかを、直近1年間に点検表や聞き取りで確かめましたか。',
			en: "In the past year, did you check with a checklist or interviews whether contractors such as supervising organizations, supervising support organizations and registered support organizations respect foreign workers' human rights?",
		},
		points: 3,
		na_condition: {
			ja: '外国人の雇用に関わる委託先がない場合',
			en: 'No contractor is involved in employing foreign nationals',
		},
		guidance: {
			purpose: {
				ja: '支援を任せた先で、旅券の保管や私生活の制限が起きることがあります。確かめることが、本人と会社を守ります。',
				en: 'Where support is contracted out, passports may be kept or private life restricted. Checking protects workers and the company.',
			},
			basis: [
				{
					kind: 'good_practice',
					text: {
						ja: '企業は、取引関係を通じた人権への悪影響を防ぎ、軽くするよう求められています。',
						en: 'Companies are expected to prevent and reduce harm to human rights linked to their business relationships.',
					},
					source: {
						ja: '国連「ビジネスと人権に関する指導原則」（2011年）原則17・19',
						en: 'UN Guiding Principles on Business and Human Rights (2011), Principles 17 and 19',
					},
					as_of: '2026-11-21',
				},
				{
					kind: 'law',
					text: {
						ja: '技能実習では監理団体も、技能実習生の旅券や在留カードの保管を禁じられています。育成就労（2027年4月開始）にも同じ禁止があります。',
						en: 'In technical intern training, supervising organizations, too, are banned from keeping passports or residence cards. The same ban applies in Employment for Skill Development (from April 2027).',
					},
					source: {
						ja: '技能実習法第48条、育成就労法第48条',
						en: 'Technical Intern Training Act, Article 48; Employment for Skill Development Act, Article 48',
					},
					as_of: '2026-11-21',
				},
			],
			evidence: [
				{
					ja: '点検表や聞き取りの記録（相手、日付、結果が分かるもの）',
					en: 'Checklist or interview records (with whom, date, result)',
				},
				{
					ja: '委託契約書（人権に関する約束が分かるもの）',
					en: 'Contract with the contractor (showing promises on human rights)',
				},
			],
		},
	},
];
