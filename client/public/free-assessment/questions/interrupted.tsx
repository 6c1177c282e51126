import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';

type InterruptedProps = { answered: number; count: number; onResume: () => void; onBeginAnew: () => void };

/** Offers the answers that an interruption left on this device, or to delete them. */
export const Interrupted = ({ answered, count, onResume, onBeginAnew }: InterruptedProps) => {
	const { t } = useText();
	return (
		<Banner tone="info" title={t('free.questions.interrupted')}>
			<p>{t('public.landing.kept')}</p>
			<Row>
				<Button size="small" kind="primary" onClick={onResume}>
					{t('free.questions.resume', { answered, count })}
				</Button>
				<Button size="small" onClick={onBeginAnew}>
					{t('free.questions.beginAnew')}
				</Button>
			</Row>
		</Banner>
	);
};
