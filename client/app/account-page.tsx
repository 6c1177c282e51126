import { css } from 'goober';
import type { ReactNode } from 'react';
import { Stack } from '#client/ui/layout.tsx';
import { color, phone } from '#client/ui/tokens.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { useText } from './locale.tsx';
import { paths } from './paths.ts';
import { useTitle } from './title.ts';

const page = css`flex: 1; display: grid; place-items: center; padding: 48px 16px; width: 100%;`;
const card = css`
	width: 100%; max-width: 480px; background: ${color.white}; border: 1px solid ${color.grey200}; border-radius: 12px; padding: 40px;
	${phone} { padding: 24px 16px; }
`;
const head = css`display: flex; align-items: center; justify-content: space-between; gap: 16px; font-weight: 700; color: ${color.grey900};`;

/** The card layout of the screens before sign-in: login, forgotten password, password reset. */
export const AccountPage = ({ title, children }: { title: string; children: ReactNode }) => {
	const { t } = useText();
	useTitle(title);
	return (
		<main className={page}>
			<div className={card}>
				<Stack gap="large">
					<div className={head}>
						<a href={paths.home}>{t('common.product')}</a>
						<LanguageSwitch />
					</div>
					<h1>{title}</h1>
					{children}
				</Stack>
			</div>
		</main>
	);
};
