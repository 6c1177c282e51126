export const documents = {
	added: '書類を追加しました。',
	removed: '書類を削除しました。',
	nameRequired: 'ファイル名を入力してください。',
	nameTooLong: 'ファイル名は{{maximum}}文字以内で入力してください。',
	nameCharacters: 'ファイル名に使えない文字が含まれています。',
	required: '書類を選択してください。',
	notAFile: '書類はファイルとして送信してください。',
	onlyOne: '書類は1件ずつ送信してください。',
	invalidType:
		'この形式の書類は受け付けていません。PDF、JPEG、PNG、Word、Excel、PowerPointのいずれかのファイルを選択してください。',
	contentMismatch:
		'ファイルの中身が拡張子と一致しません。元のアプリで保存し直すか、PDFに変換したファイルを選択してください。',
	macros: 'マクロを含むファイルは受け付けていません。マクロなしの形式で保存し直してください。',
	unpacksTooLarge: 'ファイルの中身が大きすぎるため、受け付けられません。分割するか、PDFに変換してください。',
	tooMany: '書類は{{maximum}}件までです。追加するには、先にほかの書類を削除してください。',
	tooLarge: 'ファイルが大きすぎます。{{size}}以下のファイルを選択してください。',
	notAForm: '書類はフォーム（multipart/form-data）で送信してください。',
	unreadableForm: '送信された内容を読み取れません。書類を選び直して、もう一度送信してください。',
} as const;
