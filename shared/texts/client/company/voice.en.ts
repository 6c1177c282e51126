export const voice = {
	title: "Workers' voice",
	lead: 'Foreign workers of your company answered, without their names, how the last year at work has been. These are their answers until {{date}} by category. They are not part of the score.',
	categoryHead: 'Category',
	wellHead: 'Answered that all is well',
	bands: { few: 'Few', some: 'Some', most: 'Most' },
	bandsText: '“Few” is less than a third, “some” from a third to two thirds, “most” two thirds or more, also all.',
	promise:
		'Nobody knows who answered what, nor do the operator and the assessors. Please do not look for those who answered.',
} as const;
