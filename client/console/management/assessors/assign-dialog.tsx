import { useRef, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { useSingle } from '#client/base/use-single.ts';
import { ConflictDialog } from '#client/editing/conflict-dialog.tsx';
import type { Values } from '#client/editing/edits.ts';
import { savedFormOf } from '#client/editing/saved-form.ts';
import { useVersionedSave } from '#client/editing/use-versioned-save.ts';
import { Button } from '#client/ui/button.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import type { Assessor } from './assessor.ts';
import { CompanyPicker, type NamedCompany } from './company-picker.tsx';
import { useLoadAgain } from './load-again.ts';

const idsOf = (companies: readonly NamedCompany[]): number[] => companies.map(({ id }) => id);

/** The companies as a single value, since a save replaces the whole list. */
const textOf = (companies: readonly NamedCompany[]): Values => ({
	company_ids: idsOf(companies)
		.toSorted((one, other) => one - other)
		.join(),
});

/** The chosen companies, and the names of all companies that were chosen or stored at some time. */
const useChosen = (start: readonly NamedCompany[]) => {
	const [chosen, setChosen] = useState(start);
	// A ref, since a save after a conflict needs the latest choice.
	const latest = useRef(chosen);
	const known = useRef(new Map(start.map((company) => [company.id, company])));
	const know = (companies: readonly NamedCompany[]): void => {
		for (const company of companies) known.current.set(company.id, company);
	};
	const namedIn = (ids: unknown): NamedCompany[] =>
		String(ids ?? '')
			.split(',')
			.flatMap((id) => known.current.get(Number(id)) ?? []);
	const choose = (companies: readonly NamedCompany[]): void => {
		know(companies);
		latest.current = companies;
		setChosen(companies);
	};
	return { chosen, latest, know, namedIn, choose };
};

/** Replaces the companies assigned to an assessor. */
export const AssignDialog = ({ assessor, onClose }: { assessor: Assessor; onClose: () => void }) => {
	const { t } = useText();
	const utils = api.useUtils();
	const loadAgain = useLoadAgain();
	const { chosen, latest, know, namedIn, choose } = useChosen(assessor.companies);
	const assign = api.console.adminUsers.assignCompany.useMutation({ meta: { handlesFailure: true } });
	const saving = useVersionedSave<number[]>({
		server: savedFormOf(assessor, textOf(assessor.companies)),
		read: () => textOf(latest.current),
		show: ({ company_ids }) => {
			if (company_ids !== undefined) choose(namedIn(company_ids));
		},
		save: (companyIds, version) => assign.mutateAsync({ id: assessor.id, company_ids: companyIds, version }),
		reload: async () => {
			const stored = await loadAgain(assessor.id);
			know(stored.companies);
			return savedFormOf(stored, textOf(stored.companies));
		},
		submit: (save) => save(idsOf(latest.current)),
		done: async () => {
			await utils.console.adminUsers.invalidate();
			onClose();
		},
	});
	const save = useSingle(() => saving.save(idsOf(latest.current)));
	const namesOf = (ids: unknown): string =>
		namedIn(ids)
			.map(({ name }) => name)
			.join(t('management.assessors.comma'));
	return (
		<>
			<EditDialog
				title={t('management.assessors.assign.title', { name: assessor.name })}
				width="large"
				isChanged={textOf(chosen).company_ids !== textOf(assessor.companies).company_ids}
				busy={save.busy}
				onClose={onClose}
				action={
					<Button kind="primary" busy={save.busy} onClick={() => void save.run()}>
						{t('management.assessors.assign.action')}
					</Button>
				}
			>
				<CompanyPicker chosen={chosen} onChange={choose} interests={assessor.interests} />
			</EditDialog>
			{saving.conflict && (
				<ConflictDialog
					editor={saving}
					conflict={saving.conflict}
					labelOf={() => t('labels.accounts.company_ids')}
					wordsOf={(_, ids) => namesOf(ids) || t('management.assessors.noCompany')}
				/>
			)}
		</>
	);
};
