import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import type { PreparedRecords } from '#shared/answering/records.ts';
import { type Department, departmentNames } from '#shared/papers/departments.ts';
import { byDepartment } from './by-department.ts';
import { FirstDay } from './first-day.tsx';
import { RecordRow } from './record-row.tsx';
import { useRecords } from './use-records.ts';

const list = css`margin: 8px 0 0; padding: 0; list-style: none;`;
const jumps = css`
	display: flex; flex-wrap: wrap; gap: 0 24px;
	& a { display: inline-flex; align-items: center; min-height: 44px; }
	@media print { display: none; }
`;
const onScreen = css`@media print { display: none; }`;

type ContentProps = { prepared: PreparedRecords; onMark: (record: string, isAtHand: boolean) => void };

const Content = ({ prepared: { records, question_count, is_open }, onMark }: ContentProps) => {
	const { t, locale } = useText();
	if (records.length === 0) {
		return (
			<Panel>
				<EmptyState>{t('company.records.none')}</EmptyState>
			</Panel>
		);
	}
	const groups = byDepartment(records);
	const nameOf = (department: Department | null): string =>
		department ? departmentNames[department][locale] : t('company.records.unnamed');
	const count = records.filter(({ at_hand }) => at_hand).length;
	return (
		<>
			<Stack gap="small">
				<p>{t('company.records.lead')}</p>
				<p className={onScreen}>{t('company.records.sharedTicks')}</p>
				<p>{t('company.records.hide')}</p>
			</Stack>
			{is_open && (
				<div className={onScreen}>
					<FirstDay questionCount={question_count} />
				</div>
			)}
			<Row align="ends">
				<p role="status">{t('company.records.progress', { count, total: records.length })}</p>
				<span className={onScreen}>
					<Button icon="download" onClick={() => window.print()}>
						{t('company.records.print')}
					</Button>
				</span>
			</Row>
			{groups.length > 1 && (
				<nav className={jumps} aria-label={t('company.records.departments')}>
					{groups.map(({ department, records: own }) => (
						<a key={department} href={`#${department}`}>
							{nameOf(department)} {t('company.records.departmentCount', { count: own.length })}
						</a>
					))}
				</nav>
			)}
			{groups.map(({ department, records: own }) => (
				<Panel key={department}>
					<h2 id={String(department)} tabIndex={-1}>
						{nameOf(department)} <small>{t('company.records.departmentCount', { count: own.length })}</small>
					</h2>
					<ul className={list}>
						{own.map((one) => (
							<RecordRow
								key={one.record}
								record={one}
								isOpen={is_open}
								onMark={(isAtHand) => onMark(one.record, isAtHand)}
							/>
						))}
					</ul>
				</Panel>
			))}
		</>
	);
};

/** The first day of a company: which records to prepare, whom to ask, how long it takes. Can be printed. */
export const Records = () => {
	const { t } = useText();
	useTitle(t('company.records.title'));
	const { query, mark, isAtHand } = useRecords();
	return (
		<Container>
			<Stack gap="section">
				<h1>{t('company.records.title')}</h1>
				<Loaded query={query} heights={[48, 160, 32, 44, 44, 44, 44]}>
					{(prepared) => (
						<Content
							prepared={{
								...prepared,
								records: prepared.records.map((one) => ({ ...one, at_hand: isAtHand(one.record, one.at_hand) })),
							}}
							onMark={mark}
						/>
					)}
				</Loaded>
			</Stack>
		</Container>
	);
};
