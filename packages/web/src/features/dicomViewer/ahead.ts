import { authorisedFetch } from '../../session/http.ts';
import { studiesOf } from './address.ts';
import { lookOf } from './look/look.ts';
import { houseSource } from './pictureSource.ts';
import { type Dataset, seriesOf } from './study.ts';

// What the viewer opens with is asked for while the viewer itself is still on its way.

const searches = new Map<string, Promise<Dataset[]>>();

let tellSeen: () => void = () => undefined;

/** Tells that the first picture is seen, or that it cannot be. */
export const firstPictureSeen = (): void => tellSeen();

/** Asks for the pictures of the studies that an address names, and fetches the first of each. Over when one is seen. */
export function openAhead(files: string | undefined): Promise<void> {
  for (const study of studiesOf(files) ?? []) {
    const search = ask(study);
    searches.set(study, search);
    // who shows the study says why it does not come
    void lookAhead(study, search).catch(() => undefined);
  }
  return new Promise((resolve) => (tellSeen = resolve));
}

/** Fetches and draws the picture with which a study opens, once it is known which one that is. */
async function lookAhead(study: string, search: Promise<Dataset[]>): Promise<void> {
  const first = seriesOf(study, await search)[0]?.shown[0];
  if (first) await lookOf(first.imageId);
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
