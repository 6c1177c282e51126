import { useEffect, useState } from 'react';
import { sentenceGap } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { forgetDraft, readDraft } from '#client/public/free-assessment/draft.ts';
import { Button } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';

/** Says that unfinished answers stay in this browser, and deletes what is left of somebody's. */
export const KeptDraft = () => {
	const { t, locale } = useText();
	const [count, setCount] = useState(0);
	// Not while rendering: the server, which renders this page first, has no storage.
	useEffect(() => setCount(readDraft()?.answers.size ?? 0), []);
	const remove = (): void => {
		forgetDraft();
		setCount(0);
	};
	return (
		<>
			<p>{`${t('public.landing.kept')}${sentenceGap(locale)}${t('free.info.shared')}`}</p>
			{count > 0 && (
				<Row>
					<span>{t('free.info.draftKept', { count })}</span>
					<Button size="small" onClick={remove}>
						{t('free.info.deleteDraft')}
					</Button>
				</Row>
			)}
		</>
	);
};
