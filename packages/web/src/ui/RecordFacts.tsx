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

/** A part of a record below its facts, such as its history; without lines it is not there. `stacked`: notes stand below their words. */
export function RecordPart({
  title,
  stacked,
  children,
}: {
  title: string;
  stacked?: true;
  children: readonly ReactNode[];
}) {
  if (children.flat().filter(Boolean).length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={stacked ? 'record-lines stacked' : 'record-lines'}>{children}</ul>
    </section>
  );
}
