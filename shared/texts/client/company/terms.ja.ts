/** Acceptance of the terms by an admin, and links to the legal texts. */
export const terms = {
	title: '利用規約への同意のお願い',
	text: '規約の第{{version}}版（{{date}}から有効）への同意をお願いします。',
	accept: '企業として同意する',
} as const;
