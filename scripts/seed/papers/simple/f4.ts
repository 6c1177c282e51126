import type { SeedSimpleQuestion } from '#scripts/seed/papers/types.ts';

/** F4: Consultation and remedy. */
export const f4: readonly SeedSimpleQuestion[] = [
	{
		key: '482ba153-2037-4f97-a718-627a5f94695d',
		content: {
			ja: '直近1年間の外国人労働者からの相談について、件数・言語・対応日数を受付簿で示せますか。（0件でも受付簿があれば「はい」）',
			en: 'Can you show from a log the number, languages and days to respond for consultations from foreign employees in the past year? (Yes if you keep a log, even with no cases.)',
		},
		points: 4,
	},
	{
		key: '6ed6e7fa-a073-4fdd-9b9c-c2d03ea1044c',
		content: {
			ja: '相談や通報をしたことを理由に不利益な扱いをしないことを、理解できる言語の文書で外国人労働者全員に伝えていますか。',
			en: 'Do you tell all foreign employees, in a document in a language they understand, that no one is treated badly for consulting or reporting?',
		},
		points: 5,
	},
	{
		key: '97c51897-5c7a-45af-8eb0-ee5f96399eeb',
		content: {
			ja: '労働局やJP-MIRAIなど会社以外の相談先の連絡先を、外国人労働者が理解できる言語で職場や寮に掲示していますか。',
			en: 'Do you post contacts for help outside the company, such as the Labour Bureau or JP-MIRAI, at work or in housing in languages foreign employees understand?',
		},
		points: 4,
	},
];
