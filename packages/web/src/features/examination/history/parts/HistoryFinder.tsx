import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker, RefsPicker } from '../../../../catalogue/RefPicker.tsx';
import { DateField } from '../../../../ui/DateField.tsx';
import { FinderSelect } from '../../../../ui/FinderSelect.tsx';
import { useHotkeys } from '../../../../ui/hotkeys.tsx';
import { CrossIcon } from '../../../../ui/icons.tsx';
import { Button } from '../../../../ui/kit/Button.tsx';
import { Select } from '../../../../ui/kit/Select.tsx';
import { countOf, isTurned, states } from '../filter.ts';
import { HistoryFindDocument } from '../history.main.gen.ts';
import type { VisitHistory } from '../useHistory.ts';

type Named = { MaYTe: string; TenBenhNhan: string; NamSinh: number };
const nameOf = (one: Named) => `${one.MaYTe} – ${one.TenBenhNhan}, ${one.NamSinh}`;

/** Whose history, and which of its visits. */
export function HistoryFinder({ history }: { history: VisitHistory }) {
  const { t } = useTranslation(['visitHistory', 'patients', 'common']);
  const client = useApolloClient();
  const bar = useRef<HTMLElement>(null);
  const { filter, narrow, patient } = history;
  useHotkeys([
    { keys: 'F3', label: t('find'), run: () => bar.current?.querySelector('input')?.focus() },
    { keys: 'Alt+Backspace', label: t('clear'), run: history.clear },
  ]);
  const find = async (text: string) => {
    const { data } = await client.query({ query: HistoryFindDocument, variables: { text } });
    return (data?.timNhanh.benhNhans ?? []).map((one) => ({ value: one._id, label: nameOf(one) }));
  };
  return (
    <search className="history-filter" aria-label={t('find')} ref={bar}>
      <FinderSelect
        aria-label={t('find')}
        value={history.BenhNhan_Id}
        known={patient ? nameOf(patient) : null}
        find={find}
        onChange={history.choosePatient}
        autoFocus={history.BenhNhan_Id === null}
      />
      {history.BenhNhan_Id ? (
        <>
          <div className="history-days">
            <DateField
              aria-label={t('fromDay', { ns: 'common' })}
              value={filter.from}
              onChange={(from) => narrow({ from })}
            />
            <DateField
              aria-label={t('toDay', { ns: 'common' })}
              value={filter.to}
              onChange={(to) => narrow({ to })}
            />
          </div>
          {isTurned(filter) ? (
            <p role="alert" className="history-turned">
              {t('turned')}
            </p>
          ) : null}
          <RefPicker
            to="DM_DoiTuong"
            aria-label={t('payer')}
            placeholder={t('payer')}
            value={filter.DoiTuong}
            onChange={(DoiTuong) => narrow({ DoiTuong })}
          />
          <RefsPicker
            to="Node"
            aria-label={t('rooms')}
            placeholder={t('rooms')}
            value={filter.PhongBan_Ids}
            onChange={(PhongBan_Ids) => narrow({ PhongBan_Ids })}
          />
          <Select
            aria-label={t('visitState')}
            placeholder={t('visitState')}
            value={filter.TrangThai}
            allowClear
            options={states.map((value) => ({ value, label: t(`state.${value}`, { ns: 'patients' }) }))}
            onChange={(TrangThai) => narrow({ TrangThai: TrangThai ?? null })}
          />
          {countOf(filter) > 0 ? (
            <Button type="text" size="small" icon={<CrossIcon />} onClick={history.clear}>
              {t('clear')}
            </Button>
          ) : null}
        </>
      ) : null}
    </search>
  );
}
