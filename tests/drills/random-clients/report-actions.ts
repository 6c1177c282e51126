import type { Round } from '#shared/assessment/round.ts';
import { STATUS, STATUS_IDS, type StatusId, type TransitionEvent, transitionRule } from '#shared/assessment/status.ts';
import type { EditedProposal } from '#shared/proposals/schemas.ts';
import type { EvaluationReport } from '#shared/reports/schemas.ts';
import type { Answer } from '#tests/support/client.ts';
import {
	type Action,
	always,
	basedOn,
	byStaff,
	joined,
	learnSaved,
	NO_EFFECT,
	type SaveAct,
	versionField,
} from './action.ts';

/** What staff write about a graded sheet: the reports of both rounds, and the proposal. */

type Text = {
	name: string;
	event: Extract<TransitionEvent, 'report' | 'report_again' | 'proposal'>;
	round: Round;
	path: (progressId: number) => string;
	/** The body's and the answer's field of a note. */
	field: 'evaluation_note' | 'proposal_note';
	/** The audit action of a later confirmation. */
	edited: string;
	to: StatusId;
	notesOf: (answer: Answer) => { version: number; rows: { id: number; note: string | null }[] };
};

const notesOfReport: Text['notesOf'] = ({ data }) => {
	const { version, result_index } = data as EvaluationReport;
	const rows = result_index.main_category_results.flatMap(({ sub_category_results }) => sub_category_results);
	return { version, rows: rows.map(({ id, evaluation_note: note }) => ({ id, note })) };
};

const notesOfProposal: Text['notesOf'] = ({ data }) => {
	const { version, main_category_results } = data as EditedProposal;
	const rows = main_category_results.flatMap(({ sub_category_results }) => sub_category_results);
	return { version, rows: rows.map(({ id, proposal_note: note }) => ({ id, note })) };
};

const TEXTS: readonly Text[] = [
	{
		name: 'report',
		event: 'report',
		round: 1,
		path: (id) => `/console/evaluation_reports/${id}`,
		field: 'evaluation_note',
		edited: 'report.edited',
		to: STATUS.evaluated,
		notesOf: notesOfReport,
	},
	{
		name: 'second report',
		event: 'report_again',
		round: 2,
		path: (id) => `/console/re_assessments/${id}/evaluation_report`,
		field: 'evaluation_note',
		edited: 'report.edited',
		to: STATUS.reevaluated,
		notesOf: notesOfReport,
	},
	{
		name: 'proposal',
		event: 'proposal',
		round: 1,
		path: (id) => `/console/improvement_proposals/${id}`,
		field: 'proposal_note',
		edited: 'proposal.edited',
		to: STATUS.proposed,
		notesOf: notesOfProposal,
	},
];

/** Named after the first row of the result: applying for re-assessment again makes another result. */
const notesRegister = (field: Text['field'], resultRows: readonly number[]): string =>
	`${field}:${Math.min(...resultRows)}`;

const writing = (text: Text, confirms: boolean): Action => {
	const { from, editAt } = transitionRule(text.event);
	return {
		name: `${confirms ? 'confirm' : 'save'} ${text.name}`,
		weight: always(confirms ? 9 : 10),
		who: byStaff,
		acceptedAt: [...from, ...editAt],
		effects: confirms ? { actions: [`assessment.${text.event}`, text.edited], when: 'always' } : NO_EFFECT,
		request: (context) => {
			const { company, operationId } = context;
			const rows = company.structure.sheets[text.round]?.resultRows ?? [];
			if (rows.length === 0) return null;
			const register = notesRegister(text.field, rows);
			const value = `${text.name} ${operationId}`;
			const based = basedOn(context, register);
			const act: SaveAct = { kind: 'save', register, value, basedOn: based, version: null };
			const path = text.path(company.structure.progressId);
			return {
				method: confirms ? 'POST' : 'PUT',
				path: confirms ? path : `${path}/save_changes`,
				body: { sub_category_results: rows.map((id) => ({ id, [text.field]: value })), ...versionField(based) },
				act,
				learn: (answer) => {
					if (confirms && from.includes(company.status)) company.status = text.to;
					return learnSaved(context, act)(answer);
				},
			};
		},
	};
};

const reading = (text: Text): Action => ({
	name: `read ${text.name}`,
	weight: always(3),
	who: byStaff,
	acceptedAt: STATUS_IDS,
	triedAt: STATUS_IDS.filter((id) => id >= Math.min(...transitionRule(text.event).from) && id < STATUS.cancelled),
	effects: NO_EFFECT,
	request: ({ company }) => {
		const known = company.structure.sheets[text.round]?.resultRows ?? [];
		if (known.length === 0) return null;
		return {
			method: 'GET',
			path: text.path(company.structure.progressId),
			act: { kind: 'read', register: notesRegister(text.field, known), value: null, version: 0 },
			learn: (answer) => {
				const { version, rows } = text.notesOf(answer);
				const register = notesRegister(
					text.field,
					rows.map(({ id }) => id),
				);
				company.versions.set(register, version);
				return { act: { kind: 'read', register, value: joined(rows.map(({ note }) => note)), version } };
			},
		};
	},
});

export const REPORT_ACTIONS: readonly Action[] = TEXTS.flatMap((text) => [
	writing(text, false),
	writing(text, true),
	reading(text),
]);
