import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateRange } from '../../../ui/DateRange.tsx';
import { FinderSelect } from '../../../ui/FinderSelect.tsx';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { AccessPatientsDocument } from '../recordAccess.main.gen.ts';
import type { AccessLog } from '../useAccessLog.ts';

const nameOf = (one: { MaYTe: string; TenBenhNhan: string; NamSinh: number }) =>
  `${one.MaYTe} – ${one.TenBenhNhan}, ${one.NamSinh}`;

/** Whose record, and in which days. */
export function AccessFilter({ log }: { log: AccessLog }) {
  const { t } = useTranslation(['recordAccess', 'common']);
  const client = useApolloClient();
  const bar = useRef<HTMLElement>(null);
  const { filter, narrow, patient } = log;
  useHotkeys([{ keys: 'F3', label: t('patient'), run: () => bar.current?.querySelector('input')?.focus() }]);
  const find = async (keyword: string) => {
    const { data } = await client.query({ query: AccessPatientsDocument, variables: { keyword } });
    return (data?.benhNhans ?? []).map((one) => ({ value: one._id, label: nameOf(one) }));
  };
  return (
    <search className="access-filter" aria-label={t('filter')} ref={bar}>
      <FinderSelect
        aria-label={t('patient')}
        value={filter.BenhNhan_Id}
        known={patient ? nameOf(patient) : null}
        find={find}
        autoFocus={filter.BenhNhan_Id === null}
        onChange={(BenhNhan_Id) => narrow({ BenhNhan_Id })}
      />
      <DateRange
        value={{ from: filter.tuNgay, to: filter.denNgay }}
        onChange={({ from, to }) => narrow({ tuNgay: from, denNgay: to })}
      />
    </search>
  );
}
