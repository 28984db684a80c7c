import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { App, Button, Select } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorDetails, userMessage } from '../../app/userMessage.ts';
import { Money } from '../../ui/Money.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import {
  ChiDinhCuaKhamDocument,
  ChiDinhDichVuDocument,
  DaXemKetQuaDocument,
  TimDichVuChiDinhDocument,
  type TimDichVuChiDinhQuery,
  XoaChiDinhDocument,
} from './orders.main.gen.ts';
import { OrderSlip } from './parts/OrderSlip.tsx';

type Props = {
  KhamBenh_Id: string;
  TiepNhan_Id: string;
  PhongBan_Id: string;
  editable: boolean;
  onBefore: () => Promise<boolean>;
  /** After orders were made or removed: what may be done with the session has changed. */
  onChanged: () => void;
};
type Service = TimDichVuChiDinhQuery['cacDM_DichVu2'][number];

/** Orders of a session: search and choose many, send; slips with live states. `onBefore` saves the diagnosis that orders need. */
export function OrdersTab({ KhamBenh_Id, TiepNhan_Id, PhongBan_Id, editable, onBefore, onChanged }: Props) {
  const { t } = useTranslation('orders');
  const { message, modal } = App.useApp();
  const client = useApolloClient();
  const [found, setFound] = useState<readonly Service[]>([]);
  const [chosen, setChosen] = useState<readonly Service[]>([]);
  const [text, setText] = useState('');
  const { data, refetch } = useQuery(ChiDinhCuaKhamDocument, {
    variables: { TiepNhan_Id, KhamBenh_Id },
    fetchPolicy: 'cache-and-network',
  });
  const [order, ordering] = useMutation(ChiDinhDichVuDocument);
  const [remove] = useMutation(XoaChiDinhDocument);
  const [view] = useMutation(DaXemKetQuaDocument);
  useEvents(['DichVuYeuCau', 'XetNghiem'], () => void refetch());
  const latest = useRef('');
  useEffect(() => {
    latest.current = text;
    const timer = setTimeout(async () => {
      const variables = { searchString: text, TiepNhan_Id, NoiYeuCau_Id: PhongBan_Id };
      const answer = await client.query({ query: TimDichVuChiDinhDocument, variables }).catch(() => null);
      if (latest.current === text) setFound(answer?.data?.cacDM_DichVu2 ?? []);
    }, 200);
    return () => clearTimeout(timer);
  }, [client, text, TiepNhan_Id, PhongBan_Id]);

  const send = async (xacNhanTrung: boolean) => {
    if (chosen.length === 0 || !(await onBefore())) return;
    const chiTiets = chosen.map((one) => ({ DichVu_Id: one._id }));
    try {
      await order({
        variables: { input: { requestId: crypto.randomUUID(), KhamBenh_Id, xacNhanTrung, chiTiets } },
      });
      setChosen([]);
      await refetch();
      onChanged();
    } catch (refusal) {
      if (errorCode(refusal) !== 'NEEDS_CONFIRMATION') return void message.error(userMessage(refusal));
      const { warnings } = errorDetails(refusal) as { warnings?: Array<{ code: string; TenDichVu: string }> }; // as the order writes them
      modal.confirm({
        title: t('confirmTitle'),
        content: (warnings ?? []).map((one) => (
          <p key={`${one.code}${one.TenDichVu}`}>{t(`warning.${one.code}`, { name: one.TenDichVu })}</p>
        )),
        okText: t('orderAnyway'),
        onOk: () => send(true),
      });
    }
  };
  const act = async (run: () => Promise<unknown>) => {
    try {
      await run();
    } catch (refusal) {
      message.error(userMessage(refusal));
    }
    await refetch();
    onChanged();
  };
  const known = [...chosen, ...found.filter((one) => !chosen.some((kept) => kept._id === one._id))];
  const slips = (data?.dichVuYeuCausByTiepNhan ?? []).filter((one) => one.TrangThai !== 'DaHuy');
  return (
    <>
      {editable ? (
        <div className="order-entry">
          <Select
            mode="multiple"
            autoFocus
            className="order-search"
            aria-label={t('search')}
            placeholder={t('search')}
            value={chosen.map((one) => one._id)}
            showSearch={{ filterOption: false, onSearch: setText }}
            onChange={(ids: string[]) => setChosen(known.filter((one) => ids.includes(one._id)))}
            options={known.map((one) => ({
              value: one._id,
              label: `${one.MaDichVu} – ${one.TenDichVu}`,
              service: one,
            }))}
            optionRender={({ data: { service } }) => (
              <span className="order-option">
                <span>
                  {service.MaDichVu} – {service.TenDichVu}{' '}
                  <small className="soft">{service.NoiThucHien?.ten}</small>
                </span>
                {service.DonGia ? <Money value={service.DonGia} /> : <small>{t('noPrice')}</small>}
              </span>
            )}
          />
          <Button
            type="primary"
            disabled={chosen.length === 0}
            loading={ordering.loading}
            onClick={() => void send(false)}
          >
            {t('order', { count: chosen.length })}
          </Button>
        </div>
      ) : null}
      {slips.length === 0 ? <EmptyState text={t('none')} /> : null}
      {slips.map((slip) => (
        <OrderSlip
          key={slip._id}
          slip={slip}
          onRemove={(ids) => void act(() => remove({ variables: { ids } }))}
          onView={() =>
            void act(() =>
              view({ variables: { id: slip._id, oldState: 'CoKetQua', newState: 'DaXemKetQua' } }),
            )
          }
        />
      ))}
    </>
  );
}
