import { PaperDialog, type PaperDialogProps } from '../papers/PaperDialog.tsx';
import { report } from './reportPaper.ts';
import './caseReports.css';

/** The case report of a session; a session without one begins with the form. */
export default function CaseReportDialog(props: PaperDialogProps) {
  return <PaperDialog paper={report} {...props} />;
}
