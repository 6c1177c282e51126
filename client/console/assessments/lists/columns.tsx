import type { ReactNode } from 'react';
import { MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useMedia } from '#client/base/use-media.ts';
import { AssessorNames } from '#client/console/assessors/assessor-names.tsx';
import type { Column } from '#client/ui/table.tsx';
import { Due } from './age.tsx';
import { AgeSince, Company, Period, Status, Submission, SubmittedAt, SubmittedBy } from './cells.tsx';
import type { ProgressRow } from './progress-row.ts';
import { openingOf } from './row-actions.ts';

/** Where a list with actions has room for the time and the person of the submission each: also as lines of a card. */
const ROOM_FOR_BOTH = '(min-width: 1280px), (max-width: 767px)';

/** The columns of the assessment lists. */
export const useProgressColumns = () => {
	const { t } = useText();
	const hasRoomForBoth = useMedia(ROOM_FOR_BOTH);
	const column = (given: Column<ProgressRow>): Column<ProgressRow> => given;
	const status = (cell: (row: ProgressRow) => ReactNode): Column<ProgressRow> =>
		column({ key: 'status', head: t('labels.assessment.status'), sort: 'status', cell });
	const submittedAt = column({
		key: 'submittedAt',
		head: t('labels.assessment.submitted_at'),
		sort: 'submitted_at',
		cell: (row) => <SubmittedAt row={row} />,
	});
	const submittedBy = column({
		key: 'submittedBy',
		head: t('labels.assessment.submitted_by'),
		sort: 'submitted_by',
		cell: (row) => <SubmittedBy row={row} />,
	});
	const submission = column({
		key: 'submission',
		head: t('console.lists.submission'),
		sort: 'submitted_at',
		cell: (row) => <Submission row={row} />,
	});
	return {
		company: (to: (row: ProgressRow) => string = openingOf) =>
			column({
				key: 'company',
				head: t('labels.companies.company_name'),
				sort: 'company_name',
				isHeading: true,
				cell: (row) => <Company row={row} to={to(row)} />,
			}),
		/** Includes the age, for lists without a column for it. */
		status: status((row) => <Status row={row} hasAge />),
		turn: status((row) => <Status row={row} hasAge={false} />),
		age: column({
			key: 'age',
			head: t('labels.assessment.ageing'),
			sort: 'since',
			oneLine: true,
			cell: (row) => <AgeSince row={row} />,
		}),
		due: column({
			key: 'due',
			head: t('labels.assessment.due_on'),
			sort: 'due_on',
			oneLine: true,
			cell: (row) => <Due date={row.due_on} />,
		}),
		assessors: column({
			key: 'assessors',
			head: t('labels.assessment.assigned'),
			cell: (row) => <AssessorNames assessors={row.assessors} />,
		}),
		period: column({
			key: 'period',
			head: t('console.lists.period'),
			sort: 'start_date',
			cell: (row) => <Period row={row} />,
		}),
		submittedAt,
		submittedBy,
		/** Time and person of the submission in lists that also have actions: one column on narrow windows. */
		submitted: hasRoomForBoth ? [submittedAt, submittedBy] : [submission],
		score: column({
			key: 'score',
			head: t('labels.assessment.score'),
			sort: 'score',
			end: true,
			cell: (row) => row.score ?? MISSING,
		}),
		actions: (cell: (row: ProgressRow) => ReactNode) =>
			column({ key: 'actions', head: t('console.lists.actionsHead'), hideHead: true, end: true, pinned: true, cell }),
	};
};
