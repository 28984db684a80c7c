import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../../../ui/acts.ts';
import { formatTime } from '../../../ui/dateText.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { CashierPreparedFragment } from '../prepared.main.gen.ts';
import type { Bill } from '../useBill.ts';
import type { Prepared } from '../usePrepared.ts';

const TransferQr = lazy(() => import('./TransferQr.tsx'));

type Props = { bill: Bill; prepared: Prepared; onPrint: (receipt: string) => void };

/** The transfers that a bill waits for, each with its code; and those that arrived while they were shown here, to be printed. */
export function AwaitedTransfers({ bill, prepared, onPrint }: Props) {
  const waiting = bill.giaoDichTams.filter((one) => one.isTemporary);
  const arrived = useArrived(bill);
  return (
    <>
      {arrived.map((one) => (
        <Arrived key={one._id} one={one} bill={bill} onPrint={onPrint} />
      ))}
      {waiting.map((one) => (
        <Awaited key={one._id} one={one} prepared={prepared} onPrint={onPrint} />
      ))}
    </>
  );
}

/** Those that were seen waiting and have been collected since: another bill begins anew. */
function useArrived({ TiepNhan_Id, giaoDichTams }: Bill): CashierPreparedFragment[] {
  const [seen, setSeen] = useState<{ of: string; ids: ReadonlySet<string> }>({
    of: TiepNhan_Id,
    ids: new Set(),
  });
  const waiting = giaoDichTams.filter((one) => one.isTemporary).map((one) => one._id);
  const key = waiting.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which wait
  useEffect(
    () =>
      setSeen((before) => ({
        of: TiepNhan_Id,
        ids: new Set([...(before.of === TiepNhan_Id ? before.ids : []), ...waiting]),
      })),
    [TiepNhan_Id, key],
  );
  if (seen.of !== TiepNhan_Id) return [];
  return giaoDichTams.filter((one) => one.BienLai_Id && seen.ids.has(one._id));
}

function Arrived({
  one,
  bill,
  onPrint,
}: {
  one: CashierPreparedFragment;
  bill: Bill;
  onPrint: Props['onPrint'];
}) {
  const { t } = useTranslation('cashier');
  const id = one.BienLai_Id;
  const receipt = bill.bienLais.find((made) => made._id === id);
  if (!id || !receipt || receipt.TrangThai === 'DaHuy') return null;
  return (
    <Alert
      type="success"
      title={
        <>
          {t('transfer.arrived', { code: receipt.MaBienLai })} <Money value={one.SoTien} strong />
        </>
      }
      action={
        <Button size="small" onClick={() => onPrint(id)}>
          {t('transfer.print')}
        </Button>
      }
    />
  );
}

function Awaited({
  one,
  prepared,
  onPrint,
}: {
  one: CashierPreparedFragment;
  prepared: Prepared;
  onPrint: Props['onPrint'];
}) {
  const { t } = useTranslation('cashier');
  const receive = async () => {
    const receipt = await prepared.collect(one._id);
    if (receipt) onPrint(receipt);
  };
  return (
    <section className="collect" aria-label={t('transfer.waiting', { code: one.MaGiaoDich })}>
      <h2>{t('transfer.waiting', { code: one.MaGiaoDich })}</h2>
      <figure className="transfer-code">
        <Suspense fallback={<span className="spinner" />}>
          <TransferQr payload={one.maQR.payload} label={one.MaGiaoDich} />
        </Suspense>
        <figcaption>
          <strong>{one.maQR.accountName}</strong>
          <span>{one.maQR.accountNumber}</span>
          <strong>{one.MaGiaoDich}</strong>
          <Money value={one.SoTien} strong />
          <span className="soft">
            {t('transfer.until', { time: formatTime(one.HetHanLuc), name: one.NguoiThu?.ten ?? '' })}
          </span>
        </figcaption>
      </figure>
      <div className="visit-acts">
        {refusalOf(one, 'thuTien') === null ? (
          <Button loading={prepared.busy} onClick={() => void receive()}>
            {t('transfer.received')}
          </Button>
        ) : null}
        {refusalOf(one, 'huyChuanBiThu') === null ? (
          <Button disabled={prepared.busy} onClick={() => void prepared.cancel(one._id)}>
            {t('transfer.cancel')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
