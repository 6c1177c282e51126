/**
 * Titles stand in the inbox and in the subject of a mail; texts follow the title in both, and say what to do, until when
 * and what comes next. A paragraph with a day that the notice does not have is left out.
 */
export const notices = {
	assessment_started: {
		title: '評価が始まりました',
		body: '{{company}}の評価が始まりました。設問への回答をお願いします。\n\n回答期限：{{deadline}}\n\n途中で保存して、あとから続けられます。すべて回答したら、内容を確認して提出してください。',
	},
	answers_wanted: {
		title: '担当の小項目への回答をお願いします',
		body: '{{company}}の評価で、あなたが担当する小項目に、まだ完了していないものがあります。\n\n回答期限：{{deadline}}\n\n「自分の担当」から開いて、回答を完了にしてください。',
	},
	company_reminded: {
		title: '{{what}}をお願いします',
		body: '{{company}}の評価で、{{what}}をお待ちしています。\n\n期限：{{deadline}}\n\n画面を開いて、残っているものを確認してください。',
	},
	deadline: {
		title: '回答期限まであと{{count}}日です',
		body: '{{company}}の評価の回答期限は {{deadline}} です。まだ提出されていません。\n\n期限までに、残りの設問に回答して提出してください。',
	},
	moved_back: {
		title: '評価が前の段階に戻されました',
		body: '{{company}}の評価が、前の段階に戻されました。画面を開いて、次に行うことを確認してください。\n\n{{message}}',
	},
	evidence_requested: {
		title: '資料の提出をお願いします',
		body: '「{{about}}」について、評価員から資料の依頼が届きました。\n\n回答期限：{{due_on}}\n\n内容を確認し、ファイルまたは文章で回答してください。',
	},
	evidence_returned: {
		title: '資料の再提出をお願いします',
		body: '「{{about}}」について提出された資料が、差し戻されました。\n\n回答期限：{{due_on}}\n\n評価員のコメントを確認し、もう一度回答してください。',
	},
	evidence_due: {
		title: '資料の提出期限は明日です',
		body: '「{{about}}」についての資料の提出期限は {{due_on}} です。まだ回答されていません。\n\n期限までに、ファイルまたは文章で回答してください。',
	},
	report_ready: {
		title: '評価レポートができました',
		body: '{{company}}の評価が確定し、評価レポートをご覧いただけるようになりました。\n\n次に、評価レポートを読み、改善提案がある場合は改善計画を作成してください。再評価をご希望の場合は、{{reassess_by}}までに評価員へご連絡ください。\n\n認証をご希望の場合は、評価員へご連絡ください。',
	},
	objection_received: {
		title: '異議の申立てを受け付けました',
		body: '{{company}}からの異議の申立てを受け付けました。採点にも承認にも関わっていない評価員または運営者が、対象ごとに判断します。\n\n判断の期限：{{due_on}}\n\n判断が終わるまで、評価は次の段階に進みません。期限までは、ファイルの追加や取り下げができます。',
	},
	objection_decided: {
		title: '異議の申立てへの判断が出ました',
		body: '{{company}}からの異議の申立て（{{points}}件）のうち、{{upheld}}件が認められました。\n\n画面を開いて、対象ごとの判断と理由、次に起きることを確認してください。',
	},
	plan_returned: {
		title: '改善計画の取り組みが差し戻されました',
		body: '「{{about}}」の取り組みが、評価員から差し戻されました。\n\n改善計画で評価員のコメントを確かめ、直して保存してください。',
	},
	reassessment_started: {
		title: '再評価が始まりました',
		body: '{{company}}の再評価が始まりました。評価員が、改善計画と実施の記録を確認します。改善計画は、再評価が終わるまで更新できます。',
	},
	certificate_issued: {
		title: '認証書が発行されました',
		body: '{{company}}の認証書が発行されました。画面からダウンロードできます。',
	},
	certificate_expiring: {
		title: '認証書の有効期限まであと{{count}}日です',
		body: '{{company}}の認証書の有効期限は {{expires_on}} です。\n\n引き続き認証を受けるには、次の評価が必要です。評価員または運営者へご連絡ください。',
	},
	certificate_withdrawn: {
		title: '認証書が取り消されました',
		body: '{{company}}の {{issued_on}} 発行の認証書は、取り消されました。\n\n掲示や配布に使っている場合は、ただちに中止してください。理由など、くわしくは評価員または運営者へお問い合わせください。',
	},
	share_maker_left: {
		title: '{{name}}さんが作成した共有リンクが{{count}}件残っています',
		body: '{{name}}さんのアカウントが削除されました。{{name}}さんが作成した共有リンク（{{count}}件）は、期限まで使えます。\n\n不要なものは「共有リンク」の画面で停止してください。',
	},
	submitted: {
		title: '{{company}}が回答を提出しました',
		body: '{{company}}が評価の回答を提出しました。確認を始めてください。',
	},
	evidence_answered: {
		title: '{{company}}が資料の依頼に回答しました',
		body: '{{company}}が「{{about}}」についての資料の依頼に回答しました。内容を確認してください。',
	},
	grading_failed: {
		title: '採点できませんでした：{{company}}',
		body: '{{company}}の採点が失敗しました。画面を開いて、もう一度採点してください。',
	},
	objection_filed: {
		title: '{{company}}が結果に異議を申し立てました',
		body: '{{company}}から、確定した評価の結果に異議の申立てがありました。採点にも承認にも関わっていない人が判断してください。\n\n判断の期限：{{due_on}}\n\n判断が終わるまで、この評価は次の段階に進められません。',
	},
	objection_withdrawn: {
		title: '{{company}}が異議の申立てを取り下げました',
		body: '{{company}}の異議の申立ては、取り下げられました。評価を次の段階に進められます。',
	},
	objection_closed: {
		title: '{{company}}の異議の申立てに判断が出ました',
		body: '{{company}}の異議の申立て（{{points}}件）のうち、{{upheld}}件が認められました。画面で判断の内容と、訂正する確認項目の有無を確認してください。',
	},
	plan_answered: {
		title: '{{company}}が改善計画を保存しました',
		body: '{{company}}が改善計画に回答しました。内容を確認してください。',
	},
	digest: {
		title: '対応が必要な評価：{{count}}件',
		body: '対応が必要な評価が{{count}}件あります。\nそのうち、長く止まっているもの：{{late}}件',
	},
	inquiry: {
		title: '新しい申し込みがありました',
		body: '自己診断の利用者から、申し込みがありました。内容を確認し、連絡してください。',
	},
	report_returned: {
		title: '評価レポートが差し戻されました：{{company}}',
		body: '{{company}}の評価レポートが、承認されずに差し戻されました。直す点は、企業のページの「経過」にあります。',
	},
	awaiting_finalisation: {
		title: '承認待ちです：{{company}}',
		body: '{{company}}の評価レポートができ、承認を待っています。',
	},
	applied: {
		title: '認証書の発行待ちです：{{company}}',
		body: '{{company}}の認証が申請されました。認証書を発行してください。',
	},
	unassigned: {
		title: '担当の評価員がいません：{{company}}',
		body: '{{company}}には、担当の評価員がいません。評価員を割り当ててください。',
	},
	bulk_ended: {
		title: '一括処理が終わりました：{{what}}',
		body: '実行：{{done}}件\n実行できなかったもの：{{refused}}件\n中止したもの：{{stopped}}件',
	},
	waits: { toAnswer: '設問への回答', toSend: '資料の提出' },
	interests_due: {
		title: '利害関係の申告を確認してください',
		body: '企業との利害関係の申告を、1年に1度、全員に確認していただいています。自分のアカウントの画面の「利害関係」を開いて、申告に漏れがないかを確かめ、「申告の内容を確認した」を押してください。申告するものがない場合も、お願いします。',
	},
	signing_key_expiring: {
		title: '電子署名の鍵の期限まであと{{count}}日です',
		body: '認証書に署名する鍵の有効期限は {{expires_on}} です。期限が切れる前に、新しい鍵（SIGNING_P12）に取り替えてください。',
	},
	password_changed: {
		title: 'パスワードが変更されました',
		body: '{{time}}（日本時間）に、あなたのアカウントのパスワードが変更されました。それまでのログインはすべて終了しました。\n\nご自身で変更した場合、または管理者に再設定を依頼した場合は、何もする必要はありません。\n\n心当たりがない場合は、第三者が変更した可能性があります。すぐに管理者に連絡し、パスワードの再設定を依頼してください。',
	},
	email_changed: {
		title: 'メールアドレスが変更されました',
		body: '{{time}}（日本時間）に、あなたのアカウントのメールアドレスが変更されました。\n\nご自身で変更した場合は、何もする必要はありません。\n\n心当たりがない場合は、すぐに管理者に連絡してください。',
	},
	factor_added: {
		title: '2段階認証の方法が追加されました',
		body: '{{time}}（日本時間）に、あなたのアカウントに2段階認証の方法（認証アプリまたはパスキー）が追加されました。\n\nご自身で追加した場合は、何もする必要はありません。\n\n心当たりがない場合は、第三者が追加した可能性があります。すぐにパスワードを変更し、管理者に連絡してください。',
	},
	factor_removed: {
		title: '2段階認証の方法が解除されました',
		body: '{{time}}（日本時間）に、あなたのアカウントの2段階認証の方法が解除されました。それまでのログインはすべて終了しました。\n\nご自身で解除した場合、または管理者に解除を依頼した場合は、何もする必要はありません。\n\n心当たりがない場合は、すぐにパスワードを変更し、管理者に連絡してください。',
	},
	recovery_code_used: {
		title: 'リカバリーコードでログインしました',
		body: '{{time}}（日本時間）に、リカバリーコードを使って、あなたのアカウントにログインがありました。使ったコードは、もう使えません。\n\nご自身でログインした場合は、残りの数を確かめ、少なくなったら新しいコードを作成してください。\n\n心当たりがない場合は、すぐにパスワードを変更し、管理者に連絡してください。',
	},
} as const;
