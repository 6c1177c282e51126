import { css } from 'goober';
import { addTexts, lookUpText, useText } from '#client/base/locale.tsx';
import { useTitle } from '#client/base/title.ts';
import { OperatorSection } from '#client/public/operator/operator-section.tsx';
import { useKnownOperator } from '#client/public/operator/use-operator.ts';
import { Container, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { legal as legalEn } from '#shared/texts/client/legal.en.ts';
import { legal } from '#shared/texts/client/legal.ja.ts';
import { useLegalWords } from './words.ts';

addTexts({ ja: { legal }, en: { legal: legalEn } });

const part = css`& h2 { margin-bottom: 8px; }`;

type LegalDocumentProps = {
	document: 'terms' | 'privacy';
	/** Text keys of its parts, in order. */
	parts: readonly string[];
};

/** A legal text: a template filled from the operator's settings, marked as a draft while no operator is set. */
export const LegalDocument = ({ document, parts }: LegalDocumentProps) => {
	const { t } = useText();
	const title = t(`legal.${document}.title`);
	useTitle(title);
	const operator = useKnownOperator();
	const words = useLegalWords();
	return (
		<Container width="text">
			<Stack gap="section">
				<h1>{title}</h1>
				{operator === null && (
					<Banner tone="warning" title={t('legal.draft')}>
						<p>{t('legal.draftText')}</p>
					</Banner>
				)}
				{parts.map((name) => (
					<section key={name} className={part}>
						<h2>{lookUpText(`legal.${document}.${name}.name`)}</h2>
						<p>{lookUpText(`legal.${document}.${name}.text`, words)}</p>
					</section>
				))}
				<OperatorSection />
			</Stack>
		</Container>
	);
};
