export const assessment = {
	wrongStatus: '現在の進捗（{{status}}）では、この操作はできません。',
	notCurrent: 'この評価は最新の評価ではないため、操作できません。',
	underWay: 'この企業には進行中の評価があります。',
	noPublishedPaper: '公開されている設問票がありません。先に設問票を公開してください。',
	started: '評価を開始しました。',
	cancelled: '評価を中止しました。',
	movedBack: '進捗を更新しました。',
	datesUpdated: '評価期間を更新しました。',
	cannotMoveBack: 'この進捗には戻せません。',
	startAfterEnd: '開始日は終了日以前の日付にしてください。',
} as const;
