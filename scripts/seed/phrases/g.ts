import type { PhrasesOfCategory } from './types.ts';

/** G: Internal consensus. */
export const g: PhrasesOfCategory = {
	G1: {
		good: [
			{
				ja: '経営会議で受入れの理由・人数・費用を決め、実績と比べて見直しています。責任者は書面で任命され、現場にも知られています。',
				en: 'Management decided on reasons, numbers and costs of accepting workers and compares them with results. A responsible person is appointed in writing and known on site.',
			},
		],
		lacking: [
			{
				ja: '受入れの人数は決まっていますが、教育・通訳・住居の費用が予算に入っていません。必要な支援が後回しになっています。',
				en: 'The number of workers is decided, but training, interpreting and housing are not in the budget, so support comes last.',
			},
			{
				ja: '責任者の任命書に権限が書かれておらず、経営者に報告した記録もありません。',
				en: 'The appointment of the responsible person does not state any authority, and no report to management is recorded.',
			},
		],
		next: [
			{
				ja: '次の予算から、教育・日本語・通訳・住居の費用を項目として立て、年に一度、計画と実績の差から見直しを決めてください。',
				en: 'From the next budget on, list training, Japanese, interpreting and housing as items, and decide once a year what to change from the difference between plan and result.',
			},
			{
				ja: '責任者の権限と担当ごとの役割を体制図にし、名前と連絡の方法を現場と外国人従業員に知らせてください。',
				en: 'Draw a chart of the authority and roles of those responsible, and tell the workplaces and foreign workers their names and how to reach them.',
			},
		],
	},
	G2: {
		good: [
			{
				ja: '配属の前に、受入れの理由と仕事の分担を同僚へ説明しています。やさしい日本語の指示書も現場で使われています。',
				en: 'Before each posting, coworkers were told why people come and how work is shared. Instructions in plain Japanese are in use on site.',
			},
		],
		lacking: [
			{
				ja: '説明が配属の後になった職場があり、在留資格でできない仕事が同僚に知られていませんでした。',
				en: 'Some workplaces were told only after the posting, and coworkers did not know which work the residence status excludes.',
			},
			{
				ja: 'やさしい日本語の研修は行われていますが、現場の指示書や掲示はそのままです。',
				en: 'Training in plain Japanese took place, but instructions and notices on site have not changed.',
			},
		],
		next: [
			{
				ja: '任せる仕事・できない仕事・教える人の分担を一枚にまとめ、配属の前に職場ごとに説明して、参加者と日付を残してください。',
				en: 'Put on one sheet which tasks are assigned, which are not, and who teaches what; explain it in each workplace before the posting, and record date and participants.',
			},
			{
				ja: '研修の後に、よく使う作業指示書を一つ選んで、やさしい日本語と図に書き直してみてください。本人に読んでもらうと改善点が分かります。',
				en: 'After the training, rewrite one frequently used instruction in plain Japanese with pictures. Having workers read it shows what to improve.',
			},
		],
	},
	G3: {
		good: [
			{
				ja: '外国人従業員も出席する会議で指標の結果を話し合い、決めた改善を次の点検で確かめています。',
				en: 'Indicators are discussed in a meeting that foreign workers attend, and improvements are checked the next time.',
			},
		],
		lacking: [
			{
				ja: '指標は集計されていますが、結果が外国人従業員に伝えられていません。会議での発言も記録にありません。',
				en: 'Indicators are compiled, but the results do not reach foreign workers, and the minutes do not show that they spoke.',
			},
			{
				ja: '地域や団体との付き合いはありますが、課題を話し合った記録がなく、社内の改善に生かした例も確認できませんでした。',
				en: 'There are contacts with local bodies, but no record of issues discussed, nor an example of their use inside the company.',
			},
		],
		next: [
			{
				ja: '日本語学習の時間・相談への対応日数・労働災害の件数など、3つほどの指標から始め、日々の受入れに関わらない人が年に一度点検してください。',
				en: 'Begin with about three indicators, such as hours of Japanese, days to answer complaints and accidents, and have someone not involved day to day review them once a year.',
			},
			{
				ja: '自治体や日本語教室との連絡役を決め、得た情報を従業員への案内に生かしてください。話し合った内容は短い記録で十分です。',
				en: 'Name a contact for the municipality and Japanese classes, and use what you learn in notices to workers. Short notes of what was discussed are enough.',
			},
		],
	},
};
