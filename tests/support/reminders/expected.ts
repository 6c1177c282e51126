import { ageDays } from '#shared/assessment/age.ts';
import { STATUS } from '#shared/assessment/status.ts';
import { addDays, daysBetween, tokyoDate } from '#shared/dates.ts';
import type { NoticeKind } from '#shared/notices/kinds.ts';
import type { Facts, StoredNotice } from './facts.ts';

/** Works out the expected reminders from all rows, one by one, without the product's queries. */

type Expected = { kind: NoticeKind; subject: string; recipients: number[]; says: readonly unknown[] };

const LATE_DAYS = 14;

/** A notice as one line: recipient, kind, subject and day, and the dates and counts in its text. */
const lineOf = (recipientId: number, kind: string, eventKey: string, says: readonly unknown[]): string =>
	`${recipientId} ${kind} ${eventKey} ${says.join(' ')}`;

export const lineOfNotice = ({ recipientId, kind, eventKey, data }: StoredNotice): string => {
	const { deadline, due_on: dueOn, expires_on: expiresOn, count, late } = data;
	return lineOf(
		recipientId,
		kind,
		eventKey,
		[deadline, dueOn, expiresOn, count, late].filter((value) => value !== undefined),
	);
};

const adminsOf = ({ people }: Facts, companyId: number): number[] =>
	people.filter((one) => one.companyId === companyId && one.role === 0).map(({ id }) => id);

const deadlines = (facts: Facts, today: string): Expected[] =>
	facts.progresses.flatMap(({ id, companyId, status, endDate }) => {
		if ((status !== STATUS.notStarted && status !== STATUS.answering) || !endDate) return [];
		const count = daysBetween(today, endDate);
		if (![30, 7, 1].includes(count)) return [];
		const subject = `progress:${id}:${endDate}`;
		return [{ kind: 'deadline', subject, recipients: adminsOf(facts, companyId), says: [endDate, count] }];
	});

const openRequests = ({ requests, progresses }: Facts) =>
	requests.flatMap((request) => {
		const progress = progresses.find(({ id }) => id === request.progressId);
		const isChecked = progress?.status === (request.round === 1 ? STATUS.submitted : STATUS.reassessment);
		return progress && isChecked && request.status === 'open' ? [{ request, progress }] : [];
	});

const evidence = (facts: Facts, today: string): Expected[] =>
	openRequests(facts).flatMap(({ request, progress: { companyId } }) => {
		if (request.dueOn !== addDays(today, 1)) return [];
		const assigned = facts.assignees.find(
			(one) => one.progress_id === request.progressId && one.question_id === request.questionId,
		);
		const isThere = facts.people.some(({ id }) => id === assigned?.assignee_id);
		const assignees = assigned?.assignee_id && isThere ? [assigned.assignee_id] : [];
		const recipients = [...new Set([...adminsOf(facts, companyId), ...assignees])];
		return [{ kind: 'evidence_due', subject: `request:${request.id}`, recipients, says: [request.dueOn] }];
	});

const currentCertificates = ({ certificates }: Facts) =>
	certificates.filter(
		(one) =>
			!one.withdrawnAt &&
			!one.replacedAt &&
			!certificates.some(
				(other) =>
					other.companyId === one.companyId &&
					other.progressId > one.progressId &&
					!other.withdrawnAt &&
					!other.replacedAt,
			),
	);

const expiries = (facts: Facts, today: string): Expected[] =>
	currentCertificates(facts).flatMap(({ id, companyId, expiresOn }) => {
		const lastDay = addDays(expiresOn, -1);
		const count = daysBetween(today, lastDay);
		if (![60, 30, 7].includes(count)) return [];
		const recipients = adminsOf(facts, companyId);
		return [{ kind: 'certificate_expiring', subject: `certificate:${id}`, recipients, says: [lastDay, count] }];
	});

/** The statuses at which it is the assessor's turn, unless the proposal was waived. */
const OF_ASSESSORS: readonly number[] = [3, 4, 5, 8, 9, 12];

/** Whether the company has to answer requests first, at 3 and 8. */
const isOwed = ({ requests }: Facts, { id, status }: Facts['progresses'][number]): boolean => {
	const asked = requests.filter(
		({ progressId, round }) => progressId === id && ((status === 3 && round === 1) || (status === 8 && round === 2)),
	);
	return asked.some((one) => one.status === 'open') && !asked.some((one) => one.status === 'answered');
};

const digests = (facts: Facts, now: Date): Expected[] => {
	if (new Date(`${tokyoDate(now)}T12:00:00Z`).getUTCDay() !== 1) return [];
	const waiting = facts.progresses.filter((one) => OF_ASSESSORS.includes(one.status) && !isOwed(facts, one));
	const staff = facts.people.filter(({ area }) => area === 'console');
	return staff.flatMap(({ id, role }) => {
		const own = waiting.filter(({ companyId }) => {
			const looking = facts.assessors.filter((one) => one.companyId === companyId);
			const isAssigned = looking.some(({ userId }) => staff.some((one) => one.id === userId));
			return looking.some(({ userId }) => userId === id) || (role === 0 && !isAssigned);
		});
		const late = own.filter(({ statusSince }) => ageDays(statusSince, now) >= LATE_DAYS);
		if (own.length === 0) return [];
		return [{ kind: 'digest', subject: `user:${id}`, recipients: [id], says: [own.length, late.length] }];
	});
};

/** The reminders, as lines, that must be made at this hour. */
export const expectedLines = (facts: Facts, now: Date): string[] => {
	const today = tokyoDate(now);
	const isListening = (id: number, kind: NoticeKind): boolean =>
		!facts.off.some((one) => one.userId === id && one.kind === kind);
	return [...deadlines(facts, today), ...evidence(facts, today), ...expiries(facts, today), ...digests(facts, now)]
		.flatMap(({ kind, subject, recipients, says }) =>
			recipients.filter((id) => isListening(id, kind)).map((id) => lineOf(id, kind, `${subject}:${today}`, says)),
		)
		.toSorted();
};

/** Whether the content of a company's reminder is still true, regardless of its recipient. */
export const isSo = (facts: Facts, { kind, progressId, subjectId, data }: StoredNotice): boolean => {
	if (kind === 'deadline') {
		const progress = facts.progresses.find(({ id }) => id === progressId);
		const isOpen = progress?.status === STATUS.notStarted || progress?.status === STATUS.answering;
		return isOpen && progress.endDate === data.deadline;
	}
	if (kind === 'evidence_due') return openRequests(facts).some(({ request: { id } }) => id === subjectId);
	if (kind === 'certificate_expiring') return currentCertificates(facts).some(({ id }) => id === subjectId);
	return true;
};
