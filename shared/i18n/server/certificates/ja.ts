export const certificates = {
	applied: '認証を申請しました。',
	issued: '認証書を発行しました。',
	issueDateRange: '発行日は{{from}}から{{to}}までの日付にしてください。',
} as const;
