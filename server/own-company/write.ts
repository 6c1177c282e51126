import type { CallContext, CompanyActor } from '#server/base/actor.ts';
import { invalidField } from '#server/base/errors.ts';
import { lockVisibleCompany } from '#server/companies/queries.ts';
import { type OwnForm, updateRow, type WriteDeps } from '#server/companies/store.ts';
import { assertFormVersion } from '#server/db/versions.ts';
import { latestEstablishedDate } from '#shared/companies/established-date.ts';
import { tokyoDate } from '#shared/dates.ts';

/** Updates the actor's company. @throws 409 from an older version, 422 on `established_date` */
export const updateOwnCompany = (
	deps: WriteDeps,
	actor: CompanyActor,
	form: OwnForm,
	call: CallContext,
): Promise<null> =>
	deps.db.transaction(async (tx) => {
		const company = await lockVisibleCompany(tx, actor, actor.companyId);
		await assertFormVersion(tx, form.version, company, { clock: deps.clock, call });
		const latest = latestEstablishedDate(tokyoDate(deps.clock.now()));
		if (form.established_date && form.established_date > latest) {
			throw invalidField('established_date', 'companies.establishedTooLate', { latest });
		}
		await updateRow(tx, deps, company, actor, form, call);
		return null;
	});
