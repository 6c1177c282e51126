import { css } from 'goober';
import { useId } from 'react';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { Neighbours } from '#client/company/neighbours.tsx';
import { Button } from '#client/ui/button.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AnsweredSubCategory } from '#shared/assessment/answering.ts';
import { tokyoMoment } from '#shared/dates.ts';
import type { SheetTools } from './use-sheet.ts';

const bar = css`
	position: sticky; bottom: 0; z-index: 10; margin: 0 -16px; padding: 12px 16px; background: ${color.white}; border-top: 1px solid ${color.grey300};
	display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px 16px;
	& .state { margin-inline-end: auto; font-size: 14px; line-height: 1.5; }
	& .unsaved { font-weight: 700; color: #6e5600; }
	${phone} {
		& .state { width: 100%; display: flex; gap: 12px; }
		& > button { flex: 1; }
	}
`;

type SaveBarProps = {
	sheet: AnsweredSubCategory;
	tools: SheetTools;
	tooLong: boolean;
	onComplete: () => void;
};

const savedText = ({ saved_at }: AnsweredSubCategory, { t, locale }: ReturnType<typeof useText>): string => {
	if (!saved_at) return t('company.sheet.neverSaved');
	return t('company.sheet.savedAt', { time: tokyoMoment(new Date(saved_at), new Date(), locale) });
};

/** The sticky save bar: unsaved changes, time of the last save, and the buttons to save or complete. */
export const SaveBar = ({ sheet, tools, tooLong, onComplete }: SaveBarProps) => {
	const texts = useText();
	const { t } = texts;
	const reasonId = useId();
	const { changed, working, isUndecided } = tools;
	const hasChanges = changed.length > 0;
	const isDone = sheet.is_answered && !hasChanges;
	const to = (id: number | null) => (id === null ? null : paths.company.subCategory(sheet.answer_category.id, id));
	const reason = isUndecided
		? t('company.sheet.choosePending')
		: isDone
			? t('company.sheet.alreadyComplete')
			: hasChanges
				? ''
				: t('company.sheet.nothingToSave');
	return (
		<>
			{!sheet.is_submitted && (
				<section className={bar} aria-label={t('company.sheet.save')}>
					<p className="state" role="status">
						{hasChanges && (
							<>
								<span className="unsaved">● {t('company.sheet.unsaved', { count: changed.length })}</span>
								<br />
							</>
						)}
						<span>{savedText(sheet, texts)}</span>
						<span id={reasonId} className={isUndecided ? '' : 'visually-hidden'}>
							{' '}
							{reason}
						</span>
					</p>
					<Button
						disabled={!hasChanges || isUndecided || tooLong || working === 'complete'}
						disabledReasonId={reasonId}
						busy={working === 'save'}
						onClick={() => void tools.saveDraft()}
					>
						{t('company.sheet.save')}
					</Button>
					<Button
						kind="primary"
						disabled={isDone || isUndecided || tooLong || working === 'save'}
						disabledReasonId={reasonId}
						busy={working === 'complete'}
						onClick={onComplete}
					>
						{t('company.sheet.complete')}
					</Button>
				</section>
			)}
			<Neighbours
				label={t('company.sheet.neighbours')}
				previous={to(sheet.prev)}
				next={to(sheet.next)}
				previousText={t('company.sheet.previous')}
				nextText={t('company.sheet.next')}
			/>
		</>
	);
};
