import type { ReactNode } from 'react';
import { PrintingProvider } from '../ui/Printing.tsx';

/** What a work screen stands in: the preview of printed forms and the printer. */
export default function ScreenFrame({ children }: { children: ReactNode }) {
  return <PrintingProvider>{children}</PrintingProvider>;
}
