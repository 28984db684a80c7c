import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import type { OpenedProps } from '../../lists/listDef.ts';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { LeavingPart } from './leaving/LeavingPart.tsx';
import { StayButtons } from './StayButtons.tsx';
import { StayFacts } from './StayFacts.tsx';
import { StayTimes } from './StayTimes.tsx';
import { stayOf } from './stayOf.ts';
import { type InWardRowFragment, StayOpenedDocument, type StayTimesFragment } from './stays.main.gen.ts';
import './stays.css';

type Props = Omit<OpenedProps<unknown>, 'row'>;

/** An order to admit, or the stay that it began: who, where since when, and what may be done. */
export default function StayDialog({ id, onChanged, onClose }: Props) {
  const { t } = useTranslation('stays');
  const { data, error, refetch } = useQuery(StayOpenedDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['NoiTru'], () => void refetch());
  const found = data?.noiTru;
  const one = found ? stayOf(found as InWardRowFragment & StayTimesFragment) : found; // a whole answer
  if (!one)
    return (
      <Modal open title={t('stay')} footer={null} onCancel={onClose}>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : one === null ? (
          <EmptyState text={t('notFound')} />
        ) : (
          <Loading />
        )}
      </Modal>
    );
  const changed = () => {
    void refetch();
    onChanged();
  };
  return (
    <Modal
      open
      width={860}
      title={`${one.BenhNhan?.TenBenhNhan ?? ''} · ${one.SoBenhAn ?? one.MaNhapVien}`}
      footer={<StayButtons one={one} onDone={changed} />}
      onCancel={onClose}
    >
      <StayFacts one={one} />
      <LeavingPart id={one._id} onChanged={changed} />
      <StayTimes one={one} />
    </Modal>
  );
}
