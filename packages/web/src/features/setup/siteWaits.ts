import { ask } from '../../session/plainRequest.ts';
import { SetupWaitsDocument, type SetupWaitsQuery } from './begin.main.gen.ts';

/** Whether the site has no account yet and waits to be set up; null while the server cannot tell. */
export async function siteWaits(): Promise<boolean | null> {
  const answer = await ask<SetupWaitsQuery>('SetupWaits', SetupWaitsDocument);
  return answer.ok ? answer.data.choThietLap : null;
}
