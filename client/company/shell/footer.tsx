import { css } from 'goober';
import { LegalLinks } from '#client/company/legal-links.tsx';
import { color } from '#client/ui/tokens.ts';

const bar = css`
	padding: 8px 16px; background: ${color.white}; border-top: 1px solid ${color.grey200};
	@media print { display: none; }
`;

export const Footer = () => (
	<footer className={bar}>
		<LegalLinks isCentered />
	</footer>
);
