import { useEffect } from 'react';
import { isLostSignIn, reactToWrite } from '#client/api/reactions.ts';
import { failureOf } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Instead } from './trouble.tsx';

type LoadFailureProps = { error: unknown; onAgain: () => void };

/** Load failure with a retry button: deleted, no connection, or refused. */
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
