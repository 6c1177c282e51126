import { css } from 'goober';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import { BackToTop } from '#client/public/free-assessment/back-to-top.tsx';
import { type FreeResult, readContact, readInfo, readResult } from '#client/public/free-assessment/memory.ts';
import { useRefererId } from '#client/public/free-assessment/referer.ts';
import { StepList } from '#client/public/free-assessment/step-list.tsx';
import { Radar } from '#client/ui/charts/radar.tsx';
import { Container, Panel, Stack } from '#client/ui/layout.tsx';
import { Loading } from '#client/ui/loaded.tsx';
import { Banner } from '#client/ui/states.tsx';
import { Advice } from './advice.tsx';
import { Bands } from './bands.tsx';
import { CategoryScores } from './category-scores.tsx';
import { GradeCard } from './grade-card.tsx';
import { useLabelledResult } from './labels.ts';
import { NextSteps } from './next-steps.tsx';
import { TakeAlong } from './take-along.tsx';
import { WhatCounts } from './what-counts.tsx';

const company = css`font-size: 18px; overflow-wrap: anywhere;`;

const Reservation = () => {
	const { t } = useText();
	return (
		<Banner tone="info" title={t('freeResult.noThirdParty')}>
			<p>{t('freeResult.noThirdPartyText')}</p>
		</Banner>
	);
};

/** Parts that need the texts of the paper: advice, next steps, charts. */
const Details = ({ result }: { result: FreeResult }) => {
	const { t } = useText();
	const { query, categories, advice } = useLabelledResult(result);
	if (!categories) {
		return (
			<>
				<Loading query={query} heights={[420, 24, 96, 24]} />
				<Reservation />
				<NextSteps />
			</>
		);
	}
	return (
		<>
			{categories.length >= 3 && (
				<Panel>
					<Stack>
						<h2>{t('freeResult.radar')}</h2>
						<Radar
							title={t('freeResult.radar')}
							axes={categories.map(({ label, points }) => ({ label, value: points }))}
						/>
					</Stack>
				</Panel>
			)}
			<CategoryScores categories={categories} />
			<Reservation />
			{advice && <Advice advice={advice} WhatCounts={WhatCounts} />}
			<NextSteps />
		</>
	);
};

const Report = ({ result }: { result: FreeResult }) => {
	const { t } = useText();
	const [info] = useState(readInfo);
	const [sent] = useState(readContact);
	return (
		<Container width="text">
			<Stack gap="section">
				<StepList current="result" />
				<Stack gap="small">
					<h1>{t('freeResult.title')}</h1>
					{info && <p className={company}>{t('freeResult.company', { company: info.companyName })}</p>}
					{sent?.wantsReceipt && <p>{t('freeResult.receipt')}</p>}
				</Stack>
				<GradeCard total={result.total} />
				<TakeAlong result={result} />
				<Details result={result} />
				<Bands total={result.total} />
				<BackToTop />
			</Stack>
		</Container>
	);
};

/** The stored result; redirects to the first step without one. */
export const Result = () => {
	const { t } = useText();
	const refererId = useRefererId();
	const [result] = useState(readResult);
	useTitle(t('freeResult.title'));
	return result ? <Report result={result} /> : <Redirect to={paths.free.info(refererId)} replace />;
};
