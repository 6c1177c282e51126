export const submit = {
	button: '回答を提出',
	heading: '回答の提出',
	ready: 'すべての大項目の回答が完了しました。内容を確かめて提出してください。',
	blocked: '未完了の大項目が{{count}}件あります。「{{category}}」から回答してください。',
	overdue: '提出期限を過ぎているため、提出できません。',
	title: '回答を提出しますか？',
	warning: '提出後は、回答も書類も変更できません。',
	sending: '提出しています',
} as const;
