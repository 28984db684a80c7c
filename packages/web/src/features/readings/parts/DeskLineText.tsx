import type { ComponentProps } from 'react';
import { useReadingDesk } from '../readingDesk.ts';
import { LineText } from './LineText.tsx';

type Line = ComponentProps<typeof LineText>['line'] & { noiDung?: unknown };

/** What a test of this desk found, to read, with what its kind keeps besides. */
export function DeskLineText({ line }: { line: Line }) {
  const { content } = useReadingDesk();
  return <LineText line={line}>{content ? <content.Text stored={line.noiDung ?? null} /> : null}</LineText>;
}
