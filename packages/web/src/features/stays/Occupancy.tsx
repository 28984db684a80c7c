import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chart } from '../../ui/chart/Chart.tsx';
import { dayPlus, formatDate, today } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { OccupancyDocument } from './bedMap.main.gen.ts';

/** So many days are drawn. */
const days = 30;

/** The occupancy of a ward by day, drawn when it is asked for. */
export function Occupancy({ Khoa_Id }: { Khoa_Id: string }) {
  const { t } = useTranslation('stays');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('map.byDay')}</Button>
      {isOpen ? (
        <Modal open width={860} title={t('map.byDayTitle')} footer={null} onCancel={() => setOpen(false)}>
          <Drawn Khoa_Id={Khoa_Id} />
        </Modal>
      ) : null}
    </>
  );
}

function Drawn({ Khoa_Id }: { Khoa_Id: string }) {
  const { t } = useTranslation('stays');
  const denNgay = today();
  const { data, error, refetch } = useQuery(OccupancyDocument, {
    variables: { Khoa_Id, tuNgay: dayPlus(denNgay, 1 - days), denNgay },
    fetchPolicy: 'network-only',
  });
  const found = data?.congSuatGiuongBenh;
  if (!found) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  return (
    <Chart
      title={t('map.byDayTitle')}
      data={{
        names: found.map(({ Ngay }) => formatDate(Ngay).slice(0, 5)),
        bars: { label: t('map.percentOf'), values: found.map(({ congSuat }) => congSuat ?? 0) },
      }}
    />
  );
}
