import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { withApp } from '#tests/support/app.ts';
import { trpcClient } from '#tests/support/calls/trpc.ts';
import { makeCompany, makeCompanyUser, PASSWORD } from '#tests/support/factories.ts';

const booted = withApp();

describe('the tRPC transport', () => {
	it('signs in with full types', async () => {
		const app = booted.current;
		const company = await makeCompany(app);
		const { user } = await makeCompanyUser(app, { companyId: company.id });
		const open = trpcClient(app, null);
		const { data, message } = await open.app.session.login.mutate({ email: user.email, password: PASSWORD });
		expect(message).toBe('You are logged in.');
		const token: string = data.token;
		const me = await trpcClient(app, token).app.session.me.query();
		expect(me.data).toEqual({
			id: user.id,
			name: user.name,
			role: 0,
			email: user.email,
			version: 0,
			company_name: company.companyName,
		});
	});

	it('has status and field errors in the data of an error', async () => {
		const failed = await trpcClient(booted.current, null, 'ja')
			.app.session.login.mutate({ email: 'nobody@example.com', password: 'not the one' })
			.catch((error: unknown) => error);
		expect(failed).toBeInstanceOf(TRPCClientError);
		expect((failed as TRPCClientError<never>).data).toMatchObject({
			httpStatus: 422,
			errors: { email: ['メールアドレスまたはパスワードが正しくありません。'] },
		});
	});

	it('refuses a call without a session', async () => {
		const failed = await trpcClient(booted.current, null)
			.app.session.me.query()
			.catch((error: unknown) => error);
		expect((failed as TRPCClientError<never>).data).toMatchObject({ httpStatus: 401, errors: null });
	});
});
