import { useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { typingRest } from '../../ui/afterTyping.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { Radio } from '../../ui/kit/choices.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useDebounced } from '../../ui/useDebounced.ts';
import { type DicomOrderFragment, DicomOrdersDocument, type DicomStudyFragment } from './dicom.main.gen.ts';

type Props = {
  study: Pick<DicomStudyFragment, '_id' | 'ChiTiet_Id' | 'MaNguoiBenh'>;
  id?: string;
  value?: DicomOrderFragment | null;
  onChange?: (order: DicomOrderFragment) => void;
  'aria-required'?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

/** Chooses the line of an order: those of the patient id that was sent, or what is found by number, code or name. */
export function OrderChoice({ study, id, value, onChange, ...aria }: Props) {
  const { t } = useTranslation('dicom');
  const name = useId();
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), typingRest);
  const { data, previousData, loading, error, refetch } = useQuery(DicomOrdersDocument, {
    variables: { id: study._id, keyword: keyword || null },
    fetchPolicy: 'network-only',
  });
  const found = (data ?? previousData)?.phieuChoCaDICOM.filter(
    ({ ChiTiet_Id }) => ChiTiet_Id !== study.ChiTiet_Id,
  );
  return (
    <div className="dicom-orders">
      <Input
        {...aria}
        id={id}
        autoFocus
        allowClear
        autoComplete="off"
        prefix={<SearchIcon />}
        value={typed}
        placeholder={t('findOrder')}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter chooses the only one that is found; to attach it is an act of its own
          event.preventDefault();
          const [only, another] = loading || typed.trim() !== keyword ? [] : (found ?? []);
          if (only && !another) onChange?.(only);
        }}
      />
      {error && !found ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {loading && !found ? <Loading /> : null}
      {found && found.length > 0 ? (
        <ul className="dicom-order-list" aria-label={t('ordersFound')} aria-busy={loading}>
          {found.map((order) => (
            <li key={order.ChiTiet_Id}>
              <Radio
                name={name}
                checked={order.ChiTiet_Id === value?.ChiTiet_Id}
                onChange={() => onChange?.(order)}
              >
                <strong>{order.SoTruyCap}</strong> {order.TenDichVu}
                <small className="dicom-of">
                  {order.TenBenhNhan}, {order.NamSinh} · {order.MaYTe} · {formatDateTime(order.NgayYeuCau)}
                  {order.TenPhong ? ` · ${order.TenPhong}` : ''}
                </small>
              </Radio>
            </li>
          ))}
        </ul>
      ) : null}
      {found?.length === 0 ? (
        <p className="soft" role="status">
          {keyword
            ? t('noOrderFound')
            : t(study.ChiTiet_Id ? 'noOtherOrderOfId' : 'noOrderOfId', {
                id: study.MaNguoiBenh || t('noId'),
              })}
        </p>
      ) : null}
      {value && !found?.some(({ ChiTiet_Id }) => ChiTiet_Id === value.ChiTiet_Id) ? (
        <p role="status">{t('chosen', { number: value.SoTruyCap, name: value.TenBenhNhan })}</p>
      ) : null}
    </div>
  );
}
