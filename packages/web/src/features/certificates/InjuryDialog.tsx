import type { LeavingPaperProps } from '../../ui/feature.ts';
import { PaperDialog } from '../papers/PaperDialog.tsx';
import { injury } from './certificatePapers.tsx';

/** The certificate of the injuries of a patient of a stay. */
export default function InjuryDialog({ stay, ...props }: LeavingPaperProps) {
  return <PaperDialog paper={injury} session={stay} {...props} />;
}
