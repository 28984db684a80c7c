import type { LeavingPaperProps } from '../../ui/feature.ts';
import { PaperDialog } from '../papers/PaperDialog.tsx';
import { staySlip } from './slipPaper.ts';

/** The appointment slip of a stay whose discharge is ordered. */
export default function StaySlipDialog({ stay, ...props }: LeavingPaperProps) {
  return <PaperDialog paper={staySlip} session={stay} {...props} />;
}
