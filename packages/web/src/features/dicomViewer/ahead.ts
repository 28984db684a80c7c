import { authorisedFetch } from '../../session/http.ts';
import { holdBack } from '../../session/parts.ts';
import { studiesOf } from './address.ts';
import { houseSource } from './pictureSource.ts';
import type { Dataset } from './study.ts';

// With the first page: what the viewer opens with is asked for while the viewer itself is still on its way.

const searches = new Map<string, Promise<Dataset[]>>();

let tellSeen: () => void = () => undefined;

/** Tells that the first picture is seen, or that it cannot be. */
export const firstPictureSeen = (): void => tellSeen();

/** Asks for the pictures of the studies that an address names, and fetches the first of each. */
export function openAhead(files: string | undefined): void {
  for (const study of studiesOf(files) ?? []) {
    const search = ask(study);
    searches.set(study, search);
    void import('./look/ahead.ts')
      .then(({ lookAhead }) => lookAhead(study, search))
      // who shows the study says why it does not come
      .catch(() => undefined);
  }
  holdBack(new Promise((resolve) => (tellSeen = () => resolve(undefined))));
}

/** The pictures of a study as a search tells them: what was asked for ahead, or is asked for now. Errors: HttpRefusal, and `signal` ends it. */
export async function instancesOf(study: string, signal: AbortSignal): Promise<Dataset[]> {
  const ahead = searches.get(study);
  searches.delete(study);
  return (await ahead?.catch(() => null)) ?? ask(study, signal);
}

async function ask(study: string, signal?: AbortSignal): Promise<Dataset[]> {
  const answer = await authorisedFetch(`${houseSource.root}/${study}/instances`, {
    priority: 'high',
    ...(signal ? { signal } : {}),
  });
  return (await answer.json()) as Dataset[]; // as DICOMweb answers
}
