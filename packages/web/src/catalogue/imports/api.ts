import { type Ask, authorisedFetch } from '../../session/http.ts';
import type { CatalogueImport, ChangedEntry, Choices, Issue, Mended, Plans } from './types.ts';

async function ask<T>(path: string, options?: Ask): Promise<T> {
  const answer = await authorisedFetch(`/api/imports/${path}`, options);
  const { data } = (await answer.json()) as { data: T }; // as the server's routes answer
  return data;
}

function json(method: 'POST' | 'PUT', value: unknown): Ask {
  return { method, body: JSON.stringify(value), headers: { 'content-type': 'application/json' } };
}

/** The plans that fill a catalogue, and this user's import under way. */
export const plansOf = (catalogue: string) => ask<Plans>(`plans/${catalogue}`);

/** Sends a file; the server reads it and proposes its columns. */
export function sendFile(plan: string, file: File): Promise<CatalogueImport> {
  const body = new FormData();
  body.append('file', file);
  return ask(`plans/${plan}`, { method: 'POST', body });
}

/** Starts the import of the file that ships with Sen: it is written without a further question when it has no fault. */
export const startShipped = (plan: string) => ask<CatalogueImport>(`plans/${plan}/shipped`, json('POST', {}));

export const importOf = (id: string) => ask<CatalogueImport>(id);
export const keepChoices = (id: string, choices: Choices) => ask<CatalogueImport>(id, json('PUT', choices));
export const startCheck = (id: string) => ask<CatalogueImport>(`${id}/check`, json('POST', {}));
export const startWrite = (id: string, requestId: string, partly: boolean) =>
  ask<CatalogueImport>(`${id}/write`, json('POST', { requestId, partly }));
export const mendCells = (id: string, cells: readonly Mended[]) =>
  ask<CatalogueImport>(`${id}/cells`, json('POST', { cells }));
export const undoImport = (id: string) => ask<CatalogueImport>(`${id}/undo`, json('POST', {}));
export const changesOf = (id: string, offset: number) =>
  ask<ChangedEntry[]>(`${id}/changes?offset=${offset}&limit=50`);
export const cancelImport = (id: string) => ask<CatalogueImport>(`${id}/cancel`, json('POST', {}));
export const issuesOf = (id: string, key: string | null, offset: number) =>
  ask<Issue[]>(`${id}/issues?offset=${offset}${key === null ? '' : `&key=${encodeURIComponent(key)}`}`);
