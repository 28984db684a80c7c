import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { useSession } from '../../../session/useSession.ts';
import { DateRange } from '../../../ui/DateRange.tsx';
import { FinderSelect } from '../../../ui/FinderSelect.tsx';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { AuditAccountsDocument, AuditKindsDocument, AuditPatientsDocument } from '../auditLog.main.gen.ts';
import { actKinds } from '../filter.ts';
import { kindOptions } from '../kindOptions.ts';
import type { AuditLog } from '../useAuditLog.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What the list is narrowed to: days, who, where, whom it concerned, the act and the record. */
export function FilterBar({ log }: { log: AuditLog }) {
  const { t } = useTranslation(['auditLog', 'common']);
  const client = useApolloClient();
  const { permissions } = useSession();
  const { filter, narrow, rows } = log;
  const { data: kinds } = useQuery(AuditKindsDocument, { fetchPolicy: 'cache-first' });
  const first = useRef<HTMLInputElement>(null);
  useHotkeys([
    { keys: 'F3', label: t('toFilter'), run: () => first.current?.focus() },
    { keys: 'Alt+Backspace', label: t('clear'), run: log.clear },
  ]);

  const findAccount = async (keyword: string) => {
    const { data } = await client.query({ query: AuditAccountsDocument, variables: { keyword } });
    return (data?.nguoiThaoTacs ?? []).map((one) => ({
      value: one._id,
      label: [one.username, one.TenNhanVien].filter(Boolean).join(' – '),
    }));
  };
  const findPatient = async (keyword: string) => {
    const { data } = await client.query({ query: AuditPatientsDocument, variables: { keyword } });
    return (data?.benhNhans ?? []).map((one) => ({
      value: one._id,
      label: `${one.MaYTe} – ${one.TenBenhNhan}, ${one.NamSinh}`,
    }));
  };
  const actor = rows.find((row) => row.user_Id === filter.user_Id);
  const patient = rows.find((row) => row.BenhNhan?._id === filter.BenhNhan_Id)?.BenhNhan;
  return (
    <search className="audit-filter" aria-label={t('filter')}>
      <DateRange
        ref={first}
        value={{ from: filter.tuNgay, to: filter.denNgay }}
        onChange={({ from, to }) => narrow({ tuNgay: from, denNgay: to })}
      />
      <FinderSelect
        aria-label={t('user')}
        value={filter.user_Id}
        known={actor ? [actor.username, actor.TenNhanVien].filter(Boolean).join(' – ') : null}
        find={findAccount}
        onChange={(user_Id) => narrow({ user_Id })}
      />
      <RefPicker
        to="Node"
        aria-label={t('node')}
        placeholder={t('node')}
        value={filter.node_Id}
        onChange={(node_Id) => narrow({ node_Id })}
      />
      {permissions.has('BENH_NHAN_XEM') ? (
        <FinderSelect
          aria-label={t('patient')}
          value={filter.BenhNhan_Id}
          known={patient ? `${patient.MaYTe} – ${patient.TenBenhNhan}` : null}
          find={findPatient}
          onChange={(BenhNhan_Id) => narrow({ BenhNhan_Id })}
        />
      ) : null}
      <Select
        aria-label={t('act')}
        placeholder={t('act')}
        value={filter.action}
        allowClear
        options={actKinds.map((value) => ({ value, label: t(`action.${value}`) }))}
        onChange={(action) => narrow({ action: action ?? null })}
      />
      <Select
        aria-label={t('kind')}
        placeholder={t('kind')}
        value={filter.entity}
        allowClear
        showSearch={{}}
        popupMatchSelectWidth={false}
        options={kindOptions(kinds?.loaiBanGhiThaoTacs ?? [], t('daily'), currentLanguage())}
        onChange={(entity: string | undefined) => narrow({ entity: entity ?? null, entity_id: null })}
      />
      {filter.entity ? (
        <RecordField
          key={filter.entity_id ?? ''}
          value={filter.entity_id}
          onChange={(entity_id) => narrow({ entity_id })}
        />
      ) : null}
    </search>
  );
}

/** The id of one record: it narrows once it is whole. */
function RecordField({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const { t } = useTranslation('auditLog');
  const [text, setText] = useState(value ?? '');
  const id = text.trim();
  return (
    <Input
      allowClear
      aria-label={t('record')}
      placeholder={t('record')}
      aria-invalid={id !== '' && !uuid.test(id)}
      value={text}
      onChange={(event) => {
        const typed = event.target.value.trim();
        setText(event.target.value);
        if (uuid.test(typed)) onChange(typed);
        else if (typed === '' && value) onChange(null);
      }}
    />
  );
}
