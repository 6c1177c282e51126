import { useText } from '#client/app/locale.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { AnsweredSubCategory } from '#shared/assessment/answering.ts';
import { ConflictBanner } from './conflict-banner.tsx';
import { TypedText } from './typed-text.tsx';
import type { SheetTools } from './use-sheet.ts';

type NoticesProps = { sheet: AnsweredSubCategory; tools: SheetTools; onComplete: () => void };

const FAILED = {
	save: 'company.sheet.saveFailed',
	complete: 'company.sheet.completeFailed',
	completeAfterSave: 'company.sheet.savedButNotCompleted',
} as const;

/** The banners of a sheet: failed saves, conflicts, late answers and restored drafts. */
export const Notices = ({ sheet, tools, onComplete }: NoticesProps) => {
	const { t } = useText();
	const { failure, tooLate, meanwhile, isRestored, working } = tools;
	return (
		<>
			{tooLate && (
				<Banner tone="error" title={t('company.sheet.closedTitle')} alert>
					<p>{tooLate.message}</p>
					<p>{t('company.sheet.closedText')}</p>
					{sheet.answer_contents.map(({ id }, index) => {
						const typed = tooLate.typed[id];
						return (
							typed && <TypedText key={id} title={t('company.sheet.questionOf', { number: index + 1 })} value={typed} />
						);
					})}
				</Banner>
			)}
			{failure && (
				<Banner tone="error" title={t(FAILED[failure.step])} alert>
					<p>{failure.message}</p>
					<p>{t('company.sheet.kept')}</p>
					<div>
						<Button
							size="small"
							busy={working !== null}
							onClick={() => (failure.step === 'save' ? void tools.saveDraft() : onComplete())}
						>
							{failure.step === 'save' ? t('company.sheet.tryAgain') : t('company.sheet.tryCompleteAgain')}
						</Button>
					</div>
				</Banner>
			)}
			{meanwhile && <ConflictBanner sheet={sheet} tools={tools} meanwhile={meanwhile} />}
			{isRestored && (
				<RestoredBanner title={t('company.sheet.restoredTitle')} text={t('company.sheet.restoredText')}>
					<div>
						<Button size="small" onClick={tools.discardRestored}>
							{t('company.sheet.restoredDiscard')}
						</Button>
					</div>
				</RestoredBanner>
			)}
		</>
	);
};
