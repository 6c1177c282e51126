/** Whom a company can ask. */
export const contacts = {
	assessors: '担当の評価員：{{names}}',
	operator: '運営者：{{name}}',
	nobody: '担当の評価員が決まると、ここに名前が表示されます。',
} as const;
