import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Age } from '#client/console/assessments/lists/age.tsx';
import { useTurnWords } from '#client/console/assessments/lists/use-turn-words.ts';
import { useStaff } from '#client/console/shell/staff.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { canTransition, isStatusId } from '#shared/assessment/status.ts';
import type { CompanyDetail } from './info.tsx';
import { nextActOf } from './next-act.ts';

type MoveProps = { company: CompanyDetail; newest: CompanyDetail['assessment_progresses'][number] };

/** What the company may do next, of its own accord. */
const optionOf = (status: number) => {
	if (!isStatusId(status)) return null;
	if (canTransition('apply_reassessment', status)) return 'reassessOrCertify';
	return canTransition('apply_certificate', status) ? 'certify' : null;
};

/** Acts that the company or staff may take, but need not. */
const Options = ({ company, newest }: MoveProps) => {
	const { t } = useText();
	const mayStart = isStatusId(newest.status.id) && canTransition('start', newest.status.id);
	return (
		<Row>
			{optionOf(newest.status.id) && !newest.is_certificate_blocked && (
				<ButtonLink to={consolePaths.certification(newest.id)}>{t('console.certification.apply')}</ButtonLink>
			)}
			{mayStart && (
				<ButtonLink to={consolePaths.companyAct(company.id, 'start')}>
					{t('management.companies.start.item')}
				</ButtonLink>
			)}
		</Row>
	);
};

/** An undecided objection, which comes before everything else, and what it holds up. */
const Objected = ({ objection }: { objection: NonNullable<MoveProps['newest']['filed_objection']> }) => {
	const { t, locale } = useText();
	return (
		<Stack gap="small">
			<Row align="ends">
				<Row>
					<strong>{t('management.companies.head.objected')}</strong>
					<span>{t('console.lists.since', { date: formatDate(objection.filed_on, locale) })}</span>
					<span>{t('management.companies.head.due', { date: formatDate(objection.due_on, locale) })}</span>
				</Row>
				<ButtonLink kind="primary" to={consolePaths.objection(objection.id)}>
					{t('console.objections.gate.toObjection')}
				</ButtonLink>
			</Row>
			<p>{t('management.companies.head.held')}</p>
		</Stack>
	);
};

/** Whose move it is and since when, and the next act. */
export const Move = ({ company, newest }: MoveProps) => {
	const { t, locale } = useText();
	const { isAdmin } = useStaff();
	const turn = useTurnWords()(newest);
	if (newest.filed_objection) return <Objected objection={newest.filed_objection} />;
	const next = nextActOf(company, isAdmin);
	const { since, due_on: due } = newest;
	const option = optionOf(newest.status.id);
	return (
		<Row align="ends">
			<Row>
				<strong>{turn ?? (option ? t(`management.companies.head.option.${option}`) : newest.status.name)}</strong>
				<span>{t('console.lists.since', { date: formatDate(since, locale) })}</span>
				{turn && <Age row={newest} />}
				{due && <span>{t('management.companies.head.due', { date: formatDate(due, locale) })}</span>}
			</Row>
			{next ? (
				<ButtonLink kind="primary" to={next.to}>
					{next.key === 'finalise' ? t('management.companies.head.finalise') : t(`console.lists.actions.${next.key}`)}
				</ButtonLink>
			) : (
				<Options company={company} newest={newest} />
			)}
		</Row>
	);
};
