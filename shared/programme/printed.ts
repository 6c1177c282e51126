import type { Grade } from '#shared/assessment/grade.ts';
import type { FlowStep } from './steps.ts';

/** The programme's figures on two pages. Null: about fewer than ten, or not known. */

type Figure = number | null;

export type PrintedProgramme = {
	/** Tokyo day. */
	printed_on: string;
	months: { first: string; last: string };
	/** Filters of companies, in words. */
	group: string[];
	now: { late: Figure; ageing: Figure; under_way: Figure; expiring_soon: Figure };
	warn_days: number;
	late_days: number;
	statuses: {
		id: number;
		name: string;
		companies: Figure;
		median_days: Figure;
		ninetieth_days: Figure;
		late: Figure;
	}[];
	steps: { step: FlowStep; total: Figure; former_total: Figure; counts: Figure[]; former_counts: Figure[] }[];
	/** What waits at companies without an assessor; null where the figures are of one. */
	unassigned: { open: Figure; aged: Figure } | null;
	/** Those with the most that waits, most first. */
	assessors: {
		id: number;
		name: string;
		open: Figure;
		aged: Figure;
		finished: Figure;
		median_days: Figure;
		exact_percent: Figure;
		kappa: Figure;
	}[];
	results: {
		results: Figure;
		mean_percent: Figure;
		median_percent: Figure;
		critical_results: Figure;
		grades: { grade: Grade | null; results: Figure }[];
		stars: { stars: number; results: Figure }[];
		categories: { key: string; name: string; mean_percent: Figure }[];
		/** The sub-categories with the lowest means, of at least ten results. */
		weakest: { key: string; number: string; name: string; mean_percent: Figure }[];
		rounds: { first_percent: Figure; second_percent: Figure };
		years: { former_percent: Figure; now_percent: Figure };
	};
	questions: { key: string; number: string; content: string; points: number; lost_points: Figure }[];
	critical_questions: { key: string; number: string; content: string; failed: Figure; counted: Figure }[];
	valid_certificates: Figure;
	expiring: { month: string; certificates: Figure }[];
};
