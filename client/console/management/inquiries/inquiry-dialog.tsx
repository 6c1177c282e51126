import { css } from 'goober';
import { useState } from 'react';
import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDateTime, MISSING } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Facts, Stack } from '#client/ui/layout.tsx';
import { CareDialog } from './care-dialog.tsx';
import { type Inquiry, scoreText } from './inquiry.ts';

const scores = css`
	margin: 0; padding-left: 0; list-style: none; display: flex; flex-direction: column; gap: 12px;
	& ul { margin: 4px 0 0; padding-left: 20px; }
	& .line { display: flex; justify-content: space-between; gap: 16px; font-variant-numeric: tabular-nums; }
	& > li > .line { font-weight: 700; }
`;

const kept = css`white-space: pre-wrap; overflow-wrap: anywhere;`;

const Line = ({ content, score }: { content: string; score: number }) => (
	<span className="line">
		<span>{content}</span>
		<span>{score}</span>
	</span>
);

type DialogProps = { inquiry: Inquiry; onClose: () => void };

type ActionsProps = DialogProps & { onCare: () => void };

/** Marks the inquiry as handled or open, and links to creating a company from it. */
const Actions = ({ inquiry, onClose, onCare }: ActionsProps) => {
	const { t } = useText();
	const utils = api.useUtils();
	const isHandled = inquiry.handled_at !== null;
	const handle = api.console.inquiries.handle.useMutation({
		onSuccess: async () => {
			await utils.console.inquiries.invalidate();
			onClose();
		},
	});
	return (
		<>
			<Button onClick={onClose}>{t('common.close')}</Button>
			<Button onClick={onCare}>{t('management.inquiries.care')}</Button>
			{!inquiry.company && (
				<ButtonLink to={consolePaths.newCompanyOf(inquiry.id)}>{t('management.inquiries.makeCompany')}</ButtonLink>
			)}
			<Button
				kind={isHandled ? 'secondary' : 'primary'}
				busy={handle.isPending}
				onClick={() => handle.mutate({ id: inquiry.id, handled: !isHandled })}
			>
				{isHandled ? t('management.inquiries.reopen') : t('management.inquiries.markHandled')}
			</Button>
		</>
	);
};

/** The details of an inquiry: sender, message, result, who sees to it, and who handled it. */
export const InquiryDialog = ({ inquiry, onClose }: DialogProps) => {
	const { t, locale } = useText();
	const { handled_at: handledAt, handled_by: handledBy, company } = inquiry;
	const [isCaring, setCaring] = useState(false);
	if (isCaring) return <CareDialog inquiry={inquiry} onClose={() => setCaring(false)} />;
	return (
		<Dialog
			title={inquiry.company_name}
			width="large"
			onClose={onClose}
			actions={<Actions inquiry={inquiry} onClose={onClose} onCare={() => setCaring(true)} />}
		>
			<Stack gap="large">
				<Facts
					entries={[
						[t('management.inquiries.receipt'), inquiry.receipt_number ?? MISSING],
						[t('labels.free.client_name'), inquiry.client_name],
						[t('labels.free.email'), inquiry.email],
						[t('labels.free.phone'), inquiry.phone || MISSING],
						[t('labels.free.created_at'), formatDateTime(inquiry.created_at, locale)],
						[
							t('labels.free.has_inquiry_request'),
							inquiry.has_inquiry_request
								? t('management.inquiries.appliedAt', { date: formatDateTime(inquiry.applied_at, locale) })
								: t('management.inquiries.no'),
						],
						[
							t('labels.free.handled'),
							handledAt
								? t('management.inquiries.handledBy', {
										date: formatDateTime(handledAt, locale),
										name: handledBy?.name ?? MISSING,
									})
								: t('management.inquiries.open'),
						],
						[t('labels.free.in_charge_id'), inquiry.in_charge?.name ?? t('management.inquiries.nobody')],
						[
							t('labels.free.note'),
							inquiry.note ? (
								<span key="note" className={kept}>
									{inquiry.note}
								</span>
							) : (
								MISSING
							),
						],
						...(company
							? [
									[
										t('management.inquiries.company'),
										<Link key="company" to={consolePaths.company(company.id)}>
											{company.company_name}
										</Link>,
									] as const,
								]
							: []),
						[t('labels.free.referer_id'), inquiry.referer_id ?? MISSING],
						[t('labels.free.score'), scoreText(t, inquiry)],
						[t('labels.free.message'), inquiry.message || MISSING],
					]}
				/>
				<div>
					<h3>{t('management.inquiries.categories')}</h3>
					<ul className={scores}>
						{inquiry.category_results.map((category) => (
							<li key={category.id}>
								<Line content={category.content} score={category.score} />
								<ul>
									{category.sub_category_results.map((sub) => (
										<li key={sub.id}>
											<Line content={sub.content} score={sub.score} />
										</li>
									))}
								</ul>
							</li>
						))}
					</ul>
				</div>
			</Stack>
		</Dialog>
	);
};
