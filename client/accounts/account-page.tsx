import { css } from 'goober';
import { type ReactNode, useEffect, useRef } from 'react';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import { BrandName } from '#client/ui/brand-name.tsx';
import { LanguageSwitch } from '#client/ui/language-switch.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color, phone } from '#client/ui/tokens.ts';

const page = css`flex: 1; display: grid; place-items: center; padding: 48px 16px; width: 100%;`;
const card = css`
	width: 100%; max-width: 480px; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 12px; padding: 40px;
	${phone} { padding: 24px 16px; }
`;
const head = css`display: flex; align-items: center; justify-content: space-between; gap: 16px; font-weight: 700; color: ${color.grey900};`;

/** Focuses the heading when the step changes, unless a field of the new step has taken the focus. */
const useFocusOnStep = (step: string | undefined) => {
	const content = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(step);
	useEffect(() => {
		if (shown.current === step) return;
		shown.current = step;
		if (!content.current?.contains(document.activeElement)) heading.current?.focus();
	}, [step]);
	return { content, heading };
};

type AccountPageProps = {
	title: string;
	/** The current step, for screens with several. */
	step?: string;
	children: ReactNode;
};

/** The card layout of the screens before sign-in: login, forgotten password, password reset. */
export const AccountPage = ({ title, step, children }: AccountPageProps) => {
	useTitle(title);
	const { content, heading } = useFocusOnStep(step);
	return (
		<main className={page}>
			<div ref={content} className={card}>
				<Stack gap="large">
					<div className={head}>
						<a href={paths.home}>
							<BrandName />
						</a>
						<LanguageSwitch />
					</div>
					<h1 ref={heading} tabIndex={-1}>
						{title}
					</h1>
					{children}
				</Stack>
			</div>
		</main>
	);
};
