export const receipt = {
	submittedAnswers: '提出した回答',
	submittedOn: '{{date}}提出',
	heading: '提出の控え',
	received: '提出を受け付けました',
	next: '評価員が回答と書類を確認し、聞き取りの日程をご連絡します。この控えは、この画面でいつでも確認できます。',
	number: '受付番号',
	answerCounts: 'はい {{yes}}問、いいえ {{no}}問、該当しない {{notApplicable}}問',
	read: '提出した回答を読む',
} as const;
