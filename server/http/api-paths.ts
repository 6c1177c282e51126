import type { FastifyRequest } from 'fastify';
import { listOperations } from '#server/calls/operation.ts';
import { type KnownPath, knownPaths, pathOfOther } from '#server/calls/other-methods.ts';
import { operations } from '#server/router.ts';

export const API_PREFIX = '/api';

/** The description of the API, below the prefix. */
export const DESCRIPTION_PATH = '/openapi.json';

/** Every path of the API. */
export const API_PATHS: readonly KnownPath[] = knownPaths(listOperations(operations), [DESCRIPTION_PATH]);

/** The path of a request that no route has the method of; null if it is unknown. */
export const refusedPathOf = (request: FastifyRequest): KnownPath | null => pathOfOther(API_PATHS, API_PREFIX, request);
