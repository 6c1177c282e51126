import { auditKindWords } from '#shared/texts/audit-kind-words.ts';

export const audit = {
	search: 'できごと（例：パスワード）',
	allKinds: 'すべての種類',
	nobody: '（ログインなし）',
	empty: '操作履歴はまだありません。',
	noHit: '条件に合う記録はありません。',
	manyAddresses: '多数のアドレス',
	kinds: auditKindWords.ja,
	/** The changes of status in the timeline. */
	actions: {
		assessment_start: '評価の開始',
		assessment_first_save: '回答の開始',
		assessment_submit: '回答の提出',
		assessment_grade: '採点',
		assessment_report: '評価レポートの確定',
		assessment_proposal: '改善提案の提出',
		assessment_finalise: '評価の承認',
		assessment_apply_reassessment: '再評価の申請',
		assessment_grade_again: '再評価の採点',
		assessment_report_again: '再評価レポートの確定',
		assessment_finalise_again: '再評価の承認',
		assessment_apply_certificate: '認証の申請',
		assessment_issue: '認証書の発行',
		assessment_cancel: '評価の中止',
		assessment_move_back: '進捗を戻す',
	},
} as const;
