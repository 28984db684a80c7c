import { khamBenhActs } from '@sen/domain/examination/khamBenh';
import { type ReactNode, Suspense, useState } from 'react';
import { currentLanguage } from '../../session/i18n.ts';
import { allows, refusalOf } from '../../ui/acts.ts';
import type { SessionPaper } from '../../ui/feature.ts';
import { useContributions } from '../../ui/useContributions.ts';
import type { PhienKhamFragment } from './examination.main.gen.ts';

/** Papers of a session that may be issued: an entry of a menu each, and the dialogue of the one that is open. */
export type Papers = { entries: Array<{ key: string; label: string; run: () => void }>; dialog: ReactNode };

/**
 * Papers that others write of a session: certificates, minutes. Nothing of them is read before one is opened; `save` keeps what is
 * typed, on which they stand, and answers null when that was refused.
 */
export function usePapers(session: PhienKhamFragment, save: () => Promise<unknown>): Papers {
  const [shown, setShown] = useState<SessionPaper | null>(null);
  const brought = useContributions('papers').flat();
  const open = async (paper: SessionPaper) => {
    if (!allows(session, 'luu') || (await save()) !== null) setShown(paper);
  };
  return {
    entries: brought
      .filter(({ action }) => !denied.has(refusalOf(session, action) ?? ''))
      .map((paper) => ({
        key: paper.action,
        label: khamBenhActs.acts[paper.action].label[currentLanguage()],
        run: () => void open(paper),
      })),
    dialog: shown ? (
      <Suspense fallback={null}>
        <shown.Dialog session={session} onClose={() => setShown(null)} />
      </Suspense>
    ) : null,
  };
}

/** Who may not issue a paper does not see it, nor one that comes with the end of the session; what it lacks yet is told where it is saved. */
const denied: ReadonlySet<string> = new Set([
  'FORBIDDEN',
  'NODE_NOT_GRANTED',
  'EXAM_ENDED',
  'EXAM_NOT_ENDED',
  'FOLLOW_UP_DAY_NEEDED',
]);
