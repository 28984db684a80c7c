import type { SessionPaperProps } from '../../ui/feature.ts';
import { PaperDialog } from '../papers/PaperDialog.tsx';
import { slip } from './slipPaper.ts';

/** The appointment slip of a session: issued and printed at once, later issued again or cancelled. */
export default function SlipDialog(props: SessionPaperProps) {
  return <PaperDialog paper={slip} {...props} />;
}
