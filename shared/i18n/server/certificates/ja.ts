export const certificates = {
	applied: '認証を申請しました。',
	issued: '認証書を発行しました。',
	withdrawn: '認証書を取り消しました。',
	reissued: '認証書を再発行しました。',
	alreadyWithdrawn: 'この認証書はすでに取り消されています。',
	nothingToReissue: '発行済みの認証書から変わる内容がないため、再発行できません。',
	issueDateRange: '発行日は{{from}}から{{to}}までの日付にしてください。',
	fileDamaged: '保管している認証書のPDFを読み出せません。運営者にお問い合わせください。',
	listingChanged: '認証企業の一覧への掲載を変更しました。',
	expiredNotListed: '認証書の有効期限が切れているため、一覧に掲載できません。',
	withdrawnNotListed: '認証書が取り消されているため、一覧に掲載できません。',
} as const;
