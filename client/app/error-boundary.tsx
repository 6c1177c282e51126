import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useText } from '#client/base/locale.tsx';
import { paths } from '#client/base/paths.ts';
import { useTitle } from '#client/base/title.ts';
import { Button } from '#client/ui/button.tsx';
import { Container, Stack } from '#client/ui/layout.tsx';

/** Statuses of router errors: bad request, not found, method not allowed. */
const ROUTER_STATUSES = [400, 404, 405] as const;

const routerStatusOf = (error: unknown): (typeof ROUTER_STATUSES)[number] | undefined =>
	ROUTER_STATUSES.find(
		(status) => typeof error === 'object' && error !== null && 'status' in error && error.status === status,
	);

const Failed = ({ error }: { error: unknown }) => {
	const { t } = useText();
	const status = routerStatusOf(error);
	useTitle(t('common.errors.unexpectedTitle'));
	return (
		<main>
			<Container width="text">
				<Stack>
					<h1>{status ? t(`common.router.${status}`) : t('common.errors.applicationError')}</h1>
					<p>{t('common.errors.unexpected')}</p>
					<div>
						<Button kind="primary" onClick={() => location.reload()}>
							{t('common.errors.reload')}
						</Button>
					</div>
					<p>
						<a href={paths.home}>{t('common.errors.toHome')}</a>
					</p>
				</Stack>
			</Container>
		</main>
	);
};

type Caught = { failed: boolean; error: unknown };

export class ErrorBoundary extends Component<{ children: ReactNode }, Caught> {
	override state: Caught = { failed: false, error: null };

	static getDerivedStateFromError(error: unknown): Caught {
		return { failed: true, error };
	}

	override componentDidCatch(error: Error, info: ErrorInfo): void {
		reportError(new Error(`${error.message}\n${info.componentStack ?? ''}`));
	}

	override render(): ReactNode {
		return this.state.failed ? <Failed error={this.state.error} /> : this.props.children;
	}
}
