import { css } from 'goober';
import { useText } from '#client/base/locale.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { type Column, Table } from '#client/ui/table.tsx';
import { ANSWERS_FOR_COUNTS, FEWEST_ANSWERS } from '#shared/voice/disclosure.ts';
import { languageNames } from '#shared/voice/languages.ts';
import type { VoiceResult } from '#shared/voice/schemas.ts';
import { STATEMENTS, type StatementId, VALUES } from '#shared/voice/statements.ts';

type Bands = Extract<VoiceResult, { level: 'bands' }>;
type Counts = Extract<VoiceResult, { level: 'counts' }>;
type Said = { id: StatementId; text: string };

const small = css`font-size: 14px; line-height: 1.6;`;
const narrowTable = css`max-width: 480px;`;

/** Columns: the statement, and the answer of a worker who is treated well. */
const useSaidColumns = (): Column<Said>[] => {
	const { t } = useText();
	return [
		{ key: 'text', head: t('console.voice.statementHead'), isHeading: true, cell: ({ text }) => text },
		{
			key: 'good',
			head: t('console.voice.goodHead'),
			oneLine: true,
			cell: ({ id }) => t(`console.voice.values.${STATEMENTS[id].good}`),
		},
	];
};

const BandsTable = ({ result }: { result: Bands }) => {
	const { t } = useText();
	const said = useSaidColumns();
	return (
		<Stack>
			<p>{t('console.voice.bandsOnly', { count: ANSWERS_FOR_COUNTS })}</p>
			<Table
				caption={t('console.voice.statements')}
				rows={result.statements}
				rowKey={({ id }) => id}
				columns={[
					...said,
					...(['yes', 'no'] as const).map((value) => ({
						key: value,
						head: t(`console.voice.values.${value}`),
						oneLine: true,
						cell: (row: Bands['statements'][number]) => t(`console.voice.bands.${row[value]}`),
					})),
				]}
			/>
			<p className={small}>{t('console.voice.bandsText')}</p>
		</Stack>
	);
};

const Languages = ({ languages }: Pick<Counts, 'languages'>) => {
	const { t, locale } = useText();
	if (languages.length === 0) return null;
	return (
		<Stack>
			<h3>{t('console.voice.languagesTitle')}</h3>
			<div className={narrowTable}>
				<Table
					caption={t('console.voice.languagesTitle')}
					rows={languages}
					rowKey={({ language }) => language ?? ''}
					columns={[
						{
							key: 'language',
							head: t('labels.voice.language'),
							isHeading: true,
							cell: ({ language }) =>
								language === null ? t('console.voice.otherLanguages') : languageNames[language][locale],
						},
						{ key: 'answers', head: t('console.voice.answerCount'), end: true, cell: ({ answers }) => answers },
					]}
				/>
			</div>
		</Stack>
	);
};

const CountsTables = ({ result }: { result: Counts }) => {
	const { t } = useText();
	const said = useSaidColumns();
	return (
		<Stack gap="large">
			<Stack>
				<p>{t('console.voice.answered', { count: result.answers })}</p>
				<Table
					caption={t('console.voice.statements')}
					rows={result.statements}
					rowKey={({ id }) => id}
					columns={[
						...said,
						...VALUES.map((value) => ({
							key: value,
							head: t(`console.voice.values.${value}`),
							end: true,
							cell: (row: Counts['statements'][number]) => row[value],
						})),
					]}
				/>
			</Stack>
			<Languages languages={result.languages} />
		</Stack>
	);
};

/** The result of a closed round. Depending on how many answered: nothing, bands, or counts. */
export const Result = ({ result }: { result: VoiceResult }) => {
	const { t } = useText();
	switch (result.level) {
		case 'too_few':
			return (
				<Banner tone="info" title={t('console.voice.tooFew')}>
					<p>{t('console.voice.tooFewText', { count: FEWEST_ANSWERS })}</p>
				</Banner>
			);
		case 'bands':
			return <BandsTable result={result} />;
		case 'counts':
			return <CountsTables result={result} />;
	}
};
