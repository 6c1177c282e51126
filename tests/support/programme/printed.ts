import { STATUS_IDS } from '#shared/assessment/status.ts';
import type { Locale } from '#shared/i18n/translate.ts';
import type { PrintedProgramme } from '#shared/programme/printed.ts';
import { FLOW_STEPS } from '#shared/programme/steps.ts';
import { statusName } from '#shared/texts/server.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);

const QUESTION: Readonly<Record<Locale, string>> = {
	ja: '労働契約の主な条件（賃金、労働時間、業務の内容、契約期間）を、働く人が理解できる言語の書面で、雇入れの前に明示し、理解したことを確認し、その記録を残していますか。',
	en: 'Before hiring, do you state the main conditions of the contract (wages, working hours, duties, term) in writing in a language that the worker understands, make sure that they are understood, and keep a record of it that can be shown on request?',
};

const SUB_CATEGORY: Readonly<Record<Locale, string>> = {
	ja: '母国語などでの説明と、相談できる窓口の周知',
	en: 'Explanations in the language of the workers, and contact points that they know',
};

/** Figures of a large programme, with all fourteen statuses and long texts: as long as the two pages have to hold. */
export const largestProgramme = (locale: Locale = 'ja'): PrintedProgramme => ({
	printed_on: '2026-11-26',
	months: { first: '2025-12', last: '2026-11' },
	group: locale === 'ja' ? ['製造業', '東京都'] : ['Manufacturing', 'Tokyo'],
	now: { late: 214, ageing: 530, under_way: 3120, expiring_soon: 87 },
	warn_days: 7,
	late_days: 14,
	statuses: STATUS_IDS.map((id) => ({
		id,
		name: statusName(locale, id),
		companies: id >= 10 ? null : 120 * id,
		median_days: 11,
		ninetieth_days: 48,
		late: id === 3 ? 40 : null,
	})),
	steps: FLOW_STEPS.map((step, at) => ({
		step,
		// What is hidden takes more room than a number.
		total: step === 'cancelled' ? null : 1200 - at * 100,
		former_total: step === 'cancelled' ? null : 900,
		counts: MONTHS.map((_, month) => (month === 4 && at === 2 ? null : 60 + ((month * 37 + at * 11) % 80))),
		former_counts: MONTHS.map((_, month) => 50 + ((month * 23) % 60)),
	})),
	unassigned: { open: 21_340, aged: null },
	assessors: Array.from({ length: 5 }, (_, at) => ({
		id: at + 1,
		name: locale === 'ja' ? `評価 ${at + 1}郎` : `Assessor ${at + 1}`,
		open: 120 - at * 10,
		aged: at === 4 ? null : 40,
		finished: at === 4 ? null : 90,
		median_days: 18.5,
		exact_percent: at === 4 ? null : 81.3,
		kappa: at === 4 ? null : 0.74,
	})),
	results: {
		results: 1034,
		mean_percent: 66.4,
		median_percent: 68.1,
		critical_results: 51,
		grades: (['S', 'A', 'B', 'C', 'D', null] as const).map((grade, at) => ({
			grade,
			results: at === 5 ? null : 100 + at,
		})),
		stars: [3, 2, 1, 0].map((stars) => ({ stars, results: 100 + stars })),
		categories: Array.from({ length: 7 }, (_, at) => ({
			key: `00000000-0000-4000-8000-00000000000${at}`,
			name:
				[
					'採用・契約',
					'賃金・労働時間',
					'安全衛生',
					'住居・生活支援',
					'対話・職場関係',
					'教育・キャリア',
					'人権・送出し',
				][at] ?? '',
			mean_percent: 60 + at,
		})),
		weakest: Array.from({ length: 5 }, (_, at) => ({
			key: `00000000-0000-4000-8000-00000000002${at}`,
			number: `${at + 1}-2`,
			name: SUB_CATEGORY[locale],
			mean_percent: 31.5 + at,
		})),
		rounds: { first_percent: 58.2, second_percent: 71.9 },
		years: { former_percent: 61.2, now_percent: 66.4 },
	},
	questions: Array.from({ length: 5 }, (_, at) => ({
		key: `00000000-0000-4000-8000-00000000001${at}`,
		number: `${at + 1}-1-1`,
		content: QUESTION[locale],
		points: 12,
		lost_points: at === 4 ? null : 5.25 - at,
	})),
	critical_questions: Array.from({ length: 5 }, (_, at) => ({
		key: `00000000-0000-4000-8000-00000000003${at}`,
		number: `${at + 1}-3-1`,
		content: QUESTION[locale],
		failed: at === 4 ? null : 1043 - at,
		counted: at === 3 ? null : 41_034,
	})),
	valid_certificates: 812,
	expiring: MONTHS.map((month, at) => ({ month, certificates: at === 3 ? null : 40 + at })),
});
