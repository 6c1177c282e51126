/** Acceptance of the terms by an admin, and links to the legal texts. */
export const terms = {
	title: '利用規約への同意のお願い',
	text: '利用規約とプライバシーポリシーの第{{version}}版（{{date}}から有効）を確かめて、企業のために同意してください。管理者のどなたかが同意すると、この案内は表示されなくなります。入力と保存は、同意の前でもこれまでどおりできます。',
	accept: '利用規約に同意する',
} as const;
