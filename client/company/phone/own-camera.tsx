import { useText } from '#client/base/locale.tsx';
import { PickPhotos } from '#client/evidence/pick-photos.tsx';
import { Button } from '#client/ui/button.tsx';
import { Row, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { useTaken } from './use-taken.ts';

/** Whether the device itself is held in the hand, so that its own camera is nearer than another phone's. */
export const hasOwnCamera = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Takes further photos with this device, and says what became of those taken. */
export const OwnCamera = ({ taken }: { taken: ReturnType<typeof useTaken> }) => {
	const { t } = useText();
	const { isSending, failure, add, retry, giveUp } = taken;
	if (failure !== null) {
		return (
			<Banner tone="error" title={t('company.phone.notSent')} alert>
				<p>{failure}</p>
				<Row>
					<Button onClick={retry}>{t('company.phone.sendAgain')}</Button>
					<Button onClick={giveUp}>{t('company.phone.giveUp')}</Button>
				</Row>
			</Banner>
		);
	}
	return (
		<Stack gap="small">
			<p role="status">{isSending && t('company.phone.sending')}</p>
			<PickPhotos text={t('company.phone.takeMore')} icon="phone" camera onPhotos={add} />
		</Stack>
	);
};
