import { css } from 'goober';
import { useState } from 'react';
import { Link, Redirect } from 'wouter';
import { useDownload } from '#client/api/use-download.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import { FreeCertificate, type FreeCertificateData } from '#client/documents/certificate/free-certificate.tsx';
import { useSerif } from '#client/documents/certificate/use-serif.ts';
import { BackToTop } from '#client/public/free-assessment/back-to-top.tsx';
import {
	clientNameOf,
	type FreeInfo,
	type FreeResult,
	readContact,
	readInfo,
	readResult,
} from '#client/public/free-assessment/memory.ts';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { Button } from '#client/ui/button.tsx';
import { Container, Facts, Panel, Row, Stack } from '#client/ui/layout.tsx';
import { Banner } from '#client/ui/states.tsx';
import { narrow } from '#client/ui/tokens.ts';
import { freeGradeOf } from '#shared/assessment/grade.ts';
import { tokyoDate } from '#shared/dates.ts';

const factsBelow = css`display: none; ${narrow} { display: block; }`;

const dataOf = (info: FreeInfo, result: FreeResult): FreeCertificateData => ({
	company_name: info.companyName,
	client_name: clientNameOf(info),
	score: result.total,
	issued_at: readContact()?.date ?? tokyoDate(new Date()),
});

const DownloadButton = ({ token }: { token: string }) => {
	const { t } = useText();
	const { start, busy, failure } = useDownload({ waiting: t('free.certificate.making'), silent: true });
	const begin = (): void =>
		void start({
			path: '/free_assessment/certificate/pdf',
			method: 'POST',
			input: { certificate_token: token },
		});
	return (
		<Stack>
			<Row>
				<Button kind="primary" size="large" icon="download" busy={busy} onClick={begin}>
					{t('free.certificate.download')}
				</Button>
			</Row>
			{failure &&
				(failure.status === 404 ? (
					<Banner tone="error" alert title={t('free.certificate.notNow')}>
						<p>{t('free.certificate.notNowText')}</p>
					</Banner>
				) : (
					<Banner tone="error" alert title={t('free.certificate.failed')}>
						<p>{failure.message}</p>
					</Banner>
				))}
		</Stack>
	);
};

/** Contents of the certificate as text, since the scaled sheet is hard to read on a phone. */
const CertificateFacts = ({ certificate }: { certificate: FreeCertificateData }) => {
	const { t, locale } = useText();
	const grade = freeGradeOf(certificate.score);
	return (
		<div className={factsBelow}>
			<Panel>
				<Stack>
					<h2>{t('free.certificate.facts')}</h2>
					<Facts
						entries={[
							[t('labels.free.company_name'), certificate.company_name],
							[t('labels.free.client_name'), certificate.client_name],
							[t('freeResult.grade'), `${grade} ${t(`common.grades.${grade}`)}`],
							[t('freeResult.total'), t('freeResult.percent', { score: certificate.score })],
							[t('documents.freeCertificate.completedOn'), formatDate(certificate.issued_at, locale)],
						]}
					/>
				</Stack>
			</Panel>
		</div>
	);
};

export const FreeCertificateScreen = () => {
	const { t } = useText();
	const refererId = useRefererId();
	const [info] = useState(readInfo);
	const [result] = useState(readResult);
	useTitle(t('free.certificate.title'));
	useSerif();
	if (!info) return <Redirect to={paths.free.info(refererId)} replace />;
	if (!result) return <Redirect to={paths.free.questions(refererId)} replace />;
	const certificate = dataOf(info, result);
	return (
		<Container width="text">
			<Stack gap="large">
				<DownloadButton token={result.certificate_token} />
				<FreeCertificate certificate={certificate} />
				<CertificateFacts certificate={certificate} />
				<p>
					<Link to={paths.free.result(refererId)}>{t('free.certificate.toResult')}</Link>
				</p>
				<BackToTop />
			</Stack>
		</Container>
	);
};
