import { css } from 'goober';
import { useState } from 'react';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { Breadcrumbs } from '#client/ui/breadcrumbs.tsx';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Container, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Loaded } from '#client/ui/loaded.tsx';
import type { PreparedRecords } from '#shared/answering/records.ts';
import { Departments } from './departments.tsx';
import { FirstDay } from './first-day.tsx';
import { RecordRow } from './record-row.tsx';
import { firstOnes, isNarrowed, type Narrowed } from './shown.ts';
import { useRecords } from './use-records.ts';

const list = css`margin: 8px 0 0; padding: 0; list-style: none;`;
const onScreen = css`@media print { display: none; }`;

type ContentProps = { prepared: PreparedRecords; onMark: (record: string, isAtHand: boolean) => void };

const Content = ({ prepared: { records, question_count, is_open }, onMark }: ContentProps) => {
	const { t } = useText();
	const [narrowed, narrow] = useState<Narrowed>({ q: '', missing: null });
	if (records.length === 0) {
		return (
			<Panel>
				<EmptyState>{t('company.records.none')}</EmptyState>
			</Panel>
		);
	}
	const first = firstOnes(records);
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
			{first.length > 0 && !isNarrowed(narrowed) && (
				<div className={onScreen}>
					<Panel label={t('company.records.firstOnes')}>
						<h2>{t('company.records.firstOnes')}</h2>
						<ul className={list}>
							{first.map((one) => (
								<RecordRow
									key={one.record}
									record={one}
									isOpen={is_open}
									onMark={(isAtHand) => onMark(one.record, isAtHand)}
								/>
							))}
						</ul>
					</Panel>
				</div>
			)}
			<Departments records={records} mayMark={is_open} onMark={onMark} narrowed={narrowed} onNarrow={narrow} />
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
				<Stack gap="small">
					<Breadcrumbs
						crumbs={[
							{ label: t('company.overview.title'), to: companyPaths.assessment },
							{ label: t('company.records.title') },
						]}
					/>
					<h1>{t('company.records.title')}</h1>
				</Stack>
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
