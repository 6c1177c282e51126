import type { Inputs } from '#client/api/client.ts';
import { toHalfWidth } from '#shared/half-width.ts';
import { companyIds, type JobAct, type Target } from './targets.ts';

type Body = Inputs['console']['bulkJobs']['create'];

/** The filters of a list, for a job over all that match. */
export type ListFilters = Pick<Body, 'company_filters' | 'assessment_filters'>;

type Chosen = { targets: readonly Target[]; whole: number | null };

/** Which rows a job is about: what matches the filters of the list, or the ticked ones. */
export const rowsOfJob = (act: JobAct, { targets, whole }: Chosen, filters: ListFilters): Partial<Body> => {
	if (whole !== null) return filters;
	if (act === 'period' && filters.assessment_filters) return { assessment_ids: targets.map(({ id }) => id) };
	return { company_ids: companyIds(targets) };
};

export type JobSettings = {
	people: number[];
	/** Whether the people take the place of the current assessors. */
	replaces: boolean;
	start: string;
	end: string;
	choice: NonNullable<Body['assessor_choice']>;
	isInWaves: boolean;
	perDay: string;
};

export const FIRST_SETTINGS: JobSettings = {
	people: [],
	replaces: false,
	start: '',
	end: '',
	choice: 'keep',
	isInWaves: false,
	perDay: '50',
};

const dates = ({ start, end }: JobSettings): Partial<Body> => ({
	...(start ? { start_date: start } : {}),
	...(end ? { end_date: end } : {}),
});

/** Companies a day; NaN for what is not a whole number from 1. */
const perDayOf = ({ perDay }: JobSettings): number => {
	const typed = toHalfWidth(perDay).trim();
	return /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : Number.NaN;
};

/** What is missing before it can be said what the job will do; null for nothing. */
export const missingFor = (act: JobAct, settings: JobSettings) => {
	const { people, choice, start, end, isInWaves } = settings;
	if (act === 'assign' && people.length === 0) return 'console.bulk.assign.nobody';
	if (act === 'period' && start === '' && end === '') return 'console.bulk.period.noDates';
	if (act !== 'start') return null;
	if (choice === 'one' && people.length !== 1) return 'console.bulk.start.onlyOne';
	return isInWaves && Number.isNaN(perDayOf(settings)) ? 'console.bulk.start.noNumber' : null;
};

/** The settings that an act has. */
export const settingsOfJob = (act: JobAct, settings: JobSettings): Partial<Body> => {
	const { people, replaces, choice, isInWaves } = settings;
	switch (act) {
		case 'assign':
			return { user_ids: people, replaces };
		case 'period':
			return dates(settings);
		case 'start':
			return {
				...dates(settings),
				assessor_choice: choice,
				user_ids: choice === 'keep' ? [] : people,
				per_day: isInWaves ? perDayOf(settings) : 0,
			};
		case 'remind':
			return {};
	}
};
