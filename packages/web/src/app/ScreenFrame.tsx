import type { ReactNode } from 'react';
import { PrintingProvider } from '../ui/Printing.tsx';
import AntFrame from './AntFrame.tsx';

/** What a work screen stands in: the component library, the preview of printed forms and the printer. */
export default function ScreenFrame({ children }: { children: ReactNode }) {
  return (
    <AntFrame>
      <PrintingProvider>{children}</PrintingProvider>
    </AntFrame>
  );
}
