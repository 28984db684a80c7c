import type { LeavingPaperProps } from '../../ui/feature.ts';
import { PaperDialog } from '../papers/PaperDialog.tsx';
import { pregnancyRest } from './certificatePapers.tsx';

/** The certificate of rest in a pregnancy after a stay. */
export default function PregnancyRestDialog({ stay, ...props }: LeavingPaperProps) {
  return <PaperDialog paper={pregnancyRest} session={stay} {...props} />;
}
