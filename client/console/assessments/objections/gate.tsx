import '#client/objections/texts.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { api } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate } from '#client/base/format.ts';
import { useText } from '#client/base/locale.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { Banner } from '#client/ui/states.tsx';

const Undecided = ({ id }: { id: number }) => {
	const { t } = useText();
	return (
		<Banner tone="warning" title={t('console.objections.gate.undecided')}>
			<p>
				<Link to={consolePaths.objection(id)}>{t('console.objections.gate.toObjection')}</Link>
			</p>
		</Banner>
	);
};

export type ObjectionGate = {
	/** What to show in the dialog: that an objection is undecided, or a tick that one may still come. */
	notice: ReactNode;
	/** Why the step cannot be taken now; undefined if it can. */
	blocked: string | undefined;
	/** Unticks, for a dialog that is closed and opened again. */
	forget: () => void;
};

const NOTHING = (): void => {};

/**
 * What objections mean for applying and issuing: an undecided one holds the assessment, and within the days in which one may
 * come, a tick says to go on all the same. The step waits for the answer, so that no button changes under a click; where it cannot be
 * read nothing is held, and the server refuses.
 */
export const useObjectionGate = (progressId: number): ObjectionGate => {
	const { t, locale } = useText();
	const [isKnown, setKnown] = useState(false);
	const query = api.console.objections.notice.useQuery({ id: progressId }, { meta: { handlesFailure: true } });
	const told = query.data?.data;
	if (query.isPending) return { notice: null, blocked: t('console.objections.gate.checking'), forget: NOTHING };
	if (!told) return { notice: null, blocked: undefined, forget: NOTHING };
	if (told.filed_id !== null) {
		return { notice: <Undecided id={told.filed_id} />, blocked: t('console.objections.gate.blocked'), forget: NOTHING };
	}
	if (told.open_until === null) return { notice: null, blocked: undefined, forget: NOTHING };
	return {
		notice: (
			<Checkbox
				label={t('console.objections.gate.tick', { date: formatDate(told.open_until, locale) })}
				checked={isKnown}
				onChange={(event) => setKnown(event.target.checked)}
			/>
		),
		blocked: isKnown ? undefined : t('console.objections.gate.tickMissing'),
		forget: () => setKnown(false),
	};
};

/** That an objection of a company holds its assessment. */
export const useCompanyGate = (companyId: number): ObjectionGate => {
	const { t } = useText();
	const query = api.console.objections.list.useQuery(
		{ company_id: companyId, status: 'filed', page: 1, per_page: 1 },
		{ meta: { handlesFailure: true } },
	);
	const filed = query.data?.data[0];
	if (!filed) return { notice: null, blocked: undefined, forget: NOTHING };
	return { notice: <Undecided id={filed.id} />, blocked: t('console.objections.gate.blocked'), forget: NOTHING };
};
