/** What is typed over stored values: saving, restored drafts, and what two people changed. */
export const editing = {
	unsaved: '未保存の変更 {{count}}件',
	unchanged: '変更はありません',
	savedAt: '{{time}} に保存',
	autosavedAt: '{{time}}に自動保存',
	savingNow: '保存中',
	restoredTitle: '保存していなかった入力を復元しました',
	restoredText: '内容を確認して、保存してください。',
	conflictTitle: '{{name}}さんが{{time}}に先に保存しました',
	conflictText: '次の項目は、両方で変更されています。残す内容を選んで、保存してください。入力した内容は残っています。',
	conflictTaken: '{{name}}さんが変更した次の項目も取り込みました。',
	noConflictText:
		'同じ項目の変更はありません。{{name}}さんが変更した次の項目を取り込みました。入力した内容は残っています。確かめて、保存してください。',
	somebody: 'ほかの人',
	mine: '自分の入力',
	theirs: '{{name}}さんの保存内容',
	backToEditing: '編集に戻る',
	saveChosen: '選んだ内容で保存',
	saveBoth: '両方の変更を保存',
	tooLong: '{{max}}文字以内で入力してください。',
	empty: '（未入力）',
} as const;
