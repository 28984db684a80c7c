import type { LeavingPaperProps } from '../../ui/feature.ts';
import { PaperDialog } from '../papers/PaperDialog.tsx';
import { deathNotice } from './certificatePapers.tsx';

/** The death notice of a patient who died in a stay. */
export default function DeathNoticeDialog({ stay, ...props }: LeavingPaperProps) {
  return <PaperDialog paper={deathNotice} session={stay} {...props} />;
}
