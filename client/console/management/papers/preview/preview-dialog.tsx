import { useState } from 'react';
import { InLocale, useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { FilterSelect } from '#client/ui/list-tools.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { LOCALES, type Locale } from '#shared/i18n/translate.ts';
import { AssessorView } from './assessor-view.tsx';
import { CompanyView } from './company-view.tsx';
import { type PreviewedPaper, partsOf, readerContent } from './previewed.ts';

type Reader = 'company' | 'assessor';

const LANGUAGES = { ja: 'common.japanese', en: 'common.english' } as const;

type PreviewProps = {
	title: string;
	paper: PreviewedPaper;
	isPremium: boolean;
	/** Number of the sub-category to show first, such as '2-3'. */
	start?: string;
	onClose: () => void;
};

/** A preview of a paper for companies and for assessors, by sub-category and in both languages. */
export const PreviewDialog = ({ title, paper, isPremium, start, onClose }: PreviewProps) => {
	const { t, locale: chosen } = useText();
	const [locale, setLocale] = useState<Locale>(chosen);
	const [reader, setReader] = useState<Reader>('company');
	const [number, setNumber] = useState(start);
	const parts = partsOf(paper.main_categories);
	const part = parts.find((one) => one.number === number) ?? parts[0];
	const shown =
		part &&
		(reader === 'company' ? (
			<CompanyView paper={paper} part={part} />
		) : (
			<AssessorView part={part} isPremium={isPremium} />
		));
	return (
		<Dialog
			title={title}
			width="wide"
			onClose={onClose}
			actions={<Button onClick={onClose}>{t('common.close')}</Button>}
		>
			{part ? (
				<Stack>
					{isPremium && (
						<p>
							{t('management.preview.explain', { level: t(`management.statements.levels.${paper.explain_level}`) })}
						</p>
					)}
					<Row>
						<FilterSelect
							label={t('labels.papers.sub_categories')}
							value={part.number}
							options={parts.map((one) => ({
								value: one.number,
								label: `${one.number} ${readerContent(one.subCategory, locale)}`,
							}))}
							onChange={setNumber}
							isWide
						/>
						<FilterSelect
							label={t('common.language')}
							value={locale}
							options={LOCALES.map((one) => ({ value: one, label: t(LANGUAGES[one]) }))}
							onChange={(value) => setLocale(value === 'en' ? 'en' : 'ja')}
						/>
					</Row>
					<Tabs<Reader>
						label={t('management.preview.readers')}
						selected={reader}
						onSelect={setReader}
						tabs={(['company', 'assessor'] as const).map((key) => ({
							key,
							label: t(`management.preview.as.${key}`),
							content: (
								<InLocale key={`${part.number}-${locale}`} locale={locale}>
									{shown}
								</InLocale>
							),
						}))}
					/>
				</Stack>
			) : (
				<EmptyState>{t('management.preview.empty')}</EmptyState>
			)}
		</Dialog>
	);
};
