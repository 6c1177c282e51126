import { type Assessment, type Base, type Day, dayFrom, dayOf, daysFrom, type Item } from './base.ts';
import { type Asked, isIn, isInGroup, median, near, newestOf, owesEvidence, roundsOf } from './counted.ts';

/** The figures of what people do, computed a second time: requests, plans, assessors and visitors. */

export const workOf = (base: Base, asked: Asked, today: Day) => {
	const companyOf = new Map(base.assessments.map((row) => [row.id, row.company_id]));
	const isOwn = (progressId: number): boolean => isInGroup(base, asked, companyOf.get(progressId) ?? 0);
	const requests = base.requests.filter((row) => isOwn(row.progress_id) && isIn(asked, dayOf(row.created_at)));
	const waits = requests.flatMap((request) => {
		const [first] = base.answers
			.filter((row) => row.request_id === request.id)
			.map((row) => dayFrom(row.created_at))
			.sort();
		return first === undefined ? [] : [daysFrom(dayFrom(request.created_at), first)];
	});
	const due = base.actions.filter(
		(row) => isOwn(row.progress_id) && isIn(asked, row.target_date) && (row.target_date ?? '') <= today,
	);
	const done = due.filter(({ state }) => state === 'done');
	const inTime = done.filter((row) => dayFrom(row.saved_at) <= (row.target_date ?? ''));
	return {
		requests: { asked: requests.length, answered: waits.length, median_days: near(median(waits)) },
		plans: {
			due: due.length,
			in_time: inTime.length,
			done_late: done.length - inTime.length,
			not_done: due.length - done.length,
		},
	};
};

/** At these an assessor has to act. */
const AT_ASSESSOR = [3, 4, 5, 8, 9, 12];

const LONG_DAYS = 7;

/** Of these assessments, how many wait for an assessor, and how many of them for long. */
const waitingIn = (base: Base, assessments: readonly Assessment[], today: Day) => {
	const open = assessments.filter(({ status }) => AT_ASSESSOR.includes(status));
	const aged = open.filter(
		(row) => !owesEvidence(base, row) && daysFrom(dayFrom(row.status_since), today) >= LONG_DAYS,
	);
	return { open: open.length, aged: aged.length };
};

/** What waits at companies of nobody. */
export const unassignedOf = (base: Base, { assessor: _, ...asked }: Asked, today: Day) => {
	const cared = new Set(base.assigned.map(({ company_id }) => company_id));
	const own = newestOf(base.assessments).filter(
		({ company_id }) => !cared.has(company_id) && isInGroup(base, asked, company_id),
	);
	return waitingIn(base, own, today);
};

export const assessorsOf = (base: Base, { assessor: _, ...asked }: Asked, today: Day) => {
	const graded = new Map(
		roundsOf(base)
			.filter((round) => isIn(asked, round.gradedOn) && isInGroup(base, asked, round.assessment.company_id))
			.map((round) => [round.sheet.id, round]),
	);
	const items = base.items.filter(({ sheet_id, rated_by }) => graded.has(sheet_id) && rated_by !== null);
	const byRater = Map.groupBy(items, ({ rated_by }) => rated_by ?? 0);
	const current = newestOf(base.assessments).filter((row) => isInGroup(base, asked, row.company_id));
	const ofCompany = new Map(current.map((row) => [row.company_id, row]));
	const busy = base.assigned.filter((row) => ofCompany.has(row.company_id));
	const people = new Set([...byRater.keys(), ...busy.map(({ user_id }) => user_id)]);
	const shares = (rated: readonly Item[]) => {
		const counted = rated.filter(({ rate }) => rate !== null && rate > 0);
		const share = (rate: number) =>
			near(counted.length === 0 ? null : (counted.filter((item) => item.rate === rate).length * 100) / counted.length);
		return { none_percent: share(1), half_percent: share(2), full_percent: share(3) };
	};
	return new Map(
		[...people].map((id) => {
			const own = byRater.get(id) ?? [];
			const sheets = [...new Set(own.map(({ sheet_id }) => sheet_id))];
			const others = items.filter(({ rated_by }) => rated_by !== id);
			const colleagues = new Set(others.map(({ rated_by }) => rated_by)).size;
			return [
				id,
				{
					...waitingIn(
						base,
						busy.filter(({ user_id }) => user_id === id).flatMap(({ company_id }) => ofCompany.get(company_id) ?? []),
						today,
					),
					finished: sheets.length,
					median_days: near(median(sheets.map((sheet) => graded.get(sheet)?.days ?? 0))),
					ratings: sheets.length >= 10 && colleagues >= 3 ? { own: shares(own), colleagues: shares(others) } : null,
				},
			];
		}),
	);
};

export const wayInOf = (base: Base, asked: Asked, partners: readonly string[]) => {
	const own = base.visitors.filter((row) => isIn(asked, dayOf(row.created_at)));
	const refererOf = ({ referer_id }: (typeof own)[number]): string | null =>
		referer_id !== null && partners.includes(referer_id) ? referer_id : null;
	const reached = (id: number | null, time: 'submitted_at' | 'issued_at'): boolean =>
		id !== null && base.assessments.some((row) => row.company_id === id && row[time] !== null);
	return new Map(
		[...Map.groupBy(own, refererOf)].map(([referer, rows]) => [
			referer,
			{
				referer,
				results: rows.filter(({ score }) => score !== null).length,
				applications: rows.filter(({ applied_at }) => applied_at !== null).length,
				companies: rows.filter(({ company_id }) => company_id !== null).length,
				submitted: rows.filter(({ company_id }) => reached(company_id, 'submitted_at')).length,
				certified: rows.filter(({ company_id }) => reached(company_id, 'issued_at')).length,
			},
		]),
	);
};
