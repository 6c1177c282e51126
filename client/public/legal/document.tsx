import { css } from 'goober';
import type { ReactNode } from 'react';
import { formatDate } from '#client/base/format.ts';
import { addTexts, lookUpText, useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { useKnownOperator } from '#client/operator/use-operator.ts';
import { OperatorSection } from '#client/public/operator/operator-section.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { LEGAL_EFFECTIVE_ON, LEGAL_VERSION } from '#shared/legal/version.ts';
import { legal as legalEn } from '#shared/texts/client/legal.en.ts';
import { legal } from '#shared/texts/client/legal.ja.ts';
import { useLegalWords } from './words.ts';

addTexts({ ja: { legal }, en: { legal: legalEn } });

const part = css`
	scroll-margin-top: 16px;
	& h2 { margin-bottom: 8px; }
	& p + p, & p + dl { margin-top: 8px; }
`;

export type Part = {
	/** Key of its texts, and its fragment in the URL. */
	name: string;
	/** Below its text. */
	more?: ReactNode;
};

type LegalDocumentProps = {
	document: 'terms' | 'privacy';
	/** In order. */
	parts: readonly Part[];
};

/** A legal text: a template filled from the operator's settings, marked as a draft while no operator is set. */
export const LegalDocument = ({ document, parts }: LegalDocumentProps) => {
	const { t, locale } = useText();
	const title = t(`legal.${document}.title`);
	useTitle(title);
	const operator = useKnownOperator();
	const words = useLegalWords();
	const linesOf = (name: string): string[] => lookUpText(`legal.${document}.${name}.text`, words)?.split('\n') ?? [];
	return (
		<Container width="text">
			<Stack gap="section">
				<Stack gap="small">
					<h1>{title}</h1>
					<p>{t('legal.version', { version: LEGAL_VERSION, date: formatDate(LEGAL_EFFECTIVE_ON, locale) })}</p>
				</Stack>
				{operator === null && (
					<Banner tone="warning" title={t('legal.draft')}>
						<p>{t('legal.draftText')}</p>
					</Banner>
				)}
				{parts.map(({ name, more }) => (
					<section key={name} id={name} className={part}>
						<h2>{lookUpText(`legal.${document}.${name}.name`)}</h2>
						{linesOf(name).map((line) => (
							<p key={line}>{line}</p>
						))}
						{more}
					</section>
				))}
				<OperatorSection />
			</Stack>
		</Container>
	);
};
