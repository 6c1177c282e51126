export const voice = {
	title: 'Workers’ voice',
	lead: 'Foreign workers at your company answered anonymously about their past year at work. These are their answers until {{date}}, by category. They are not part of the score.',
	categoryHead: 'Category',
	wellHead: 'Answered that all is well',
	bands: { few: 'Few', some: 'Some', most: 'Most' },
	bandsText:
		'“Few” is less than one third, “some” is one third to two thirds, and “most” is two thirds or more, including all.',
	promise: 'No one knows who answered what, not even the operator or the assessors. Please do not try to find out.',
} as const;
