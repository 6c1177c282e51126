import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { noConnection } from '#client/base/failure.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from './button.tsx';
import { Banner, Skeleton } from './states.tsx';

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

type Load<P> = () => Promise<ComponentType<P>>;

/** A lazily loaded part of a screen. If loading fails, the rest of the screen and its input stay. */
export const lazyPart = <P extends object>(load: Load<P>, waiting: ReactNode = <Skeleton />) => {
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
		return hasFailed ? <NotLoaded /> : waiting;
	};
};

/** A dialog that is loaded when it is first opened: forms need zod, which most screens do not. */
export const lazyDialog = <P extends object>(load: Load<P>) => lazyPart(load, null);
