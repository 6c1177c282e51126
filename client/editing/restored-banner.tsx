import type { ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { Banner } from '#client/ui/states.tsx';

type RestoredBannerProps = {
	/** Texts of the area; those of the console by default. */
	title?: string;
	text?: string;
	children?: ReactNode;
};

/** Says that unsaved edits were restored. */
export const RestoredBanner = ({ title, text, children }: RestoredBannerProps) => {
	const { t } = useText();
	return (
		<Banner tone="info" title={title ?? t('editing.restoredTitle')}>
			<p>{text ?? t('editing.restoredText')}</p>
			{children}
		</Banner>
	);
};
