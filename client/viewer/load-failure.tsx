import { useEffect } from 'react';
import { isLostSignIn, reactToWrite } from '#client/api/reactions.ts';
import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Instead } from './trouble.tsx';

type LoadFailureProps = { error: unknown; onAgain: () => void };

/** A file that could not be fetched: gone, no connection, or refused; it can be tried again. */
export const LoadFailure = ({ error, onAgain }: LoadFailureProps) => {
	const { t } = useText();
	const failure = failureOf(error);
	useEffect(() => {
		if (isLostSignIn(failure)) reactToWrite(failure, true);
	}, [failure]);
	return (
		<Instead tone="error" title={failure.status === 404 ? t('viewer.gone') : failure.message}>
			<div>
				<Button size="small" onClick={onAgain}>
					{t('common.tryAgain')}
				</Button>
			</div>
		</Instead>
	);
};
