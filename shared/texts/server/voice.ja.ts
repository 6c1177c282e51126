export const voice = {
	opened: '働く人の声の受付を始めました。回答カードとポスターを今すぐ印刷してください。コードは二度と表示されません。',
	openedBefore: 'この評価では、働く人の声の受付をすでに行っています。受付は1回の評価につき一度だけです。',
	closesOn: '回答の最終日は、今日の{{minimum}}日後から{{maximum}}日後までの日付にしてください。',
	noLanguage: '言語を一つ以上選んでください。',
	ended: '受付は終了しています。',
	notClosed: '受付が終わってから依頼できます。',
	tooFewQuestions: 'どの設問がきっかけか分からないように、{{minimum}}問以上を選んでください。',
	noneMarked: '働く人の回答と一致しない設問を、一つ以上含めてください。',
	codeInvalid: 'このコードは使えません。間違っているか、すでに使われたか、受付が終わっています。',
	answersIncomplete: 'すべての質問に一度ずつ答えてください。',
	categories: {
		promises: '約束と賃金',
		safety: '安全と健康',
		freedom: '自由',
		respect: '尊重と相談',
		future: '学びとこれから',
	},
} as const;
