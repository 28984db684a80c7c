import { shortAddress } from '@sen/domain/names/place';
import type { ReactNode } from 'react';
import { headAndTail } from './cutText.ts';
import './cut.css';

type Props = { children: ReactNode; end: string; title?: string };

/** A line that is cut before its end: what tells it from the next line stands there. */
export function Cut({ children, end, title }: Props) {
  return (
    <span className="cut" title={title}>
      <span className="cut-head">{children}</span>
      <span className="cut-tail">{end}</span>
    </span>
  );
}

/** A name, a place or a number in one line: too long, it loses its middle and never its end. */
export function CutText({ children: text }: { children: string }) {
  const [head, tail] = headAndTail(text);
  return (
    <Cut end={tail} title={text}>
      {head}
    </Cut>
  );
}

/** An address in one line, in short forms: too long, it loses what stands before the province. */
export function Address({ children: text }: { children: string }) {
  const [before, province] = shortAddress(text);
  return (
    <Cut end={province} title={text}>
      {before}
    </Cut>
  );
}
