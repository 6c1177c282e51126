import { css } from 'goober';
import { api, type Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDateTime, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { useRateText } from '#client/console/assessments/checking/rating.tsx';
import { Page } from '#client/console/shell/page.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { MessageForm } from './message-form.tsx';

type Comparison = Outputs['console']['calibrations']['compare']['data'];
type Part = Comparison['sub_categories'][number];
type Item = Part['answer_contents'][number]['compared_items'][number] & { number: string };

const memo = css`display: block; font-size: 14px; white-space: pre-wrap; overflow-wrap: anywhere; max-width: 28em;`;
const list = css`list-style: none; margin: 0; padding: 0; display: flex; flex-direction: column; gap: 16px; & p { white-space: pre-wrap; overflow-wrap: anywhere; }`;

const itemsOf = ({ answer_contents: contents }: Part): Item[] =>
	contents.flatMap(({ compared_items: items }, question) =>
		items.map((item, at) => ({ ...item, number: `${question + 1}-${at + 1}` })),
	);

/** The two ratings of each check item of a sub-category. */
const ComparedPart = ({ part, second }: { part: Part; second: string }) => {
	const { t } = useText();
	const rateText = useRateText();
	const columns: Column<Item>[] = [
		{
			key: 'item',
			head: t('console.calibration.item'),
			isHeading: true,
			cell: (row) => (
				<>
					{row.number} {row.content}{' '}
					{row.first_rate !== row.second_rate && <Badge tone="yellow">{t('console.calibration.differs')}</Badge>}
				</>
			),
		},
		{
			key: 'first',
			head: t('console.calibration.firstBy', { name: part.first_rater?.name ?? MISSING }),
			cell: (row) => (
				<>
					<strong>{rateText(row.first_rate)}</strong>
					{row.first_comment && <span className={memo}>{row.first_comment}</span>}
				</>
			),
		},
		{
			key: 'second',
			head: t('console.calibration.secondBy', { name: second }),
			cell: (row) => (
				<>
					<strong>{rateText(row.second_rate)}</strong>
					{row.second_comment && <span className={memo}>{row.second_comment}</span>}
				</>
			),
		},
	];
	return (
		<Stack gap="small">
			<h2>
				{part.answer_category.content} / {part.content}
			</h2>
			<Table caption={part.content} columns={columns} rows={itemsOf(part)} rowKey={(row) => row.id} />
		</Stack>
	);
};

const Messages = ({ comparison }: { comparison: Comparison }) => {
	const { t, locale } = useText();
	return (
		<Panel label={t('console.calibration.messages')}>
			<Stack>
				<h2>{t('console.calibration.messages')}</h2>
				{comparison.messages.length === 0 ? (
					<p>{t('console.calibration.noMessages')}</p>
				) : (
					<ul className={list}>
						{comparison.messages.map(({ id, author, content, created_at: at }) => (
							<li key={id}>
								<strong>{author.name}</strong> {formatDateTime(at, locale)}
								<p>{content}</p>
							</li>
						))}
					</ul>
				)}
				<MessageForm id={comparison.id} />
			</Stack>
		</Panel>
	);
};

/** Both ratings of a calibration side by side, and what the raters say about them. */
export const CalibrationScreen = ({ id }: { id: number }) => {
	const { t, locale } = useText();
	const query = api.console.calibrations.compare.useQuery({ id });
	const comparison = query.data?.data;
	return (
		<Page
			title={
				comparison
					? t('console.calibration.compareTitle', { company: comparison.company.name })
					: t('console.calibration.title')
			}
			parents={[{ label: t('console.shell.links.work'), to: consolePaths.work }]}
		>
			{comparison ? (
				<Stack gap="large">
					<p>{t('console.calibration.compareLead')}</p>
					<Panel>
						<Facts
							entries={[
								[t('labels.calibration.second_rater'), comparison.second_rater.name],
								[t('labels.calibration.rated_at'), formatDateTime(comparison.rated_at, locale)],
								[
									t('labels.calibration.same_count'),
									t('console.calibration.sameOf', { same: comparison.same_count, count: comparison.item_count }),
								],
							]}
						/>
					</Panel>
					{comparison.sub_categories.map((part) => (
						<ComparedPart key={part.id} part={part} second={comparison.second_rater.name} />
					))}
					<Messages comparison={comparison} />
				</Stack>
			) : (
				<Loading query={query} heights={[96, 240, 240]} />
			)}
		</Page>
	);
};
