import './texts.ts';
import { useText } from '#client/base/locale.tsx';
import { Banner } from '#client/ui/states.tsx';
import type { RequestNews } from './news.ts';

type NewsBannerProps = {
	news: RequestNews;
	/** Whether there is unsent input. */
	hasTyped: boolean;
};

/** Somebody else changed the request first: lists the changes, and assures that no input is lost. */
export const NewsBanner = ({ news, hasTyped }: NewsBannerProps) => {
	const { t } = useText();
	const names = (files: readonly string[]): string => files.join(t('evidence.and'));
	return (
		<Banner tone="warning" title={t('evidence.news.changed')} alert>
			<ul>
				{news.hasMoved && <li>{t('evidence.news.moved')}</li>}
				{news.messages.length > 0 && <li>{t('evidence.news.messages', { count: news.messages.length })}</li>}
				{news.added.length > 0 && <li>{t('evidence.news.added', { names: names(news.added) })}</li>}
				{news.removed.length > 0 && <li>{t('evidence.news.removed', { names: names(news.removed) })}</li>}
			</ul>
			<p>{t(hasTyped ? 'evidence.news.kept' : 'evidence.news.again')}</p>
		</Banner>
	);
};
