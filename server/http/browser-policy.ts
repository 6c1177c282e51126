import type { FastifyInstance, RouteShorthandOptions } from 'fastify';

/** Response headers that restrict browsers, besides the content security policy. */

declare module 'fastify' {
	interface FastifyContextConfig {
		/** Whether the response is no document: browsers ignore policies of documents on it. */
		isSubresource?: boolean;
	}
}

/** HSTS; helmet adds `includeSubDomains`. */
export const HSTS_SECONDS = 31_536_000;

/**
 * Browser features that are not used. Only known names: browsers log a warning on every page for unknown ones. Unlisted
 * features keep their default, the own origin.
 */
const UNUSED_FEATURES = [
	'accelerometer',
	'autoplay',
	'camera',
	'display-capture',
	'encrypted-media',
	'gamepad',
	'geolocation',
	'gyroscope',
	'hid',
	'idle-detection',
	'local-fonts',
	'magnetometer',
	'microphone',
	'midi',
	'payment',
	'picture-in-picture',
	'screen-wake-lock',
	'serial',
	'usb',
	'xr-spatial-tracking',
];

const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

export const switchOffFeatures = (app: FastifyInstance): void => {
	app.addHook('onRequest', async (request, reply) => {
		if (request.routeOptions.config.isSubresource) return;
		reply.header('Permissions-Policy', PERMISSIONS_POLICY);
	});
};

/**
 * Route options for scripts, style sheets and fonts: without the policies of documents, which would be longer than many
 * a file. A worker's script needs them: a worker has the policy of its response, not of the page.
 */
export const subresource: RouteShorthandOptions = {
	config: { isSubresource: true },
	helmet: {
		contentSecurityPolicy: false,
		crossOriginOpenerPolicy: false,
		originAgentCluster: false,
		referrerPolicy: false,
		xDnsPrefetchControl: false,
		xDownloadOptions: false,
		frameguard: false,
		xPermittedCrossDomainPolicies: false,
		xXssProtection: false,
	},
};
