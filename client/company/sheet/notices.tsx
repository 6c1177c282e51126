import { useEffect, useRef } from 'react';
import { useText } from '#client/base/locale.tsx';
import { RestoredBanner } from '#client/editing/restored-banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { AnsweredSubCategory } from '#shared/answering/schemas.ts';
import { ConflictBanner } from './conflict-banner.tsx';
import { TypedText } from './typed-text.tsx';
import type { SheetTools } from './use-sheet.ts';

type NoticesProps = { sheet: AnsweredSubCategory; tools: SheetTools };

/** Banners for conflicts, answers after the submission, and restored drafts. */
export const Notices = ({ sheet, tools }: NoticesProps) => {
	const { t } = useText();
	const { tooLate, meanwhile, showsConflicts, conflicts, isRestored } = tools;
	const closed = useRef<HTMLDivElement>(null);
	// Moves the focus: the field with the caret has just become read-only.
	useEffect(() => {
		if (tooLate) closed.current?.scrollIntoView({ block: 'center' });
	}, [tooLate]);
	return (
		<>
			{tooLate && (
				<div ref={closed}>
					<Banner tone="error" title={t('company.sheet.closedTitle')} alert>
						<p>{tooLate.message}</p>
						<p>{t('company.sheet.closedText')}</p>
						{sheet.answer_contents.map(({ id }, index) => {
							const typed = tooLate.typed[id];
							return (
								typed && (
									<TypedText key={id} title={t('company.sheet.questionOf', { number: index + 1 })} value={typed} />
								)
							);
						})}
					</Banner>
				</div>
			)}
			{meanwhile && showsConflicts && conflicts.length > 0 && (
				<ConflictBanner sheet={sheet} tools={tools} meanwhile={meanwhile} />
			)}
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
