import { css } from 'goober';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Neighbours } from '#client/company/neighbours.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { useToastsAbove } from '#client/ui/toast.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { useSaveShortcut } from '#client/ui/use-save-shortcut.ts';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { BarState } from './bar-state.tsx';
import { type NumberedQuestion, QuestionLinks } from './question-links.tsx';
import { SaveFailure } from './save-failure.tsx';
import { useFirstOpen, useNextStep } from './use-next-step.ts';
import type { SheetTools } from './use-sheet.ts';

const bar = css`
	position: sticky; bottom: 0; z-index: 10; margin: 0 -16px; padding: 12px 16px; background: ${color.white}; border-top: 1px solid ${color.grey300};
	display: flex; flex-wrap: wrap; align-items: center; justify-content: flex-end; gap: 8px 16px;
	&[data-failed='true'] { border-top: 4px solid ${color.errorText}; padding-top: 9px; }
	& .state { flex: 1 1 176px; min-width: 0; font-size: 14px; line-height: 1.5; }
	& .missing { font-weight: 700; color: ${color.errorText}; }
	${phone} {
		gap: 4px 8px; padding-block: 8px;
		& .state { flex-basis: 100%; }
		/* One row of buttons in every language: a long label takes a second line within its button. */
		& > button, & > a { flex: 1 1 28%; min-width: min-content; padding-inline: 6px; font-size: 14px; }
		&:lang(ja) > button, &:lang(ja) > a { flex-basis: auto; }
	}
`;

type SaveBarProps = {
	sheet: AnsweredSubCategory;
	tools: SheetTools;
	tooLong: readonly NumberedQuestion[];
	/** The unanswered questions; empty until the user has tried to complete the sheet. */
	missing: readonly NumberedQuestion[];
	/** Scrolls to a question. */
	onGo: (id: number) => void;
	/** Returns whether the sheet is completed. */
	onComplete: () => Promise<boolean>;
};

const Bar = ({ sheet, tools, tooLong, missing, onGo, onComplete }: SaveBarProps) => {
	const { t } = useText();
	const stateId = useId();
	const box = useRef<HTMLElement>(null);
	useToastsAbove(box);
	const next = useNextStep(sheet);
	const findOpen = useFirstOpen();
	const [, navigate] = useLocation();
	const [isGoingOn, setGoingOn] = useState(false);
	const isAwaited = useRef(false);
	const { changed, working, isUndecided, failure } = tools;
	const hasChanges = changed.length > 0;
	const isStuck = isUndecided || tooLong.length > 0;
	const isBusyWithout = (step: 'save' | 'complete'): boolean => working !== null && working !== step;
	const completing = { disabled: isStuck || isBusyWithout('complete'), disabledReasonId: stateId };
	const complete = async (goesOn: boolean): Promise<void> => {
		setGoingOn(goesOn);
		isAwaited.current = !goesOn;
		const isDone = await onComplete();
		if (isDone && goesOn) navigate(await findOpen(next.to));
	};
	useEffect(() => {
		// The pressed button disappears: the focus moves to the link that takes its place.
		if (sheet.is_answered && isAwaited.current) box.current?.querySelector('a')?.focus();
		isAwaited.current = false;
	}, [sheet.is_answered]);
	useSaveShortcut(() => {
		if (hasChanges && !isStuck && working === null) void tools.saveDraft();
	});
	return (
		<section ref={box} className={bar} aria-label={t('company.sheet.save')} data-failed={failure !== null}>
			{failure && <SaveFailure failure={failure} tools={tools} onComplete={() => void onComplete()} />}
			<div id={stateId} className="state">
				{missing.length > 0 && (
					<p className="missing" role="alert">
						{t('company.sheet.missing', { count: missing.length })}
						<QuestionLinks questions={missing} onGo={onGo} />
					</p>
				)}
				<BarState sheet={sheet} tools={tools} tooLong={tooLong} onGo={onGo} />
			</div>
			<Button
				disabled={!hasChanges || isStuck || isBusyWithout('save')}
				disabledReasonId={stateId}
				busy={working === 'save'}
				onClick={() => void tools.saveDraft()}
			>
				{t('company.sheet.save')}
			</Button>
			{sheet.is_answered ? (
				<ButtonLink kind="primary" to={next.to}>
					{t(`company.sheet.goOn.${next.step}`)}
				</ButtonLink>
			) : (
				<>
					<Button {...completing} busy={working === 'complete' && !isGoingOn} onClick={() => void complete(false)}>
						{t('company.sheet.complete')}
					</Button>
					<Button
						{...completing}
						kind="primary"
						busy={working === 'complete' && isGoingOn}
						onClick={() => void complete(true)}
					>
						{t('company.sheet.completeAndGoOn')}
					</Button>
				</>
			)}
		</section>
	);
};

/**
 * The sticky bar with the save state, what is missing or failed, and the next action; once the sheet is complete, that
 * is a link onwards. Below it are links to the neighboring sheets.
 */
export const SaveBar = (props: SaveBarProps) => {
	const { t } = useText();
	const { sheet } = props;
	const to = (id: number | null) => (id === null ? null : companyPaths.subCategory(sheet.answer_category.id, id));
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
