import type { ReactNode } from 'react';
import './recordSheet.css';

/** Facts of a record, each under its label; those that are not there are left out. */
export function RecordFacts({ facts }: { facts: ReadonlyArray<readonly [label: string, value: ReactNode]> }) {
  return (
    <dl className="record-facts">
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
