import type { SeedRegularQuestion } from '#scripts/seed/papers/types.ts';

/** F3: Discrimination, harassment and work-life balance. */
export const f3: readonly SeedRegularQuestion[] = [
	{
		key: '956727e4-67e5-471f-b75e-c9e9780ad780',
		content: {
			ja: '国籍・人種・宗教に関わる言動を含むハラスメントの禁止と懲戒の規定を、在籍する外国人労働者全員に、理解できる言語の文書で周知していますか。',
			en: 'Have all foreign workers been told, in documents in languages they understand, of the rules that ban and discipline harassment, including conduct about nationality, race or religion?',
		},
		points: 9,
		sdg_targets: ['5.2', '10.3', '16.b'],
		evaluations: [
			{
				key: '0676d2d6-a51f-47de-9d3d-a9809c5c4454',
				content: {
					ja: '就業規則や規程が、性的な言動、優越的な関係を背景とした言動、妊娠などに関する言動、顧客による著しい迷惑行為を扱っている。',
					en: 'The rules cover sexual harassment, abuse of power, harassment over pregnancy and the like, and serious abuse by customers.',
				},
				weight: 3,
			},
			{
				key: 'fc230bec-1fac-4297-ba1f-a5cc7a432fe3',
				content: {
					ja: '国籍・人種・宗教をからかう、名前を勝手に変えて呼ぶなどの例が、規程や手引きに挙げられている。',
					en: 'Rules or guides give examples such as mocking nationality, race or religion, or renaming someone at will.',
				},
				weight: 3,
			},
			{
				key: '20b00c36-6c3a-48b0-860c-3fad872522fb',
				content: {
					ja: '理解できる言語の版を配り、説明した日の記録が全員分ある。',
					en: 'Versions workers understand were handed out, and the date explained is recorded for everyone.',
				},
				weight: 4,
			},
		],
	},
	{
		key: 'b6d786a6-594f-4bc4-a073-38687bf0e77f',
		content: {
			ja: '直近1年に、外国人労働者とその上司の全員が、差別とハラスメントを防ぐ研修を理解できる言語で受けたことを、受講記録で示せますか。',
			en: 'Can the company show by attendance records that all foreign workers and their superiors took training on preventing discrimination and harassment, in a language they understand, in the past year?',
		},
		points: 9,
		sdg_targets: ['5.2', '10.3'],
		evaluations: [
			{
				key: '77833f84-c628-4815-aceb-66223fae7877',
				content: {
					ja: '研修の教材に、自社の職場で起こりうる事例と、受けたとき、見たときの行動が書かれている。',
					en: 'The materials cover cases that could happen at the company and what to do when one suffers or sees them.',
				},
				weight: 3,
			},
			{
				key: '2c18da3f-d45f-48c9-a53e-95657341ed1b',
				content: {
					ja: '受講記録に、受講者・日付・言語があり、休んだ人への補講も行われている。',
					en: 'Attendance records show who, when and in which language, and absentees had a make-up session.',
				},
				weight: 4,
			},
			{
				key: '693f985d-b245-4e65-8c67-e3fd8bdea1dd',
				content: {
					ja: '面談で本人が、差別やハラスメントに当たる行為の例を挙げられる。',
					en: 'In interviews, workers can give examples of discrimination or harassment.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '42a4b486-2be6-4efc-b37a-786e50957f20',
		content: {
			ja: '直近1年に外国人労働者が任意で申し出た礼拝・食事・服装など宗教や文化への配慮の希望に、手順に沿って対応し、記録していますか（申出がない場合は手順の周知で評価する）。',
			en: 'In the past year, has the company followed a procedure and kept records in answering voluntary requests from foreign workers about prayer, food, dress and the like? (If none, judged by how the procedure was announced.)',
		},
		points: 6,
		sdg_targets: ['10.3', '16.b'],
		evaluations: [
			{
				key: 'aa91b173-df76-4db5-8971-0d945e4a0616',
				content: {
					ja: '申出の方法が外国人労働者全員に案内され、信仰そのものを申告させる欄や質問がない。',
					en: 'Everyone is told how to make a request, and no form or question asks them to declare their faith.',
				},
				weight: 3,
			},
			{
				key: 'fa68873c-f16a-4489-ab4a-9531fc263889',
				content: {
					ja: '申出の内容・決めた対応・日付の記録がある（申出がなければ、全員に案内した記録で満たす）。',
					en: 'Records show the request, the decision and the date (if none, a record that everyone was informed is enough).',
				},
				weight: 4,
			},
			{
				key: '6729c4c4-0a54-4c62-b474-9f5beaf99a68',
				content: {
					ja: '安全などの理由で応じられない場合に、理由と代わりの方法を本人と話し合う手順がある。',
					en: 'Where a request cannot be met, for example for safety, there is a procedure to discuss reasons and alternatives.',
				},
				weight: 3,
			},
		],
	},
	{
		key: '33c237fa-b4d0-4f41-96af-4351396a5ee4',
		content: {
			ja: '妊娠・出産・育児休業を理由に解雇や帰国を求めないことと使える制度を、技能実習（2027年4月からは育成就労）を含む外国人労働者全員に、性別を問わず理解できる言語で伝えていますか。',
			en: 'Are all foreign workers of any gender, including technical interns (from April 2027, Employment for Skill Development), told in a language they understand that no one is dismissed or sent home over pregnancy, childbirth or childcare leave, and what systems they can use?',
		},
		points: 11,
		sdg_targets: ['5.1', '10.3'],
		evaluations: [
			{
				key: '043de0d5-927a-4a01-9472-738af56f2a79',
				content: {
					ja: '産前産後休業・育児休業・給付の内容と申出先を理解できる言語で説明した資料がある。',
					en: 'Materials in languages workers understand explain maternity and childcare leave, benefits and whom to tell.',
				},
				weight: 3,
			},
			{
				key: '3e0c7c77-2d96-4672-9c48-c88f2ea928f1',
				content: {
					ja: '直近3年の申出ごとに、本人の意向の確認と対応の記録がある（申出がなければ満たす）。',
					en: "For each notice in the past three years, records show the worker's wishes and the response (met if none).",
				},
				weight: 3,
			},
			{
				key: '16aa175c-9b00-486b-b0f6-872f1082dbea',
				content: {
					ja: '雇用契約や送出機関などとの書類に、妊娠や交際を理由に帰国させる約束がない。',
					en: 'No employment contract or paper with a sending organisation provides for return over pregnancy or relationships.',
				},
				weight: 2,
			},
			{
				key: 'd2e22f9c-2550-431f-ad07-d695a689ff52',
				content: {
					ja: '面談で本人が、妊娠しても働き続けられることと相談先を答えられる。',
					en: 'In interviews, workers know that they can keep working if pregnant and whom to consult.',
				},
				weight: 2,
			},
		],
	},
];
