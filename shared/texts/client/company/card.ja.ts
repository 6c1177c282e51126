export const card = {
	label: '評価の進捗',
	hearing: '聞き取りの準備を進めています',
	hearingText: '回答を受け付けました。評価員が内容を確認し、聞き取りの日程をご連絡します。',
	concluding: '聞き取りの内容をもとに、結果をまとめています',
	concludingText: '結果が確定すると、この画面で点数と評価レポートを確認できます。',
	confirming: '聞き取りの内容をもとに、結果を確認しています',
	confirmingText:
		'最終確認前の評価レポートと改善提案書を、評価履歴から読めます。最終確認で内容が変わることがあります。',
	completed: '初回評価が完了しました',
	completedText:
		'評価レポートを確認できます。再評価をご希望の場合は、完了から1年以内に評価員または運営者へご連絡ください。',
	reassessment: '再評価中です',
	reassessmentText: '改善の状況を評価員が確認しています。結果が出るまでお待ちください。',
	improved: '再評価が完了しました',
	improvedText: '再評価の結果が確定しました。最新のレポートを確認できます。',
	applied: '認証を申請中です',
	appliedText: '認証書の発行までお待ちください。申請により評価は終了し、再評価は受けられません。',
	issued: 'おめでとうございます。認証書が発行されました',
	reissuedText: '{{date}}に認証書を再発行しました。以前の認証書は無効です。お手元の認証書を差し替えてください。',
	withdrawn: '認証書は{{date}}に取り消されました',
	withdrawnText:
		'この認証書は無効です。掲示や配布に使っている場合は、ただちに中止してください。評価の結果とレポートは、引き続き確認できます。',
	validUntil: '有効期限 {{date}}',
	downloadCertificate: '認証書をダウンロード',
	showCertificate: '認証書を見る',
	cancelled: 'この評価は中止されました',
	cancelledText: '回答は閲覧だけできます。再開については評価員または運営者にお問い合わせください。',
} as const;
