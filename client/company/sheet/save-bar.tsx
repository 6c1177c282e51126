import { css } from 'goober';
import { useId, useRef } from 'react';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { Neighbours } from '#client/company/neighbours.tsx';
import { useSaveShortcut } from '#client/editing/use-save-shortcut.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { useToastsAbove } from '#client/ui/toast.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import type { AnsweredSubCategory } from '#shared/assessment/answering.ts';
import { tokyoMoment } from '#shared/dates.ts';
import { SaveFailure } from './save-failure.tsx';
import { useNextStep } from './use-next-step.ts';
import type { SheetTools } from './use-sheet.ts';

const bar = css`
	position: sticky; bottom: 0; z-index: 10; margin: 0 -16px; padding: 12px 16px; background: ${color.white}; border-top: 1px solid ${color.grey300};
	display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px 16px;
	&[data-failed='true'] { border-top: 4px solid ${color.errorText}; padding-top: 9px; }
	& .state { margin-inline-end: auto; font-size: 14px; line-height: 1.5; }
	& .unsaved { font-weight: 700; color: #6e5600; }
	& .missing { font-weight: 700; color: ${color.errorText}; }
	${phone} {
		& .state { width: 100%; }
		& > button, & > a { flex: 1; }
	}
`;

/** An unanswered question, by its place on the sheet. */
export type MissingQuestion = { id: number; number: number };

type SaveBarProps = {
	sheet: AnsweredSubCategory;
	tools: SheetTools;
	tooLong: boolean;
	/** Listed once the person has tried to complete the sheet. */
	missing: readonly MissingQuestion[];
	onMissing: (id: number) => void;
	onComplete: () => void;
};

const MOST_LISTED = 5;

const missingButton = css`
	border: 0; padding: 4px; background: none; color: inherit; font: inherit; text-decoration: underline; cursor: pointer;
`;

/** Names the unanswered questions, each a button that leads to it. */
const Missing = ({ missing, onMissing }: Pick<SaveBarProps, 'missing' | 'onMissing'>) => {
	const { t } = useText();
	return (
		<span className="missing" role="alert">
			{t('company.sheet.missing', { count: missing.length })}
			{missing.slice(0, MOST_LISTED).map(({ id, number }) => (
				<button key={id} type="button" className={missingButton} onClick={() => onMissing(id)}>
					{t('company.sheet.questionOf', { number })}
				</button>
			))}
			{missing.length > MOST_LISTED && '…'}
		</span>
	);
};

const savedText = ({ saved_at }: AnsweredSubCategory, { t, locale }: ReturnType<typeof useText>): string => {
	if (!saved_at) return t('company.sheet.neverSaved');
	return t('company.sheet.savedAt', { time: tokyoMoment(new Date(saved_at), new Date(), locale) });
};

const useReason = (sheet: AnsweredSubCategory, { isUndecided, changed }: SheetTools): string => {
	const { t } = useText();
	if (isUndecided) return t('company.sheet.choosePending');
	if (changed.length > 0) return '';
	return sheet.is_answered ? t('company.sheet.alreadyComplete') : t('company.sheet.nothingToSave');
};

const Bar = ({ sheet, tools, tooLong, missing, onMissing, onComplete }: SaveBarProps) => {
	const texts = useText();
	const { t } = texts;
	const reasonId = useId();
	const box = useRef<HTMLElement>(null);
	useToastsAbove(box);
	const next = useNextStep(sheet);
	const reason = useReason(sheet, tools);
	const { changed, working, isUndecided, failure } = tools;
	const hasChanges = changed.length > 0;
	const isDone = sheet.is_answered && !hasChanges;
	const canSave = hasChanges && !isUndecided && !tooLong && working === null;
	useSaveShortcut(() => {
		if (canSave) void tools.saveDraft();
	});
	return (
		<section ref={box} className={bar} aria-label={t('company.sheet.save')} data-failed={failure !== null}>
			{failure && <SaveFailure failure={failure} tools={tools} onComplete={onComplete} />}
			<p className="state" role="status">
				{missing.length > 0 && (
					<>
						<Missing missing={missing} onMissing={onMissing} />
						<br />
					</>
				)}
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
			{isDone ? (
				<ButtonLink kind="primary" to={next.to}>
					{t(`company.sheet.goOn.${next.step}`)}
				</ButtonLink>
			) : (
				<Button
					kind="primary"
					disabled={isUndecided || tooLong || working === 'save'}
					disabledReasonId={reasonId}
					busy={working === 'complete'}
					onClick={onComplete}
				>
					{t('company.sheet.complete')}
				</Button>
			)}
		</section>
	);
};

/**
 * The sticky bar: what is saved, missing or failed, and the next act, which after completion is to go on. Below it the
 * neighbours.
 */
export const SaveBar = (props: SaveBarProps) => {
	const { t } = useText();
	const { sheet } = props;
	const to = (id: number | null) => (id === null ? null : paths.company.subCategory(sheet.answer_category.id, id));
	return (
		<>
			{!sheet.is_submitted && <Bar {...props} />}
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
