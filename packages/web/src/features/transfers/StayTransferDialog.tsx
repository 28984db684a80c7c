import type { LeavingPaperProps } from '../../ui/feature.ts';
import { PaperDialog } from '../papers/PaperDialog.tsx';
import { stayTransfer } from './transferPaper.tsx';

/** The transfer of a stay whose discharge is one. */
export default function StayTransferDialog({ stay, ...props }: LeavingPaperProps) {
  return <PaperDialog paper={stayTransfer} session={stay} {...props} />;
}
