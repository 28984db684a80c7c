import { useQuery } from '@apollo/client/react';
import { slipKinds } from '@sen/domain/orders/orderKinds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import type { Service } from '../basket.ts';
import { HistoryLine } from './HistoryLine.tsx';
import { LichSuChiDinhDocument } from './history.main.gen.ts';

type Props = {
  place: { TiepNhan_Id: string; NoiYeuCau_Id: string };
  /** The services that are chosen already. */
  chosen: ReadonlySet<string>;
  onAgain: (service: Service, SoLuong: string) => void;
  onClose: () => void;
};

const kinds = slipKinds.filter((kind) => kind !== 'KhamBenh');

/** What the patient was ordered before, with the results in short; each may be chosen again. */
export default function OrderHistory({ place, chosen, onAgain, onClose }: Props) {
  const { t } = useTranslation('orders');
  const narrow = useLocation().pathname.startsWith('/m/');
  const [text, setText] = useState('');
  const [Loai, setLoai] = useState<(typeof kinds)[number] | null>(null);
  const [coKetQua, setResults] = useState(false);
  const keyWord = useDebounced(text, 250);
  const { data, previousData, loading, error, refetch } = useQuery(LichSuChiDinhDocument, {
    variables: { ...place, keyWord, Loai, coKetQua },
    fetchPolicy: 'cache-and-network',
  });
  const lines = (data ?? previousData)?.lichSuChiDinh;
  return (
    <Modal open width="min(96%, 860px)" title={t('history.title')} footer={null} onCancel={onClose}>
      <div className={narrow ? 'narrow order-history' : 'order-history'}>
        <div className="history-filter">
          <Input
            aria-label={t('history.find')}
            placeholder={t('history.find')}
            autoFocus
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Select
            aria-label={t('history.kind')}
            placeholder={t('history.kind')}
            allowClear
            value={Loai}
            options={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
            onChange={(kind) => setLoai(kind ?? null)}
          />
          <Checkbox checked={coKetQua} onChange={(event) => setResults(event.target.checked)}>
            {t('history.withResult')}
          </Checkbox>
        </div>
        {error && !lines ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {loading && !lines ? <Loading /> : null}
        {lines?.length === 0 ? <EmptyState text={t('history.none')} /> : null}
        <ul>
          {(lines ?? []).map((line) => (
            <HistoryLine
              key={line._id}
              line={line}
              isChosen={line.dichVu ? chosen.has(line.dichVu._id) : false}
              onAgain={() => line.dichVu && onAgain(line.dichVu, String(Number(line.SoLuong)))}
            />
          ))}
        </ul>
      </div>
    </Modal>
  );
}
