import { useState } from 'react';
import { AcknowledgeDialog } from './AcknowledgeDialog.tsx';
import { CriticalLine } from './CriticalLine.tsx';
import type { CriticalFragment } from './criticals.main.gen.ts';
import { useMinute } from './useMinute.ts';
import './criticals.css';

/** Critical findings, each with its answer or the way to give it. */
export function CriticalList({
  findings,
  withoutPatient = false,
}: {
  findings: readonly CriticalFragment[];
  withoutPatient?: boolean;
}) {
  const now = useMinute();
  const [answering, setAnswering] = useState<CriticalFragment | null>(null);
  return (
    <>
      <ul className="criticals">
        {findings.map((finding) => (
          <CriticalLine
            key={finding._id}
            finding={finding}
            now={now}
            withoutPatient={withoutPatient}
            onAcknowledge={() => setAnswering(finding)}
          />
        ))}
      </ul>
      {answering ? <AcknowledgeDialog finding={answering} onClose={() => setAnswering(null)} /> : null}
    </>
  );
}
