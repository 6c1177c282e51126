import { useEffect } from 'react';
import { useText } from '#client/base/locale.tsx';
import { notify } from '#client/ui/toast.tsx';
import { framed, type Part } from './part.ts';
import { useLongText } from './samples.ts';

/** Shorter than any toast lasts. */
const AGAIN_MS = 1_000;

type ToastProps = { kind: 'success' | 'error' | 'blank' | 'loading'; text: string };

/** A toast that stays: it replaces itself before it disappears. */
const Toast = ({ kind, text }: ToastProps) => {
	useEffect(() => {
		const show = (): void => notify[kind](text);
		show();
		const timer = setInterval(show, AGAIN_MS);
		return () => clearInterval(timer);
	}, [kind, text]);
	return null;
};

const Short = ({ kind }: Pick<ToastProps, 'kind'>) => {
	const { t } = useText();
	return <Toast kind={kind} text={t('common.notFound.title')} />;
};

export const toasts: Part = {
	id: 'toasts',
	states: [
		framed('success', 104, () => <Short kind="success" />),
		framed('error', 104, () => <Short kind="error" />),
		framed('neither', 104, () => <Short kind="blank" />),
		framed('loading', 104, () => <Short kind="loading" />),
		framed('long text', 232, () => <Toast kind="error" text={useLongText()} />),
	],
};
