/**
 * Development of a sub-category between a company's two rounds: its performance in each, 0 to 1, and the note in the
 * second report.
 */
export type Turn = { first: number; second: number; note: string };

/** By code of the sub-category. */
export type Turns = Readonly<Record<string, Turn>>;

/** Five of six proposals were carried out, one is planned for the next year, and one sub-category declined. */
export const turnsOfFujimi: Turns = {
	A1: {
		first: 0.3,
		second: 0.97,
		note: '前回の提案どおり、評価票に不採用理由の選択欄と記述欄が設けられ、面接後3日以内の記入が定着していました。直近の応募者12名の評価票すべてで、後から説明できる理由を確認しました。',
	},
	B2: {
		first: 0.95,
		second: 0.65,
		note: '前回は翻訳版まで行き届いていましたが、今年度の就業規則の改定が英語版以外に反映されておらず、理解を確かめた記録も4月から途切れていました。改定と同じ日に翻訳版を更新する手順が必要です。',
	},
	B3: {
		first: 0.05,
		second: 0.95,
		note: '前回の提案を受けて、寮ごとの実費の計算表が毎月作られ、明細と一緒に本人へ渡されています。3か月分を突き合わせ、控除額が実費と一致することを確認しました。',
	},
	D2: {
		first: 0.25,
		second: 0.6,
		note: '前回の提案を受けて、夜勤者向けのオンライン教室が始まり、夜勤者14名のうち11名が受講しています。職務ごとの目標は製造以外の部署でこれから作るところです。',
	},
	E1: {
		first: 0.72,
		second: 0.97,
		note: '前回は避難図が日本語だけの棟がありましたが、すべての寮に6言語の避難図が掲示され、避難訓練には交代勤務の方も参加していました。現地で掲示と参加名簿を確認しました。',
	},
	E2: {
		first: 0.2,
		second: 0.92,
		note: '前回の提案を受けて、夜勤の班でも引き継ぎの時間に月1回の1on1が行われています。面談した4名全員が、伝えた意見への対応を説明できました。',
	},
	F1: {
		first: 0.3,
		second: 0.45,
		note: '前回の提案のうち、外国人が働く委託先の洗い出しは終わりましたが、点検票による自己評価と訪問は来期の実施予定です。清掃と派遣の委託先では、人権方針がまだ知られていませんでした。',
	},
};
