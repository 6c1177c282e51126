import '#client/plans/texts.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { companyPaths } from '#client/base/company-paths.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Explanation, WireRaise } from '#shared/explanation/schemas.ts';
import type { ImprovementPlan } from '#shared/plans/schemas.ts';
import { LineStanding } from './line-standing.tsx';
import { SetDialog } from './set-dialog.tsx';
import { isWritable, setLinesOf } from './set-lines.ts';

type IntoPlanProps = { explanation: Explanation; plan: ImprovementPlan; set: readonly WireRaise[]; number: number };

/** Puts a set into the improvement plan; once it is there, leads to it. */
export const SetIntoPlan = ({ explanation, plan, set, number }: IntoPlanProps) => {
	const { t } = useText();
	const [isOpen, setOpen] = useState(false);
	const lines = setLinesOf(explanation, plan, set, t('company.plan.set.measure'));
	if (lines.every(({ standing }) => standing === 'unproposed')) return <p>{t('company.plan.set.unproposed')}</p>;
	if (!lines.some(isWritable)) {
		const [first] = lines.filter(({ standing }) => standing !== 'unproposed');
		const left = lines.filter(({ standing }) => standing !== 'planned');
		return (
			<div>
				<p>
					{t(left.length === 0 ? 'company.plan.set.inPlan' : 'company.plan.set.notAllInPlan')}{' '}
					<Link to={companyPaths.improvementPlan(plan.id, { open: first?.subCategoryId })}>
						{t('company.plan.set.toPlan')}
					</Link>
				</p>
				{left.length > 0 && (
					<ul>
						{left.map((line) => (
							<li key={line.subCategoryId}>
								<LineStanding line={line} />
							</li>
						))}
					</ul>
				)}
			</div>
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
