import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { useText } from '#client/app/locale.tsx';
import { paths } from '#client/app/paths.ts';
import { readResult } from '#client/public/free-assessment/memory.ts';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { Stack } from '#client/ui/layout.tsx';

/** The confirmation that replaces the form; announced to screen readers. */
export const Sent = () => {
	const { t } = useText();
	const refererId = useRefererId();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		window.scrollTo(0, 0);
		heading.current?.focus();
	}, []);
	return (
		<Stack>
			<h1 ref={heading} tabIndex={-1}>
				{t('free.application.sentTitle')}
			</h1>
			<p>{t('free.application.sentText')}</p>
			{readResult() && (
				<p>
					<Link to={paths.free.result(refererId)}>{t('free.certificate.toResult')}</Link>
				</p>
			)}
		</Stack>
	);
};
