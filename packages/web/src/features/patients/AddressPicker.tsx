import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAfterTyping } from '../../ui/afterTyping.ts';
import type { RefLabel } from '../../ui/entry.ts';
import { Select } from '../../ui/kit/Select.tsx';
import {
  CommuneByIdDocument,
  CommunesDocument,
  type CommunesQuery,
  ProvincesDocument,
} from './address.main.gen.ts';

type Commune = CommunesQuery['donViHanhChinhs']['data'][number];

type Props = {
  /** Id of the commune. */
  value?: string | null | undefined;
  onChange?: (id: string | null) => void;
  /** How to show the commune before it is read. */
  label?: RefLabel | null | undefined;
  id?: string;
};

/**
 * An address in two steps: the province, and the commune by name without accents. A province chosen by hand stays for the next patient;
 * one that a known patient brought goes with them.
 */
export function AddressPicker({ value, onChange, label, id }: Props) {
  const { t } = useTranslation('patients');
  const client = useApolloClient();
  const [provinces, setProvinces] = useState<readonly RefLabel[]>([]);
  const [province, setProvince] = useState<string | null>(null);
  const [communes, setCommunes] = useState<readonly Commune[]>([]);
  const byHand = useRef<string | null>(null);
  const turn = useRef(0);
  const typing = useAfterTyping();

  useEffect(() => {
    void client.query({ query: ProvincesDocument, fetchPolicy: 'cache-first' }).then(({ data }) => {
      setProvinces(
        (data?.donViHanhChinhs.data ?? []).map((one) => ({ _id: one._id, ten: one.TenDonVi ?? '' })),
      );
    });
  }, [client]);

  // A commune that came from elsewhere brings its province along.
  const known = communes.find((one) => one._id === value);
  useEffect(() => {
    if (!value || known) return;
    void client.query({ query: CommuneByIdDocument, variables: { id: value } }).then(({ data }) => {
      const found = data?.donViHanhChinh;
      if (!found) return;
      setCommunes((before) => [...before.filter((one) => one._id !== found._id), found]);
    });
  }, [client, value, known]);
  useEffect(() => {
    if (!value) setProvince(byHand.current);
    else if (known) setProvince(known.Cha_Id ?? null);
  }, [value, known]);

  const search = useCallback(
    (keyword: string, within: string | null) => {
      typing.run(async () => {
        turn.current += 1;
        const mine = turn.current;
        const filter = { Cap: '2', ...(within ? { Cha_Id: within } : {}) };
        const { data } = await client.query({ query: CommunesDocument, variables: { keyword, filter } });
        if (mine === turn.current) setCommunes(data?.donViHanhChinhs.data ?? []);
      });
    },
    [client, typing],
  );

  const text = (one: Commune) =>
    province || !one.Cha ? (one.TenDonVi ?? '') : `${one.TenDonVi ?? ''}, ${one.Cha.ten}`;
  const options = communes.map((one) => ({ value: one._id, label: text(one) }));
  if (value && !options.some((one) => one.value === value))
    options.unshift({ value, label: label?.ten ?? '…' });
  return (
    <div className="address-picker">
      <Select
        value={province}
        allowClear
        aria-label={t('province')}
        placeholder={t('province')}
        options={provinces.map((one) => ({ value: one._id, label: one.ten }))}
        showSearch={{}}
        popupMatchSelectWidth={false}
        onChange={(next: string | undefined) => {
          byHand.current = next ?? null;
          setProvince(next ?? null);
          setCommunes([]);
          if (value && known?.Cha_Id !== next) onChange?.(null);
          search('', next ?? null);
        }}
      />
      <Select
        {...(id ? { id } : {})}
        value={value ?? null}
        allowClear
        aria-label={t('commune')}
        placeholder={t('commune')}
        options={options}
        showSearch={{ filterOption: false, onSearch: (keyword) => search(keyword, province) }}
        popupMatchSelectWidth={false}
        onOpenChange={(open) => open && search('', province)}
        notFoundContent={t('communeHint')}
        onChange={(next: string | undefined) => {
          const chosen = communes.find((one) => one._id === next);
          if (chosen) byHand.current = chosen.Cha_Id ?? null;
          onChange?.(next ?? null);
        }}
      />
    </div>
  );
}
