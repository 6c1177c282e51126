import type { TextsLike } from '#shared/i18n/translate.ts';
import type { publicTexts as ja } from './public.ja.ts';

export const publicTexts: TextsLike<typeof ja> = {
	shell: {
		backToTop: 'Back to home',
		login: 'Company login',
		navigation: 'Site',
		terms: 'Terms of service',
		privacy: 'Privacy policy',
		freeAssessment: 'Free self-assessment',
		verify: 'Verify a certificate',
		certified: 'Certified companies',
		guide: 'Guide',
	},
	home: {
		title: 'Self-assessment and assessment of the employment of foreign workers',
		heading: 'See in 75 questions how well you employ foreign workers',
		lead: 'See where you stand in seven areas, from recruitment to internal support. No registration.',
		start: 'Go to the free self-assessment',
		picture: 'Sample: result of a self-assessment, and certificate of a regular assessment',
		factsTitle: 'The self-assessment at a glance',
		noThirdParty: 'The result of the self-assessment is not an objective third-party evaluation.',
		viewsTitle: 'Seven areas',
		compareTitle: 'Self-assessment and regular assessment',
		compare: { aspect: 'Aspect', free: 'Self-assessment', regular: 'Regular assessment' },
		rater: { name: 'Who rates', free: 'Your company', regular: 'Independent assessors' },
		method: {
			name: 'How',
			free: 'You answer 75 questions',
			regular: 'Assessment paper, supporting documents, interviews and a site visit',
		},
		outcome: {
			name: 'What you receive',
			free: 'One of five grades, a certificate of completion',
			regular: 'An evaluation report, an improvement proposal, a star-rated certificate',
		},
		cost: { name: 'Cost', free: 'Free', regular: 'Paid (apply after the self-assessment)' },
		audienceTitle: 'Who it is for',
		audiences: {
			beginning: {
				name: 'About to employ foreign workers',
				text: 'See what to decide and prepare before anyone arrives.',
			},
			growing: {
				name: 'Already employing foreign workers',
				text: 'Use the same questions to see where departments and people differ.',
			},
			explaining: {
				name: 'Asked by customers or your own board',
				text: 'The regular assessment gives you a report and certificate by independent assessors.',
			},
		},
		sampleTitle: 'What a result looks like',
		sampleText: 'You see a result like this as soon as you finish. Company and scores are fictitious.',
		wayTitle: 'How certification works',
		way: {
			free: {
				name: 'Free self-assessment',
				text: 'Answer 75 questions, and get your grade and a certificate of completion.',
			},
			regular: {
				name: 'Regular assessment',
				text: 'Answer the questions and submit documents. Assessors check them and interview you.',
			},
			report: {
				name: 'Report and improvement proposal',
				text: 'Scores and grades in seven areas, and how to improve. Re-assessment within a year.',
			},
			certificate: { name: 'Certificate', text: 'One to three stars, depending on your score.' },
		},
		certifiedTitle: 'Certified companies',
		certified: 'See the certified companies',
		stars0: 'No star',
		stars1: 'One star',
		stars2: 'Two stars',
		stars3: 'Three stars',
		customer: 'Customers log in here, also if you forgot your password.',
	},
	facts: {
		time: 'Time',
		timeValue: '15 to 20 minutes',
		cost: 'Cost',
		costValue: 'Free',
		questions: 'Questions',
		questionsValue: '75 (yes, no or not applicable)',
		result: 'Result',
		resultValue: 'One of five grades and a certificate of completion, at once',
	},
	views: {
		recruitment: {
			name: 'Recruitment',
			text: 'Fair recruitment and selection, agency fees, terms explained in advance',
		},
		labor: {
			name: 'Labor management',
			text: 'Residence procedures, contracts, wages, working hours, health and safety',
		},
		personnel: { name: 'Personnel system', text: 'Equal treatment, appraisal and promotion, renewal and leaving' },
		talent: { name: 'Talent management', text: 'Induction training, learning Japanese, careers' },
		satisfaction: { name: 'Job satisfaction', text: 'Housing and daily life, dialogue, opinions and retention' },
		rights: { name: 'Human rights', text: 'Policy, prevention of forced labor and discrimination, advice and remedy' },
		consensus: {
			name: 'Internal consensus',
			text: 'Management policy, understanding at the workplace, review and improvement',
		},
	},
	landing: {
		title: 'Self-assessment of the employment of foreign workers',
		lead: 'Answer 75 questions with yes, no or not applicable, and get one of five grades. It is free.',
		start: 'Start the self-assessment',
		flowTitle: 'How it works',
		flow: {
			info: { name: 'Your details', text: 'Enter your company, your name and your email address.' },
			overview: { name: 'Assessment areas', text: 'See the seven areas and how many questions each has.' },
			questions: { name: '75 questions', text: 'They take 15 to 20 minutes.' },
			result: {
				name: 'Result and certificate',
				text: 'Your grade appears at once, with a certificate of completion to download.',
			},
		},
		noticeTitle: 'Before you start',
		noticeLost: 'If you reload the page or go back while answering, you lose all your answers.',
		kept: 'Answers still stay on this device for 24 hours after the last one, and you can continue.',
		noticeParty: 'The result of the self-assessment is not an objective third-party evaluation.',
		noticeRegular: 'You can apply for the paid regular assessment from your result.',
	},
	operator: {
		runBy: 'Operator',
		runByName: 'Operator: {{name}}',
		title: 'About the operator',
	},
	unexpected: {
		title: 'Unexpected error',
	},
};
