import { css } from 'goober';
import { Link } from 'wouter';
import type { Outputs } from '#client/api/client.ts';
import { consolePaths } from '#client/base/console-paths.ts';
import { formatDate, formatDateTime, MISSING } from '#client/base/format.ts';
import { lookUpText, useText } from '#client/base/locale.tsx';
import { color } from '#client/ui/tokens.ts';
import type { Withdrawal } from '#shared/evidence/states.ts';
import { MAIL_STATES } from '#shared/mails/states.ts';

export type Entry = Outputs['console']['progresses']['timeline']['data'][number];

const item = css`
	position: relative; padding: 0 0 24px 28px;
	&::before { content: ''; position: absolute; left: 3px; top: 8px; width: 10px; height: 10px; border-radius: 50%; background: ${color.grey600}; }
	&::after { content: ''; position: absolute; left: 7px; top: 22px; bottom: -4px; width: 2px; background: ${color.grey200}; }
	&:last-child::after { display: none; }
	& > p { overflow-wrap: anywhere; }
`;
const ofComment = css`&::before { background: ${color.blue900}; }`;
const what = css`font-weight: 700; color: ${color.grey900}; & > span { margin-inline-start: 12px; font-weight: 400; color: ${color.grey700}; }`;
const who = css`
	display: flex; flex-wrap: wrap; gap: 0 12px; font-size: 14px; line-height: 1.6; color: ${color.grey600};
	& > * { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; max-width: 100%; }
`;
const said = css`margin-top: 4px; padding: 12px 16px; border-radius: 8px; background: ${color.grey50}; white-space: pre-wrap; text-wrap: pretty;`;

const texts = css`margin-top: 4px; white-space: pre-wrap; text-wrap: pretty;`;

const ACTS = {
	request_opened: 'requestOpened',
	request_answered: 'requestAnswered',
	request_returned: 'requestReturned',
	request_accepted: 'requestAccepted',
} as const;

const WITHDRAWN = {
	staff: 'requestWithdrawn',
	grading: 'withdrawnByGrading',
	cancelled: 'withdrawnByCancelling',
} as const satisfies Record<Withdrawal, string>;

const PLAN_ACTS = {
	plan_accepted: 'planAccepted',
	plan_returned: 'planReturned',
} as const;

type Asked = Extract<Entry, { evidence_request_id: number }>;

/** A request's question and text, and the new message. */
const Request = ({ entry: { question, asked, content } }: { entry: Asked }) => {
	const { t } = useText();
	return (
		<>
			<p className={texts}>{question ? `${question.number} ${question.content}` : t('console.timeline.whole')}</p>
			<p className={texts}>{t('console.timeline.asked', { text: asked })}</p>
			{content && <p className={said}>{content}</p>}
		</>
	);
};

const CERTIFICATE_ACTS = {
	certificate_withdrawn: 'certificateWithdrawn',
	certificate_reissued: 'certificateReissued',
} as const;

const OBJECTION_ACTS = {
	objection_filed: 'objectionFiled',
	objection_withdrawn: 'objectionWithdrawn',
	objection_decided: 'objectionDecided',
} as const;

type Objected = Extract<Entry, { objection_id: number }>;

/** How many points, how many were upheld, and the way to their texts. */
const Objection = ({ entry }: { entry: Objected }) => {
	const { t } = useText();
	const {
		objection_id: id,
		point_count: points,
		upheld_count: upheld,
		by_involved: isInvolved,
		by_cancelling: isCancelled,
	} = entry;
	return (
		<p className={texts}>
			<Link to={consolePaths.objection(id)}>
				{upheld === null
					? t('console.timeline.objectionPoints', { count: points })
					: t('console.timeline.objectionUpheld', { points, count: upheld })}
			</Link>
			{isInvolved && (
				<span>
					{' '}
					{t(isCancelled ? 'console.timeline.objectionCancelledByInvolved' : 'console.timeline.objectionByInvolved')}
				</span>
			)}
		</p>
	);
};

const VOICE_ACTS = {
	voice_opened: 'voiceOpened',
	voice_closed: 'voiceClosed',
} as const;

type Planned = Extract<Entry, { plan_action_id: number }>;

/** An action's sub-category, and what staff found missing. */
const Plan = ({ entry: { sub_category: subCategory, content } }: { entry: Planned }) => (
	<>
		<p className={texts}>{subCategory}</p>
		{content && <p className={said}>{content}</p>}
	</>
);

type Mailed = Extract<Entry, { recipients: readonly unknown[] }>;

/** How many people were mailed, and who; undelivered ones first. */
const Mails = ({ entry: { recipients } }: { entry: Mailed }) => {
	const { t } = useText();
	const shown = MAIL_STATES.toReversed().flatMap((state) => {
		const names = recipients.filter((one) => one.state === state).map(({ name }) => name);
		if (names.length === 0) return [];
		return [
			t(`console.timeline.mails.${state}`, { count: names.length, names: names.join(t('console.timeline.and')) }),
		];
	});
	return shown.map((line) => (
		<p key={line} className={texts}>
			{line}
		</p>
	));
};

/** The event in one line. */
const What = ({ entry }: { entry: Entry }) => {
	const { t } = useText();
	switch (entry.kind) {
		case 'comment':
			return t('console.timeline.commented');
		case 'proposal_waived':
			return t('console.timeline.waived');
		case 'proposal_resumed':
			return t('console.timeline.resumed');
		case 'request_opened':
		case 'request_answered':
		case 'request_returned':
		case 'request_accepted':
			return t(`console.timeline.${ACTS[entry.kind]}`);
		case 'plan_answered':
			return t(entry.decision === 'do' ? 'console.timeline.planDo' : 'console.timeline.planNot');
		case 'plan_accepted':
		case 'plan_returned':
			return t(`console.timeline.${PLAN_ACTS[entry.kind]}`);
		case 'certificate_withdrawn':
		case 'certificate_reissued':
			return t(`console.timeline.${CERTIFICATE_ACTS[entry.kind]}`);
		case 'objection_filed':
		case 'objection_withdrawn':
		case 'objection_decided':
			return t(`console.timeline.${entry.by_cancelling ? 'objectionCancelled' : OBJECTION_ACTS[entry.kind]}`);
		case 'voice_opened':
		case 'voice_closed':
			return t(`console.timeline.${VOICE_ACTS[entry.kind]}`);
		case 'mailed':
			return t('console.timeline.mailed', { about: entry.about });
		case 'request_withdrawn':
			return t(`console.timeline.${WITHDRAWN[entry.withdrawn_because ?? 'staff']}`);
		default:
			return (
				<>
					{lookUpText(`console.audit.actions.assessment_${entry.event}`) ?? entry.event}
					<span>{t('console.timeline.change', { from: entry.from?.name ?? MISSING, to: entry.to.name })}</span>
				</>
			);
	}
};

/**
 * A timeline entry: a change of status, a decision about the proposal, an event of an evidence request, an objection, the
 * plan, a certificate or a round of the workers' voice, mails, or a comment.
 */
export const TimelineEntry = ({ entry }: { entry: Entry }) => {
	const { t, locale } = useText();
	const isComment = entry.kind === 'comment';
	return (
		<li className={isComment ? `${item} ${ofComment}` : item}>
			<p className={what}>
				<What entry={entry} />
			</p>
			<p className={who}>
				<span>{formatDateTime(entry.at, locale)}</span>
				{entry.actor && <span>{entry.actor.name}</span>}
			</p>
			{isComment && <p className={said}>{entry.content}</p>}
			{'asked' in entry && <Request entry={entry} />}
			{'objection_id' in entry && <Objection entry={entry} />}
			{'plan_action_id' in entry && <Plan entry={entry} />}
			{'recipients' in entry && <Mails entry={entry} />}
			{'certificate_id' in entry && (
				<p className={texts}>{t('console.timeline.dated', { date: formatDate(entry.issued_at, locale) })}</p>
			)}
			{'voice_round_id' in entry && (
				<p className={texts}>
					{t('console.timeline.voiceRound', { date: formatDate(entry.closes_on, locale), count: entry.codes_made })}
				</p>
			)}
			{'is_same_person' in entry && entry.is_same_person && <p className={texts}>{t('console.timeline.samePerson')}</p>}
			{'reason' in entry && entry.reason && (
				<p className={texts}>{t('console.timeline.reason', { reason: entry.reason })}</p>
			)}
			{'message_to_company' in entry && entry.message_to_company && (
				<p className={texts}>{t('console.timeline.message', { message: entry.message_to_company })}</p>
			)}
		</li>
	);
};
