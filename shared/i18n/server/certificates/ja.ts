export const certificates = {
	applied: '認証を申請しました。',
	issued: '認証書を発行しました。',
	issueDateRange: '発行日は{{from}}から{{to}}までの日付にしてください。',
	listingChanged: '認証企業の一覧への掲載を変更しました。',
	expiredNotListed: '認証書の有効期限が切れているため、一覧に掲載できません。',
	withdrawnNotListed: '認証書が取り消されているため、一覧に掲載できません。',
} as const;
