import '#client/documents/programme/texts.ts';
import { Link } from 'wouter';
import { api, type Inputs } from '#client/api/client.ts';
import { formatDateTime } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { overviewPath, overviewState } from '#client/console/assessments/programme/place.ts';
import { Button } from '#client/ui/button.tsx';
import { Banner } from '#client/ui/states.tsx';

export type CountedOf = Exclude<Inputs['console']['programme']['counted'], void>;

/** The parts of the paper and the person that rows are about, and the time of the facts. */
export const useCountedOf = (of: CountedOf) => api.console.programme.counted.useQuery(of).data?.data;

type BehindBannerProps = {
	/** What was counted, in words. */
	what: string;
	/** When the facts were last compared with everything. */
	asOf: string | null | undefined;
	/** Leads from the rows of the figure to all rows of the list. */
	all?: { name: string; onClick: () => void };
};

/** Says that a list has the rows of a figure and how old the facts are, and leads back to the figures. */
export const BehindBanner = ({ what, asOf, all }: BehindBannerProps) => {
	const { t, locale } = useText();
	return (
		<Banner tone="info" title={t('programme.behind.from', { what })}>
			{asOf && <p>{t('programme.asOf', { time: formatDateTime(asOf, locale) })}</p>}
			<div>
				<Link to={overviewPath()} state={overviewState()}>
					{t('programme.behind.back')}
				</Link>
			</div>
			{all && (
				<div>
					<Button size="small" onClick={all.onClick}>
						{all.name}
					</Button>
				</div>
			)}
		</Banner>
	);
};
