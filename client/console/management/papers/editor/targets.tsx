import { css } from 'goober';
import { memo, useMemo, useState } from 'react';
import { api } from '#client/api/client.ts';
import { useText } from '#client/base/locale.tsx';
import { Button } from '#client/ui/button.tsx';
import { Checkbox } from '#client/ui/choices.tsx';
import { EditDialog } from '#client/ui/edit-dialog.tsx';
import { FieldError } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icons.tsx';
import { TextInput } from '#client/ui/inputs.tsx';
import { Stack } from '#client/ui/layout.tsx';
import { color } from '#client/ui/tokens.ts';
import { finder } from '#shared/fold.ts';
import { useEditing, useMark } from './editing.ts';
import type { KeyPath } from './nodes.ts';

const chips = css`display: flex; flex-direction: column; gap: 8px; margin: 0; padding: 0; list-style: none;`;
const chip = css`
	display: flex; align-items: flex-start; justify-content: space-between; gap: 8px; padding: 6px 6px 6px 12px; border: 1px solid ${color.grey420}; border-radius: 6px; background: ${color.grey50}; font-size: 14px; line-height: 1.5;
	& button { flex: none; display: grid; place-content: center; width: 28px; height: 28px; border: 0; border-radius: 4px; background: none; cursor: pointer; }
	& button:hover { background: ${color.grey100}; }
`;
const hits = css`max-height: 380px; overflow-y: auto; border: 1px solid ${color.grey420}; border-radius: 8px; padding: 4px 12px; margin: 0; list-style: none;`;

const LABEL_LENGTH = 100;

/** Truncates to 100 characters and an ellipsis (specification). */
const shortLabel = (label: string): string => {
	const characters = [...label];
	return characters.length > LABEL_LENGTH ? `${characters.slice(0, LABEL_LENGTH).join('')}…` : label;
};

const useTargets = () => api.console.papers.sdgTargets.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });

type PickerProps = { chosen: readonly number[]; onSave: (ids: number[]) => void; onClose: () => void };

const Picker = ({ chosen, onSave, onClose }: PickerProps) => {
	const { t } = useText();
	const targets = useTargets().data?.data ?? [];
	const [ids, setIds] = useState<ReadonlySet<number>>(new Set(chosen));
	const [q, setQ] = useState('');
	const shown = useMemo(() => {
		const isFound = finder(q);
		return targets.filter(({ target }) => isFound(target));
	}, [targets, q]);
	const toggle = (id: number): void =>
		setIds((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])));
	const save = (): void => {
		onSave(targets.filter(({ id }) => ids.has(id)).map(({ id }) => id));
		onClose();
	};
	return (
		<EditDialog
			title={t('management.editor.targets.title')}
			width="large"
			isChanged={ids.size !== chosen.length || chosen.some((id) => !ids.has(id))}
			onClose={onClose}
			action={
				<Button kind="primary" onClick={save}>
					{t('management.editor.targets.take', { count: ids.size })}
				</Button>
			}
		>
			<Stack>
				<TextInput
					label={t('management.editor.targets.search')}
					help={t('management.editor.targets.source')}
					need="unmarked"
					value={q}
					autoComplete="off"
					onChange={(event) => setQ(event.target.value)}
				/>
				<p aria-live="polite">{t('management.editor.targets.hits', { count: shown.length })}</p>
				<ul className={hits} aria-label={t('labels.papers.sdg_target_ids')}>
					{shown.map(({ id, target }) => (
						<li key={id}>
							<Checkbox label={shortLabel(target)} checked={ids.has(id)} onChange={() => toggle(id)} />
						</li>
					))}
				</ul>
			</Stack>
		</EditDialog>
	);
};

type TargetsProps = {
	path: KeyPath;
	/** Key of the question. */
	owner: string;
	ids: readonly number[];
	isEditing: boolean;
};

/** The SDG targets that a question is linked to. */
export const Targets = memo(({ path, owner, ids, isEditing }: TargetsProps) => {
	const { t } = useText();
	const { dispatch } = useEditing();
	const mark = useMark();
	const [isPicking, setPicking] = useState(false);
	const targets = useTargets().data?.data ?? [];
	const chosen = targets.filter(({ id }) => ids.includes(id));
	const message = mark(owner, 'targets');
	const change = (targetIds: readonly number[]): void =>
		dispatch({ type: 'change', path, values: { targets: targetIds } });
	return (
		<Stack gap="small">
			<h4>{t('labels.papers.sdg_target_ids')}</h4>
			{chosen.length === 0 && <p>{t('management.editor.targets.none')}</p>}
			<ul className={chips}>
				{chosen.map(({ id, target, goal_id, target_number }) => (
					<li key={id} className={chip}>
						<span>{shortLabel(target)}</span>
						{isEditing && (
							<button
								type="button"
								aria-label={t('management.editor.targets.remove', { target: `${goal_id}.${target_number}` })}
								onClick={() => change(ids.filter((one) => one !== id))}
							>
								<Icon name="close" size={16} />
							</button>
						)}
					</li>
				))}
			</ul>
			{isEditing && (
				<div data-spot={`${owner}.targets`}>
					<Button size="small" onClick={() => setPicking(true)}>
						{t('management.editor.targets.choose')}
					</Button>
				</div>
			)}
			{message && <FieldError>{message}</FieldError>}
			{isPicking && <Picker chosen={ids} onSave={change} onClose={() => setPicking(false)} />}
		</Stack>
	);
});
