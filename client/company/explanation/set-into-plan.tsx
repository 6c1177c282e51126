import { useState } from 'react';
import { Link } from 'wouter';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Explanation, WireRaise } from '#shared/explanation/schemas.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { SetDialog } from './set-dialog.tsx';
import { setLinesOf } from './set-lines.ts';

type IntoPlanProps = { explanation: Explanation; plan: ImprovementPlan; set: readonly WireRaise[]; number: number };

/** Puts a set into the improvement plan; once it is there, leads to it. */
export const SetIntoPlan = ({ explanation, plan, set, number }: IntoPlanProps) => {
	const { t } = useText();
	const [isOpen, setOpen] = useState(false);
	const lines = setLinesOf(explanation, plan, set);
	if (lines.every(({ standing }) => standing === 'unproposed')) return <p>{t('company.plan.set.unproposed')}</p>;
	if (!lines.some(({ standing }) => standing === 'open')) {
		const [first] = lines.filter(({ standing }) => standing !== 'unproposed');
		return (
			<p>
				{t('company.plan.set.inPlan')}{' '}
				<Link to={companyPaths.improvementPlan(plan.id, { open: first?.subCategoryId })}>
					{t('company.plan.set.toPlan')}
				</Link>
			</p>
		);
	}
	return (
		<div>
			<Button onClick={() => setOpen(true)}>{t('company.plan.set.put', { number })}</Button>
			{isOpen && (
				<SetDialog explanation={explanation} plan={plan} lines={lines} number={number} onClose={() => setOpen(false)} />
			)}
		</div>
	);
};
