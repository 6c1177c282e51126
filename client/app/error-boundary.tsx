import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Container, Stack } from '../ui/layout.tsx';
import { useText } from './locale.tsx';
import { paths } from './paths.ts';
import { useTitle } from './title.ts';

const Failed = () => {
	const { t } = useText();
	useTitle(t('common.errors.unexpectedTitle'));
	return (
		<Container width="text">
			<Stack>
				<h1>{t('common.errors.applicationError')}</h1>
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
	);
};

/** The last net: a screen that throws shows this instead of nothing. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError(): { failed: boolean } {
		return { failed: true };
	}

	override componentDidCatch(error: Error, info: ErrorInfo): void {
		reportError(new Error(`${error.message}\n${info.componentStack ?? ''}`));
	}

	override render(): ReactNode {
		return this.state.failed ? <Failed /> : this.props.children;
	}
}
