import { useMutation } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import type { ListTools } from '../../lists/listDef.ts';
import { userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import { PostPeriodDocument } from './accounting.main.gen.ts';
import type { Book } from './DayBookSums.tsx';

const ExportDialog = lazy(() => import('./ExportDialog.tsx'));

/** Enters what has no accounts yet, and exports what was entered: of the days that are shown. */
export function DayBookActs({ t, found, refetch }: ListTools<Book>) {
  const { permissions } = useSession();
  const { message } = useNotices();
  const requests = useRequestIds();
  const [postPeriod, { loading }] = useMutation(PostPeriodDocument);
  const [exporting, setExporting] = useState(false);
  const days = found && { tuNgay: found.TuNgay, denNgay: found.DenNgay };
  const post = async () => {
    if (!days) return;
    const key = JSON.stringify(days);
    try {
      const { data } = await postPeriod({ variables: { input: { requestId: requests.of(key), ...days } } });
      requests.done(key);
      const { soButToan = 0, soConLai = 0 } = data?.dinhKhoanKy ?? {};
      if (soButToan > 0) message.success(t('posted', { count: soButToan }));
      if (soConLai > 0) message.warning(t('leftWithout', { count: soConLai }), 6);
    } catch (error) {
      message.error(userMessage(error));
    } finally {
      refetch();
    }
  };
  return (
    <>
      {permissions.has('DINH_KHOAN') ? (
        <Button loading={loading} disabled={!found?.ChuaDinhKhoan} onClick={() => void post()}>
          {t('postAll')}
        </Button>
      ) : null}
      {permissions.has('BUT_TOAN_XUAT') ? (
        <Button icon={<DownloadIcon />} disabled={!found} onClick={() => setExporting(true)}>
          {t('export')}
        </Button>
      ) : null}
      {exporting && days ? (
        <Suspense fallback={null}>
          <ExportDialog days={days} onChanged={refetch} onClose={() => setExporting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
