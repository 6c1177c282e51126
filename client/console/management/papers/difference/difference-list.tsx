import { css } from 'goober';
import { useState } from 'react';
import { lookUpText, useText } from '#client/base/locale.tsx';
import { readerContent } from '#client/console/management/papers/preview/previewed.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { OwnFolded } from '#client/ui/folded.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { PaperDifference } from '#shared/papers/difference.ts';
import { CHANGES, countsOf } from './counts.ts';

type Part = PaperDifference[number];

const list = css`list-style: none; margin: 0; padding: 0; & > li { padding: 12px 0; border-top: 1px solid ${color.grey200}; }`;
const head = css`display: flex; flex-wrap: wrap; align-items: center; gap: 8px; font-size: 14px; color: ${color.grey700}; & .number { font-weight: 700; color: ${color.grey900}; }`;
const text = css`white-space: pre-wrap; font-size: 14px; line-height: 1.6;`;
const sides = css`
	display: grid; grid-template-columns: 1fr 1fr; gap: 16px;
	& > div > p:first-child { font-size: 14px; font-weight: 700; color: ${color.grey700}; }
	& > .before { background: ${color.errorTint}; padding: 8px 12px; border-radius: 4px; }
	& > .now { background: ${color.successTint}; padding: 8px 12px; border-radius: 4px; }
	${phone} { grid-template-columns: 1fr; }
`;

const TEXT_FIELDS: ReadonlySet<string> = new Set(['content', 'content_en']);

/** Returns the labels of the changed fields of a part. */
const useFieldNames = () => {
	const { t } = useText();
	return (fields: readonly string[]): string =>
		fields
			.map((field) =>
				field === 'parent' ? t('management.difference.moved') : (lookUpText(`labels.papers.${field}`) ?? field),
			)
			.join(t('management.difference.and'));
};

/** The texts of a part; if reworded, old and new text side by side. */
const Texts = ({ part }: { part: Part }) => {
	const { t, locale } = useText();
	const { before, now, fields } = part;
	const shown = now ?? before;
	if (!before || !now || !fields.some((field) => TEXT_FIELDS.has(field))) {
		return <p className={text}>{shown && (readerContent(shown, locale) || t('management.editor.untitled'))}</p>;
	}
	const language = fields.includes(locale === 'en' ? 'content_en' : 'content') ? locale : locale === 'en' ? 'ja' : 'en';
	const textOf = ({ content, content_en }: typeof now): string => (language === 'en' ? (content_en ?? '') : content);
	return (
		<div className={sides}>
			<div className="before">
				<p>{t('management.difference.before')}</p>
				<p className={text}>{textOf(before) || t('management.editor.untitled')}</p>
			</div>
			<div className="now">
				<p>{t('management.difference.now')}</p>
				<p className={text}>{textOf(now) || t('management.editor.untitled')}</p>
			</div>
		</div>
	);
};

const Entry = ({ part }: { part: Part }) => {
	const { t } = useText();
	const namesOf = useFieldNames();
	return (
		<li>
			<Stack gap="small">
				<div className={head}>
					<span className="number">{part.number}</span>
					<Badge>{t(`management.difference.levels.${part.level}`)}</Badge>
					{part.fields.length > 0 && <span>{namesOf(part.fields)}</span>}
				</div>
				<Texts part={part} />
			</Stack>
		</li>
	);
};

/** Parts shown at a time: two entirely different papers have hundreds. */
const STEP = 50;

const Entries = ({ parts }: { parts: PaperDifference }) => {
	const { t } = useText();
	const [shown, setShown] = useState(STEP);
	return (
		<Stack>
			<ul className={list}>
				{parts.slice(0, shown).map((part) => (
					<Entry key={part.key || part.number} part={part} />
				))}
			</ul>
			{parts.length > shown && (
				<div>
					<Button size="small" onClick={() => setShown(shown + STEP)}>
						{t('management.difference.more', { count: Math.min(STEP, parts.length - shown) })}
					</Button>
				</div>
			)}
		</Stack>
	);
};

/** The difference between two papers: new, changed and removed parts, each collapsed. */
export const DifferenceList = ({ difference }: { difference: PaperDifference }) => {
	const { t } = useText();
	const counts = countsOf(difference);
	if (difference.length === 0) return <p>{t('management.difference.none')}</p>;
	return (
		<div>
			{CHANGES.filter((change) => counts[change] > 0).map((change) => (
				<OwnFolded key={change} title={t(`management.difference.${change}`, { count: counts[change] })}>
					<Entries parts={difference.filter((part) => part.change === change)} />
				</OwnFolded>
			))}
		</div>
	);
};
