import type { ReactNode } from 'react';
import { useText } from '#client/app/locale.tsx';
import { Banner } from '#client/ui/states.tsx';

type RestoredBannerProps = {
	/** The words of the area; the console's where left out. */
	title?: string;
	text?: string;
	/** What can be done about it. */
	children?: ReactNode;
};

/** Says that what was typed before, and not saved, is there again. */
export const RestoredBanner = ({ title, text, children }: RestoredBannerProps) => {
	const { t } = useText();
	return (
		<Banner tone="info" title={title ?? t('console.editing.restoredTitle')}>
			<p>{text ?? t('console.editing.restoredText')}</p>
			{children}
		</Banner>
	);
};
