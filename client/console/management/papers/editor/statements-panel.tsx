import { memo } from 'react';
import { useText } from '#client/base/locale.tsx';
import { RadioCards } from '#client/ui/choices.tsx';
import { Folded } from '#client/ui/folded.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { EXPLAIN_LEVELS, type ExplainLevel } from '#shared/papers/guidance.ts';
import { useEditing, useMark } from './editing.ts';
import { nameOfField, PAPER_KEY } from './problems.ts';
import type { Statements } from './statements.ts';
import { Bilingual } from './text-pair.tsx';

const LINES = { from: 4, to: 20 };

type PanelProps = {
	statements: Statements;
	isOpen: boolean;
	onToggle: (isOpen: boolean) => void;
};

/**
 * The statements about the whole paper: its introduction, and in how much detail a regular paper explains scores to
 * companies.
 */
export const StatementsPanel = memo(({ statements, isOpen, onToggle }: PanelProps) => {
	const { t } = useText();
	const mark = useMark();
	const { isPremium, dispatch } = useEditing();
	const { introduction, introductionEn, explainLevel } = statements;
	const introduced = t(introduction ? 'management.statements.hasIntroduction' : 'management.statements.noIntroduction');
	const levelOf = (level: ExplainLevel): string => t(`management.statements.levels.${level}`);
	return (
		<Panel>
			<Folded
				title={t('management.statements.title')}
				aside={
					isPremium
						? t('management.statements.summary', { introduction: introduced, level: levelOf(explainLevel) })
						: introduced
				}
				isOpen={isOpen}
				onToggle={onToggle}
			>
				<Stack gap="large">
					<Bilingual
						owner={PAPER_KEY}
						fields={{ ja: 'introduction', en: 'introductionEn' }}
						labels={{ ja: t('labels.papers.introduction'), en: t('labels.papers.introduction_en') }}
						need="optional"
						help={t('management.statements.introductionHelp')}
						lines={LINES}
						values={{ ja: introduction, en: introductionEn }}
						onValue={(language, value) =>
							dispatch({
								type: 'state',
								values: language === 'ja' ? { introduction: value } : { introductionEn: value },
							})
						}
					/>
					{isPremium && (
						<>
							<RadioCards<ExplainLevel>
								name={nameOfField(PAPER_KEY, 'explainLevel')}
								label={t('labels.papers.explain_level')}
								need="required"
								help={t('management.statements.levelHelp')}
								error={mark(PAPER_KEY, 'explainLevel')}
								value={explainLevel}
								onChoose={(level) => dispatch({ type: 'state', values: { explainLevel: level } })}
								choices={EXPLAIN_LEVELS.map((level) => ({
									value: level,
									label: levelOf(level),
								}))}
							/>
							<p>{t(`management.statements.meaning.${explainLevel}`)}</p>
						</>
					)}
				</Stack>
			</Folded>
		</Panel>
	);
});
