import { openDraft, type SealedRow } from '../../packages/web/src/session/sealedDrafts.ts';
import { device } from './device.ts';
import { until } from './until.ts';

/** Waits until this device keeps a draft that holds this text, and not the other one, as it does 300 ms after the last change. */
export async function expectDraft(text: string, without?: string): Promise<void> {
  await until(
    () => `no draft holds ${text}`,
    () => {
      const drafts = keptDrafts();
      return (drafts.includes(text) && (without === undefined || !drafts.includes(without))) || drafts;
    },
  );
}

/** What the drafts hold that the person of this device can open, as JSON. */
function keptDrafts(): string {
  const { key } = JSON.parse(sessionStorage.getItem('draftKey') ?? '{"key":""}') as { key: string }; // as session/draftKey.ts keeps it
  const rows = device.rows('drafts') as SealedRow[];
  return JSON.stringify(rows.map((row) => openDraft(row, key)));
}
