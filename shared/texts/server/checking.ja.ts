export const checking = {
	saved: '評価を保存しました。',
	checked: '確認済みにしました。',
	markedUnchanged: '小項目{{count}}件を確認済みにしました。',
	gradingAccepted: '確認を完了しました。採点の結果は、この画面に表示されます。',
	gradingPending: '採点中のため、変更できません。採点が終わるまでお待ちください。',
	gradingFailed:
		'採点できませんでした。もう一度、採点を実行してください。繰り返し失敗する場合は、管理者に連絡してください。',
	unchecked: '未確認の小項目が{{count}}件あるため、採点できません。すべての小項目を確認済みにしてください。',
	unrated: '設問{{question}}の確認項目{{item}}が未評価です。評価を選択してください。',
	reassessmentApplied: '再評価を申請しました。',
	reassessmentTooLate: '評価の完了から1年を過ぎたため、再評価を申請できません。新しい評価を開始してください。',
	interviewSaved: '聞き取り記録を保存しました。',
} as const;
