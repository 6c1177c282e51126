import { css } from 'goober';
import { addTexts, useText } from '#client/app/locale.tsx';
import { useTitle } from '#client/app/title.ts';
import { OperatorSection } from '#client/public/operator/operator-section.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { legal as legalEn } from '#shared/i18n/client/legal/en.ts';
import { legal } from '#shared/i18n/client/legal/ja.ts';

addTexts({ ja: { legal }, en: { legal: legalEn } });

const part = css`& h2 { margin-bottom: 8px; }`;

export type LegalPart = { name: string; text: string };

/** A legal text in numbered parts, marked as a draft. */
export const LegalDocument = ({ title, parts }: { title: string; parts: readonly LegalPart[] }) => {
	const { t } = useText();
	useTitle(title);
	return (
		<Container width="text">
			<Stack gap="section">
				<h1>{title}</h1>
				<Banner tone="warning" title={t('legal.draft')}>
					<p>{t('legal.draftText')}</p>
				</Banner>
				{parts.map(({ name, text }) => (
					<section key={name} className={part}>
						<h2>{name}</h2>
						<p>{text}</p>
					</section>
				))}
				<OperatorSection />
			</Stack>
		</Container>
	);
};
