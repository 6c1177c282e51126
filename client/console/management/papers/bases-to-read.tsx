import './texts.ts';
import { css } from 'goober';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { OwnFolded } from '#client/ui/folded.tsx';
import { Panel, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { tokyoDate } from '#shared/dates.ts';
import { basesToRead, NOTICE_DAYS, type Reading } from '#shared/papers/law-reading.ts';
import { readerOf } from '#shared/papers/shown-guidance.ts';
import type { Paper } from './paper-facts.tsx';

const list = css`
	display: flex; flex-direction: column; gap: 16px; margin: 0; padding: 0; list-style: none;
	& .reason { font-weight: 700; }
	& .source { font-size: 14px; color: ${color.grey700}; }
`;

const Line = ({ number, basis, why, day }: Reading) => {
	const { t, locale } = useText();
	const read = readerOf(locale);
	return (
		<li>
			<p className="reason">{t(`comingPapers.reading.${why}`, { number, day: formatDate(day, locale) })}</p>
			<p>{read(basis.text, basis.text_en)}</p>
			<p className="source">{t('guidance.source', { source: read(basis.source, basis.source_en) })}</p>
		</li>
	);
};

/** The bases of the active paper that were read long ago or change soon; nothing without any. */
export const BasesToRead = ({ paper }: { paper: Paper }) => {
	const { t } = useText();
	const found = basesToRead(paper.main_categories, tokyoDate(new Date()));
	if (found.length === 0) return null;
	return (
		<Panel>
			<Stack>
				<h2>{t('comingPapers.reading.title')}</h2>
				<p>{t('comingPapers.reading.text', { days: NOTICE_DAYS })}</p>
				<OwnFolded title={t('comingPapers.reading.count', { count: found.length })}>
					<ul className={list}>
						{found.map((one, index) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: texts without a state or an id, of which two may be the same
							<Line key={index} {...one} />
						))}
					</ul>
				</OwnFolded>
			</Stack>
		</Panel>
	);
};
