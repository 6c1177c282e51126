import { css } from 'goober';
import { formatTime } from '#client/base/format.ts';
import { addTexts, useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { PickPhotos } from '#client/evidence/pick-photos.tsx';
import { BrandName } from '#client/ui/brand-name.tsx';
import { Button } from '#client/ui/button.tsx';
import { LanguageSwitch } from '#client/ui/language-switch.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { color } from '#client/ui/tokens.ts';
import { photo as photoEn } from '#shared/texts/client/photo.en.ts';
import { photo } from '#shared/texts/client/photo.ja.ts';
import { PhotoList } from './photo-list.tsx';
import { sentOf } from './queue.ts';
import { useSending } from './use-sending.ts';

addTexts({ ja: { photo }, en: { photo: photoEn } });

const bar = css`
	display: flex; align-items: center; justify-content: space-between; gap: 16px; min-height: 64px; padding: 8px 16px;
	background: ${color.white}; border-bottom: 1px solid ${color.grey200};
	& strong { font-size: 20px; letter-spacing: 0.02em; color: ${color.grey900}; }
`;
const quiet = css`color: ${color.grey700}; font-size: 14px;`;

type Sending = ReturnType<typeof useSending>;

const Place = ({ sending: { state, place, leftOut, check, add } }: { sending: Sending }) => {
	const { t } = useText();
	if (state === 'missing') {
		return (
			<Banner tone="info" title={t('photo.missingTitle')}>
				<p>{t('photo.missing')}</p>
			</Banner>
		);
	}
	if (state === 'unreachable') {
		return (
			<Banner tone="error" title={t('common.errors.noConnection')} alert>
				<div>
					<Button onClick={() => void check()}>{t('photo.checkAgain')}</Button>
				</div>
			</Banner>
		);
	}
	if (place?.remaining === 0) return <Banner tone="success" title={t('photo.fullTitle')} />;
	if (state === 'ended') {
		return (
			<Banner tone="warning" title={t('photo.endedTitle')} alert>
				<p>{t('photo.ended')}</p>
			</Banner>
		);
	}
	if (!place) return <p role="status">{t('photo.checking')}</p>;
	return (
		<Stack>
			<PickPhotos text={t('photo.take')} icon="phone" camera onPhotos={add} />
			<PickPhotos text={t('photo.choose')} icon="file" onPhotos={add} />
			<p>{t('photo.left', { count: place.remaining, time: formatTime(place.expires_at) })}</p>
			{leftOut > 0 && <p role="alert">{t('photo.tooMany', { count: place.remaining, leftOut })}</p>}
		</Stack>
	);
};

/** Page opened by a QR code: adds photos to one place, without showing its contents. */
export const PhotoPage = () => {
	const { t } = useText();
	useTitle(t('photo.title'));
	const sending = useSending();
	const { queue, state, place, retry } = sending;
	const sent = sentOf(queue);
	const isOpen = state === 'ready' && place !== null && place.remaining > 0;
	return (
		<>
			<header className={bar}>
				<BrandName />
				<LanguageSwitch />
			</header>
			<main id="content">
				<Container width="text">
					<Stack gap="large">
						<Stack>
							<h1>{t('photo.title')}</h1>
							<p>{t('photo.lead')}</p>
							<p>{t('photo.hide')}</p>
						</Stack>
						<Place sending={sending} />
						<div role="status">
							{sent > 0 && (
								<Banner tone="success" title={t('photo.arrived', { count: sent })}>
									<p>{t('photo.next')}</p>
								</Banner>
							)}
						</div>
						{queue.length > 0 && <PhotoList queue={queue} onRetry={isOpen ? retry : null} />}
						<p className={quiet}>{t('photo.privacy')}</p>
					</Stack>
				</Container>
			</main>
		</>
	);
};
