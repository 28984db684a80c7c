import type { LeavingPaperProps } from '../../ui/feature.ts';
import { PaperDialog } from '../papers/PaperDialog.tsx';
import { confirmation } from './certificatePapers.tsx';

/** The confirmation of the treatment of a stay. */
export default function ConfirmationDialog({ stay, ...props }: LeavingPaperProps) {
  return <PaperDialog paper={confirmation} session={stay} {...props} />;
}
