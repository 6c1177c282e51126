export const certificates = {
	applied: '認証を申請しました。',
	issued: '認証書を発行しました。',
	issueDateRange: '発行日は{{from}}から{{to}}までの日付にしてください。',
	fileDamaged: '保管している認証書のPDFを読み出せません。運営者にお問い合わせください。',
} as const;
