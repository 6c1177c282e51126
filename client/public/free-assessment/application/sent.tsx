import { css } from 'goober';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useOperator } from '#client/operator/use-operator.ts';
import { readResult } from '#client/public/free-assessment/memory.ts';
import type { Receipt } from '#client/public/free-assessment/receipt.ts';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { OperatorFacts } from '#client/public/operator/operator-facts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Facts, Panel, Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';

const number = css`
	& > span { display: block; font-size: 14px; color: ${color.grey700}; }
	& > strong { font-size: 28px; line-height: 1.5; color: ${color.grey900}; font-variant-numeric: tabular-nums; }
`;
const links = css`display: flex; flex-wrap: wrap; align-items: center; gap: 8px 32px; & a { display: inline-flex; align-items: center; min-height: 44px; }`;

type SentProps = { receipt: Receipt; onAgain: () => void };

/** Receipt in place of the form: number, submitted data, contact. Announced to screen readers. */
export const Sent = ({ receipt, onAgain }: SentProps) => {
	const { t, locale } = useText();
	const refererId = useRefererId();
	const operator = useOperator();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		window.scrollTo(0, 0);
		heading.current?.focus();
	}, []);
	return (
		<Stack gap="section">
			<Stack>
				<h1 ref={heading} tabIndex={-1}>
					{t('free.application.sentTitle')}
				</h1>
				<p>{t('free.application.sentText')}</p>
				<p>{t('free.application.receiptSent')}</p>
				<p className={number}>
					<span>{t('free.application.receiptNumber')}</span>
					<strong>{receipt.number}</strong>
				</p>
			</Stack>
			<Panel>
				<Stack>
					<h2>{t('free.application.sentContent')}</h2>
					<Facts
						entries={[
							[t('labels.free.applied_at'), formatDateTime(receipt.sentAt, locale)],
							[t('labels.free.company_name'), receipt.companyName],
							[t('labels.free.client_name'), receipt.clientName],
							[t('labels.free.email'), receipt.email],
							[t('labels.free.phone'), receipt.phone],
							[t('labels.free.message'), receipt.message || t('free.application.noMessage')],
							[
								t('labels.free.score'),
								receipt.score === null
									? t('free.application.noResult')
									: t('freeResult.percent', { score: receipt.score }),
							],
						]}
					/>
				</Stack>
			</Panel>
			{operator && (
				<Panel>
					<Stack>
						<h2>{t('free.application.contact')}</h2>
						<p>{t('free.application.contactText')}</p>
						<OperatorFacts operator={operator} />
					</Stack>
				</Panel>
			)}
			<div className={links}>
				{readResult() && <Link to={paths.free.result(refererId)}>{t('free.certificate.toResult')}</Link>}
				<Button kind="text" onClick={onAgain}>
					{t('free.application.again')}
				</Button>
			</div>
		</Stack>
	);
};
