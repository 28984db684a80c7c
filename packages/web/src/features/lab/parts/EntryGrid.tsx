import type { Issue } from '@sen/domain/catalogue/validate';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cellOf, keyOf, type LabCells, type LabValue } from '../labEntry.ts';
import type { Sent } from './DeviceMark.tsx';
import { EntryRow } from './EntryRow.tsx';
import { type Rerun, rerunOf } from './Reruns.tsx';

type Props = {
  values: readonly LabValue[];
  cells: LabCells;
  /** What devices have sent. */
  sent: readonly Sent[];
  /** What is to be measured again, or was. */
  reruns: readonly Rerun[];
  /** What was typed of values that came to wait for a rerun, by their keys. */
  aside: Readonly<Record<string, string>>;
  editable: boolean;
  issues: readonly Issue[];
  onChange: (at: number, change: { KetQua?: string; GhiChu?: string }) => void;
  onMove: (at: number, way: -1 | 1 | 'next') => void;
  onFocus: (at: number) => void;
  onLeave: (at: number) => void;
  /** To the choice between the two values of a rerun. */
  onRerun: (at: number) => void;
};

const nothingSent: readonly Sent[] = [];

type Group = { key: string; title: string; rows: { value: LabValue; at: number }[] };

/** The values of a slip grouped by service, in the order of the laboratory; a service of one value has no heading of its own. */
export function EntryGrid({ values, cells, issues, sent, reruns, aside, ...rest }: Props) {
  const { t } = useTranslation('lab');
  // the same list for the same answer: rows are drawn again only when their own value changes
  const byIndex = useMemo(() => groupedBy(sent), [sent]);
  return (
    <table className={rest.editable ? 'lab-grid lab-editing' : 'lab-grid'}>
      <thead>
        <tr>
          <th scope="col">{t('index')}</th>
          <th scope="col">{t('value')}</th>
          <th scope="col">{t('unit')}</th>
          <th scope="col">{t('range')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('note')}</th>
        </tr>
      </thead>
      {groupsOf(values).map((group) => (
        <tbody key={group.key}>
          {group.rows.length === 1 ? null : (
            <tr className="lab-group">
              <th colSpan={6} scope="rowgroup">
                {group.title}
              </th>
            </tr>
          )}
          {group.rows.map(({ value, at }) => (
            <EntryRow
              key={keyOf(value)}
              value={value}
              at={at}
              sent={byIndex.get(value.MaChiSo) ?? nothingSent}
              rerun={rerunOf(reruns, value)}
              aside={aside[keyOf(value)] ?? null}
              {...cellOf(value, cells)}
              issue={issues.find((issue) => issue.path === `ketQuas.${at}.KetQua`)?.code ?? null}
              {...rest}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Neighbours of one ordered service stand together; a service that comes again later makes a group of its own. */
function groupsOf(values: readonly LabValue[]): Group[] {
  const groups: Group[] = [];
  values.forEach((value, at) => {
    const last = groups.at(-1);
    if (last && last.rows[0]?.value.ChiTiet_Id === value.ChiTiet_Id) last.rows.push({ value, at });
    else groups.push({ key: keyOf(value), title: value.TenDichVu, rows: [{ value, at }] });
  });
  return groups;
}

function groupedBy(sent: readonly Sent[]): ReadonlyMap<string, readonly Sent[]> {
  const groups = new Map<string, Sent[]>();
  for (const one of sent) groups.set(one.MaChiSo, [...(groups.get(one.MaChiSo) ?? []), one]);
  return groups;
}
