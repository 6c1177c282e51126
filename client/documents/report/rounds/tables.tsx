import { css } from 'goober';
import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { plainTable, Section } from '#client/documents/parts.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { ComparedSubCategory, RoundComparison } from '#shared/reports/comparison.ts';
import { Change } from './change.tsx';
import { UnchangedList } from './unchanged-list.tsx';

/** Fits four columns on a phone by wrapping the headings; English words stay whole. */
const table = css`
	${phone} {
		& thead th, & .end { white-space: normal; padding-inline: 3px; letter-spacing: 0; }
		& thead .end { overflow-wrap: normal; }
		& th:first-child { min-width: 102px; padding-inline: 0 3px; letter-spacing: 0; }
	}
`;
/** May break between rows, repeating its head. */
const long = css`&& { break-inside: auto; }`;
const mainCategory = css`display: block; font-size: 14px; font-weight: 400; color: ${color.grey600}; @media print { font-size: 9pt; }`;
/** Text in a narrow column may wrap. */
const wrapped = css`text-align: end; font-weight: 400; color: ${color.grey600};`;

type Scores = { first: number | null; second: number | null; change: number | null };

const Score = ({ score }: { score: number | null }) => {
	const { t } = useText();
	return score === null ? (
		<td className={wrapped}>{t('documents.rounds.notCounted')}</td>
	) : (
		<td className="end">{score}</td>
	);
};

const Cells = ({ first, second, change }: Scores) => (
	<>
		<Score score={first} />
		<Score score={second} />
		<td className="end">
			<Change change={change} />
		</td>
	</>
);

const Head = ({ part }: { part: string }) => {
	const { t } = useText();
	return (
		<thead>
			<tr>
				<th scope="col">{part}</th>
				{[t('documents.rounds.first'), t('documents.rounds.second'), t('documents.rounds.change')].map((heading) => (
					<th key={heading} scope="col" className="end">
						{heading}
					</th>
				))}
			</tr>
		</thead>
	);
};

const Row = ({ name, ...scores }: Scores & { name: ReactNode }) => (
	<tr>
		<th scope="row">{name}</th>
		<Cells {...scores} />
	</tr>
);

/** Those that fell first, the most improved next, then those that cannot be compared; the unchanged ones are summed up. */
const SubCategoryChanges = ({ subs }: { subs: readonly ComparedSubCategory[] }) => {
	const { t } = useText();
	const worse = subs.filter(({ change }) => change !== null && change < 0).reverse();
	const rows = [...worse, ...subs.filter(({ change }) => change === null || change > 0)];
	const unchanged = subs.filter(({ change }) => change === 0);
	return (
		<>
			{rows.length > 0 && (
				<>
					<h3>{t('documents.rounds.bySubCategory')}</h3>
					<table className={`${plainTable} ${table} ${long}`}>
						<caption className="visually-hidden">{t('documents.rounds.bySubCategory')}</caption>
						<Head part={t('documents.rounds.subCategory')} />
						<tbody>
							{rows.map(({ id: key, content, main_category: main, ...scores }) => (
								<Row
									key={key}
									name={
										<>
											{content}
											<span className={mainCategory}>{main}</span>
										</>
									}
									{...scores}
								/>
							))}
						</tbody>
					</table>
				</>
			)}
			{unchanged.length > 0 && <UnchangedList subs={unchanged} />}
		</>
	);
};

export const RoundsTables = ({ id, comparison }: { id: string; comparison: RoundComparison }) => {
	const { t } = useText();
	const { total, main_category_results: mains, sub_category_results: subs } = comparison;
	return (
		<Section id={id} title={t('documents.rounds.all')}>
			<table className={`${plainTable} ${table}`}>
				<caption className="visually-hidden">{t('documents.rounds.radar')}</caption>
				<Head part={t('documents.report.category')} />
				<tbody>
					{mains.map(({ id: key, content, ...scores }) => (
						<Row key={key} name={content} {...scores} />
					))}
				</tbody>
				<tfoot>
					<Row
						name={t('documents.report.total')}
						first={total.first.score}
						second={total.second.score}
						change={total.change}
					/>
				</tfoot>
			</table>
			<SubCategoryChanges subs={subs} />
		</Section>
	);
};
