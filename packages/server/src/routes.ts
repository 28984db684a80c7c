import type { FastifyInstance } from 'fastify';
import type { ContextSource } from './engine/requestContext.ts';

/** Routes beside GraphQL: files, Excel of catalogues, printed forms. */
export async function registerRoutes(_app: FastifyInstance, _source: ContextSource): Promise<void> {}
