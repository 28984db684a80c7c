import type { ReactNode } from 'react';

type Props = {
  /** In a sentence, for whoever points at it. */
  title?: string;
  children: ReactNode;
};

/** What was written here and has not reached those it is for: orders not sent, drugs not saved. */
export function UnsentMark({ title, children }: Props) {
  return (
    <span className="badge unsent" {...(title ? { title } : {})}>
      {children}
    </span>
  );
}
