export const certificates = {
	applied: '認証を申請しました。',
	issued: '認証書を発行しました。',
	withdrawn: '認証書を取り消しました。',
	reissued: '認証書を再発行しました。',
	alreadyWithdrawn: 'この認証書はすでに取り消されています。',
	nothingToReissue: '発行済みの認証書から変わる内容がないため、再発行できません。',
	issueDateRange: '発行日は{{from}}から{{to}}までの日付にしてください。',
} as const;
