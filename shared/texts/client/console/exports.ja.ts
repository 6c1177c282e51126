export const exports = {
	making: 'Excelを作成しています。ほかの画面に移っても、作成は続きます。',
	label: 'Excelの作成',
	seconds: '{{seconds}}秒経過',
	rows: '{{rows}}行まで作成（{{seconds}}秒経過）',
	rowsOf: '{{total}}行中{{rows}}行まで作成（{{seconds}}秒経過）',
	cancel: '作成を中止',
	failed: 'Excelをダウンロードできませんでした',
	nothingSaved: 'ファイルは保存されていません。',
	again: 'もう一度作成',
} as const;
