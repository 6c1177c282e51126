export const statements = {
	title: '設問票について',
	summary: '{{introduction}}／点数の説明：{{level}}',
	hasIntroduction: 'はじめに：あり',
	noIntroduction: 'はじめに：なし',
	introductionHelp: '誰についての設問か、言葉の意味などを書きます。設問の前に表示されます。',
	levelHelp: '採点の後、点数の理由を企業にどこまで見せるかを選びます。公開した後は変更できません。',
	levels: { none: '説明しない', question: '設問ごと', item: '確認項目ごと' },
	meaning: {
		none: 'この設問票の評価を受ける企業には、点数の理由を表示しません。',
		question: 'この設問票の評価を受ける企業には、設問ごとの点数を表示します。',
		item: 'この設問票の評価を受ける企業には、設問ごとの点数に加えて、確認項目ごとの評価も表示します。',
	},
} as const;
