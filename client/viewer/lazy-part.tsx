import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { noConnection } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Banner, Skeleton } from '#client/ui/states.tsx';

/** Offers to reload the page: Chromium does not ask again for a module that it could not load. */
const NotLoaded = () => {
	const { t } = useText();
	return (
		<Banner tone="error" title={noConnection().message} alert>
			<div>
				<Button size="small" onClick={() => location.reload()}>
					{t('common.errors.reload')}
				</Button>
			</div>
		</Banner>
	);
};

/** A lazily loaded part of a screen. If loading fails, the rest of the screen and its input stay. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
	let loaded: ComponentType<P> | null = null;
	return (props: P): ReactNode => {
		const [, show] = useState(loaded !== null);
		const [hasFailed, setFailed] = useState(false);
		useEffect(() => {
			if (loaded) return;
			let isGone = false;
			load().then(
				(part) => {
					loaded = part;
					if (!isGone) show(true);
				},
				() => {
					if (!isGone) setFailed(true);
				},
			);
			return () => {
				isGone = true;
			};
		}, []);
		const Part = loaded;
		if (Part) return <Part {...props} />;
		return hasFailed ? <NotLoaded /> : <Skeleton />;
	};
};
