/** Critical questions that failed, before grading and at the decisions that follow. */
export const critical = {
	failures: '満たしていない重要設問（{{count}}問）',
	failuresText: '得点は変わりません。レポートに設問が記載され、レポートの確定などのときに理由を入力します。',
	unconditionalNa: '条件がないのに「該当しない」と回答された設問（{{count}}問）',
	unconditionalText: '評価しても採点されません。回答が適切か確認してください。',
	nothing: '満たしていない重要設問と、条件のない「該当しない」の回答はありません。',
	decideText: '重要設問を満たしていません。このまま進める理由を入力してください。',
	reasonHelp: '操作履歴に残ります。企業には表示されません。',
	reasonMissing: '理由を入力すると、進められます。',
} as const;
