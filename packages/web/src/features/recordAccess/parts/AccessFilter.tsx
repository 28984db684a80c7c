import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../ui/DateField.tsx';
import { FinderSelect } from '../../../ui/FinderSelect.tsx';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { AccessPatientsDocument } from '../recordAccess.main.gen.ts';
import type { AccessLog } from '../useAccessLog.ts';

const isDay = (value: string | null): value is string => value !== null && /^\d{4}-\d{2}-\d{2}$/.test(value);
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
      <DateField
        aria-label={t('fromDay', { ns: 'common' })}
        value={filter.tuNgay}
        onChange={(from) =>
          isDay(from) && narrow({ tuNgay: from, ...(from > filter.denNgay ? { denNgay: from } : {}) })
        }
      />
      <DateField
        aria-label={t('toDay', { ns: 'common' })}
        value={filter.denNgay}
        onChange={(to) => isDay(to) && narrow({ denNgay: to, ...(to < filter.tuNgay ? { tuNgay: to } : {}) })}
      />
    </search>
  );
}
